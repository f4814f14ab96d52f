import type { ModuleFacts, ModuleTrait } from '../../editor/catalogue.ts';
import type { ModuleDefinition } from '../../modules/define-module.ts';
import type { ModuleRegistry } from '../../modules/registry.ts';
import { catalogueFields } from '../builder/module-catalogue.ts';

/** Everything about a module that is to be looked up, out of its definition alone. */
export function moduleFacts(definition: ModuleDefinition, registry: ModuleRegistry): ModuleFacts {
  const { type, version, fields, slots = {}, parent = [], hydrate, scripts = [] } = definition;
  return {
    ...{ version, parent, slots },
    folder: registry.folder(type),
    fields: catalogueFields(fields),
    runs: hydrate ?? (scripts.length > 0 ? 'script' : 'plain'),
    traits: traitsOf(definition, registry.load(type) !== undefined),
  };
}

function traitsOf(definition: ModuleDefinition, loads: boolean): ModuleTrait[] {
  const has: Record<ModuleTrait, unknown> = {
    loads,
    'reads-query': definition.readsQuery,
    'reads-request': definition.readsRequest,
    'opens-anchored': definition.opensByFragment === 'anchored',
    'opens-named': definition.opensByFragment === 'named',
    'shows-outline': definition.showsOutline,
    'has-ground': definition.hasGround,
    allows: definition.allows,
    'structured-data': definition.structuredData,
    'no-index': definition.noIndex,
  };
  return (Object.keys(has) as ModuleTrait[]).filter((trait) => has[trait]);
}
