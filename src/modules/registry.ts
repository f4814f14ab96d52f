import type { ModuleDefinition } from './define-module.ts';
import type { ModuleAction, ModuleLoad } from './module-load.ts';

/** Every module type of the program: found by the names of their files, never listed by hand. */
export interface ModuleRegistry {
  definition(type: string): ModuleDefinition | undefined;
  load(type: string): ModuleLoad | undefined;
  action(type: string): ModuleAction | undefined;
  /** The folder of a type below `modules/`: what is in it belongs together. */
  folder(type: string): string;
  /** Whether nothing of a folder's modules runs in a visitor's browser: they stay as the server rendered them. */
  isStill(folder: string): boolean;
  all(): readonly ModuleDefinition[];
}

const definitionFiles = import.meta.glob<Record<string, unknown>>('./*/*.definition.ts', {
  eager: true,
});
const loadFiles = import.meta.glob<Record<string, ModuleLoad>>('./*/*.load.ts', { eager: true });
const actionFiles = import.meta.glob<Record<string, ModuleAction>>('./*/*.action.ts', { eager: true });

/** A definition's file exports its fields too, for the component's types. */
const isDefinition = (exported: unknown): exported is ModuleDefinition =>
  typeof exported === 'object' && exported !== null && 'Component' in exported;

function createRegistry(): ModuleRegistry {
  const definitions = new Map<string, ModuleDefinition>();
  const folders = new Map<string, string>();
  for (const [path, exported] of Object.entries(definitionFiles)) {
    for (const definition of Object.values(exported).filter(isDefinition)) {
      if (definitions.has(definition.type)) throw new Error(`two modules have the type ${definition.type}`);
      definitions.set(definition.type, definition);
      folders.set(definition.type, path.split('/')[1] as string);
    }
  }
  const byType = <Part>(files: Record<string, Record<string, Part>>, suffix: string) => {
    const found = new Map<string, Part>();
    for (const [path, exported] of Object.entries(files)) {
      const type = path.replace(/^.*\//, '').replace(suffix, '');
      const [part] = Object.values(exported);
      if (!definitions.has(type) || !part) throw new Error(`${path} belongs to no module`);
      found.set(type, part);
    }
    return found;
  };
  const loads = byType(loadFiles, '.load.ts');
  const actions = byType(actionFiles, '.action.ts');
  const all = [...definitions.values()];
  return {
    definition: (type) => definitions.get(type),
    load: (type) => loads.get(type),
    action: (type) => actions.get(type),
    folder: (type) => folders.get(type) ?? '',
    isStill: (folder) =>
      all.every(
        ({ type, hydrate, scripts = [] }) =>
          folders.get(type) !== folder || (!hydrate && scripts.length === 0),
      ),
    all: () => all,
  };
}

export const registry = createRegistry();
