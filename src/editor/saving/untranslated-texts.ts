import type { PageNode } from '../../page/page-node.ts';
import type { CatalogueFields } from '../catalogue.ts';
import type { ModuleTypes } from '../state/place-rules.ts';
import { type Tree, visitNodes } from '../state/tree.ts';

export interface PageText {
  nodeId: string;
  words: string;
}

/** Texts that read as in the other language: copied, and not translated yet. Names and single words may be the same. */
export function untranslatedTexts(tree: Tree, source: Tree, types: ModuleTypes): PageText[] {
  const known = new Set(textsOf(source, types).map(({ words }) => words));
  return textsOf(tree, types).filter(({ words }) => known.has(words) && isSentence(words));
}

/** Modules of the other language that are not on this page; nothing when the two were not made of one another. */
export function missingModules(tree: Tree, source: Tree): PageNode[] {
  const here = new Set<string>();
  visitNodes(tree, ({ id }) => here.add(id));
  const missing: PageNode[] = [];
  let shared = 0;
  visitNodes(source, (node, parents) => {
    if (here.has(node.id)) shared += 1;
    else if (parents.every(({ id }) => here.has(id))) missing.push(node);
  });
  return shared * 2 >= here.size && shared > 0 ? missing : [];
}

function textsOf(tree: Tree, types: ModuleTypes): PageText[] {
  const texts: PageText[] = [];
  visitNodes(tree, ({ id, type, props, variants = {} }) => {
    const fields = types.get(type)?.fields ?? {};
    for (const values of [props, ...Object.values(variants)])
      for (const words of wordsOf(fields, values)) texts.push({ nodeId: id, words });
  });
  return texts;
}

function wordsOf(fields: CatalogueFields, values: Record<string, unknown>): string[] {
  return Object.entries(fields).flatMap(([name, { control }]) => {
    const value = values[name];
    if (control.type === 'list' && Array.isArray(value)) {
      return value.flatMap((item) => (typeof item === 'object' && item ? wordsOf(control.item, item) : []));
    }
    const isText = control.type === 'text' || control.type === 'rich-text';
    return isText && typeof value === 'string' ? [plain(value)] : [];
  });
}

const plain = (text: string): string =>
  text
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

const isSentence = (text: string): boolean => (text.match(/\p{L}{2,}/gu) ?? []).length >= 3;
