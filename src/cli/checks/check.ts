import type { Config } from '../../server/config.ts';

/** What a check found; when it is not well, `found` ends with what to do about it. */
export type Finding = { well: boolean; found: string };

export type Check = { name: string; run(config: Config): Promise<Finding> };

export const well = (found: string): Finding => ({ well: true, found });
export const bad = (found: string, remedy: string): Finding => ({
  well: false,
  found: `${found}. ${remedy}`,
});
