import type { Log } from '../jobs.ts';

const nothing = () => {};
export const silentLog: Log = { info: nothing, warn: nothing, error: nothing };
