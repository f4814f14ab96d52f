import type { Language } from '../../lib/language.ts';
import type { PageNode } from '../../page/page-node.ts';
import type { CatalogueField } from '../catalogue.ts';
import type { ModuleTypes } from '../state/place-rules.ts';

/** What staff call a module's type. */
export const moduleName = (types: ModuleTypes, type: string, language: Language): string =>
  types.get(type)?.label[language] ?? type;

/** The first words of a module: the first of its texts that is not empty, without formatting; '' when there is none. */
export function firstWords(types: ModuleTypes, node: PageNode): string {
  for (const [name, field] of Object.entries(types.get(node.type)?.fields ?? {})) {
    const words = wordsOf(field, node.props[name]);
    if (words) return words;
  }
  return '';
}

function wordsOf({ control }: CatalogueField, value: unknown): string {
  if (typeof value !== 'string') return '';
  if (control.type === 'text') return value.trim();
  if (control.type === 'rich-text')
    return value
      .replace(/<[^>]*>/g, ' ')
      .replace(/&nbsp;/g, ' ')
      .replace(/&lt;/g, '<')
      .replace(/&gt;/g, '>')
      .replace(/&amp;/g, '&')
      .replace(/\s+/g, ' ')
      .trim();
  return '';
}

/** How a module is told from others of its type, e.g. `Kop: De zee is vlakbij`. */
export function moduleTitle(types: ModuleTypes, node: PageNode, language: Language): string {
  const words = firstWords(types, node);
  const name = moduleName(types, node.type, language);
  return words ? `${name}: ${words.length > 40 ? `${words.slice(0, 39)}…` : words}` : name;
}
