import { wakeMaps } from '../../components/map/wake-map.ts';

wakeMaps('map');
