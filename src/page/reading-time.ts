import type { ModuleRegistry } from '../modules/registry.ts';

/** Words that somebody reads in a minute. */
const readingSpeed = 220;

/** How many minutes reading the words of a stored tree takes, at least 1. */
export const readingMinutes = (tree: unknown, registry: ModuleRegistry): number =>
  Math.max(1, Math.round(countWords(Array.isArray(tree) ? tree : [], registry) / readingSpeed));

function countWords(nodes: readonly unknown[], registry: ModuleRegistry): number {
  let count = 0;
  for (const stored of nodes) {
    const node = (stored ?? {}) as { type?: string; props?: Record<string, unknown>; slots?: object };
    const fields = registry.definition(node.type ?? '')?.fields ?? {};
    for (const [name, value] of Object.entries(node.props ?? {}))
      if (Object.hasOwn(fields, name)) count += wordsIn(() => fields[name]?.searchText(value) ?? []);
    for (const slot of Object.values(node.slots ?? {}))
      if (Array.isArray(slot)) count += countWords(slot, registry);
  }
  return count;
}

/** A value that an older version stored may be of another shape: it counts as no words. */
function wordsIn(texts: () => readonly string[]): number {
  try {
    return texts().reduce((count, text) => count + (text.match(/\S+/g)?.length ?? 0), 0);
  } catch {
    return 0;
  }
}
