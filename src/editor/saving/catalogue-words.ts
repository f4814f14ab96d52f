import type { ModuleWords } from '../../features/pages/rules/change-sentences.ts';
import type { Catalogue } from '../catalogue.ts';

/** How the catalogue calls modules and fields, for describing changes in the browser. */
export function catalogueWords({ modules, design }: Catalogue): ModuleWords {
  const types = new Map(modules.map((module) => [module.type, module]));
  // A catalogue's fields lack only what describing does not need: validation.
  return { module: (type: string) => types.get(type), design } as unknown as ModuleWords;
}
