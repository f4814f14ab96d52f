import { countUpWhenSeen } from '../../components/count-up/count-up.ts';

countUpWhenSeen('[data-module="bar-counters"]');
