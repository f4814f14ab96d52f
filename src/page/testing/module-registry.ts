import type { ModuleDefinition } from '../../modules/define-module.ts';
import type { ModuleLoad } from '../../modules/module-load.ts';
import type { ModuleRegistry } from '../../modules/registry.ts';

/** A registry of a test's own modules, with the loads of some by their types. */
export function moduleRegistry(
  definitions: readonly ModuleDefinition[],
  loads: Readonly<Record<string, ModuleLoad>> = {},
): ModuleRegistry {
  const byType = new Map(definitions.map((definition) => [definition.type, definition]));
  return {
    definition: (type) => byType.get(type),
    load: (type) => loads[type],
    action: () => undefined,
    folder: (type) => type,
    isStill: () => false,
    all: () => definitions,
  };
}
