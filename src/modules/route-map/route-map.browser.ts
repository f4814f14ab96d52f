import { wakeMaps } from '../../components/map/wake-map.ts';
import { startProfile } from './route-profile.ts';

wakeMaps('route-map', startProfile);
