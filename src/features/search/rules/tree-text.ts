import type { ModuleRegistry } from '../../../modules/registry.ts';

type Definitions = Pick<ModuleRegistry, 'definition'>;

interface StoredNode {
  type?: string;
  props?: Record<string, unknown>;
  slots?: Record<string, unknown>;
  shown?: unknown;
}

/** A module that stands here keeps its page out of search, as it keeps it out of search engines. */
export const isKeptOut = (tree: unknown, registry: Definitions): boolean =>
  nodesOf(tree).some(({ type }) => registry.definition(type ?? '')?.noIndex);

/** The texts of a stored tree, as the fields of its modules tell them. What is shown only sometimes is left aside. */
export const treeTexts = (tree: unknown, registry: Definitions): string[] =>
  nodesOf(tree).flatMap(({ type, props = {} }) => {
    const fields = registry.definition(type ?? '')?.fields ?? {};
    return Object.entries(props).flatMap(([name, value]) =>
      Object.hasOwn(fields, name) ? textsOf(() => fields[name]?.searchText(value)) : [],
    );
  });

/** Texts as running text: what is no whole sentence is parted from what follows. */
export const joined = (texts: readonly string[]): string =>
  texts
    .map((text) => text.replace(/\s+/g, ' ').trim())
    .filter(Boolean)
    .map((text, index, all) => (index === all.length - 1 || /[.!?…:;]$/.test(text) ? text : `${text} ·`))
    .join(' ');

/** Every module of a tree that all visitors see, each before those in it. */
function nodesOf(tree: unknown): StoredNode[] {
  if (!Array.isArray(tree)) return [];
  return tree.flatMap((stored: StoredNode | null) =>
    stored && !stored.shown ? [stored, ...Object.values(stored.slots ?? {}).flatMap(nodesOf)] : [],
  );
}

/** A value that an older version stored may be of another shape: it says nothing. */
function textsOf(read: () => readonly string[] | undefined): readonly string[] {
  try {
    return read() ?? [];
  } catch {
    return [];
  }
}
