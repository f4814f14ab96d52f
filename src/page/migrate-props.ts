import type { ModuleDefinition } from '../modules/define-module.ts';

/** Props of an older version as the newest one knows them; in words, why they cannot be. */
export function migrate(
  definition: ModuleDefinition,
  version: number,
  props: Record<string, unknown>,
): Record<string, unknown> | string {
  if (version > definition.version) return `its version ${version} is newer than this program knows`;
  let migrated = props;
  for (let from = version; from < definition.version; from += 1) {
    const step = definition.migrations?.[from];
    if (!step) return `there is no migration from version ${from}`;
    try {
      migrated = step(migrated);
    } catch {
      return `its props could not be migrated from version ${from}`;
    }
  }
  return migrated;
}
