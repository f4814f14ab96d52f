import type { AnyField, Fields } from '../../../src/fields/field.ts';
import { schemaOf } from '../../../src/fields/fields-schema.ts';
import { type Language, languages } from '../../../src/lib/language.ts';
import { registry } from '../../../src/modules/registry.ts';
import { type ContentPage, contentTree } from '../../../src/page/page-content.ts';
import type { PageNode } from '../../../src/page/page-node.ts';

/** A stored value of a page with the control that edits it. */
interface Found {
  control: string;
  value: unknown;
  node: PageNode;
}

/** The modules of a page in a language, each before those in its slots. */
export function nodesOf(page: ContentPage, language: Language): PageNode[] {
  const flat = (nodes: readonly PageNode[]): PageNode[] =>
    nodes.flatMap((node) => [node, ...flat(Object.values(node.slots ?? {}).flat())]);
  return flat(contentTree(page, language, () => 1));
}

/** Every value of a page's modules, those of lists and groups too, with its control. */
export const valuesOf = (page: ContentPage, language: Language): Found[] =>
  nodesOf(page, language).flatMap((node) => {
    const fields = registry.definition(node.type)?.fields ?? {};
    const values = schemaOf(fields).safeParse(node.props).data ?? {};
    return valuesIn(fields, values as Record<string, unknown>, node);
  });

const valuesIn = (fields: Fields, values: Record<string, unknown>, node: PageNode): Found[] =>
  Object.entries(fields).flatMap(([name, field]) => fieldValues(field, values[name], node));

function fieldValues({ control }: AnyField, value: unknown, node: PageNode): Found[] {
  if (control.type === 'list') {
    return (value as Record<string, unknown>[]).flatMap((each) => valuesIn(control.item, each, node));
  }
  return [{ control: control.type, value, node }];
}

/** The addresses inside running text. */
export const addressesIn = (html: string): string[] =>
  [...html.matchAll(/href="([^"]*)"/g)].map(([, address = '']) => address.replaceAll('&amp;', '&'));

/** The levels of the headings a page shows, in their order. */
export const headingLevels = (page: ContentPage, language: Language): number[] =>
  nodesOf(page, language)
    .flatMap(levelsOf)
    .map((level) => Number(level.slice(1)));

/** Modules whose heading is optional, with the value that holds it. */
const titled: Record<string, string> = {
  heading: 'text',
  hero: 'heading',
  blurb: 'heading',
  'call-to-action': 'heading',
  'opening-hours': 'title',
  toggle: 'title',
};
/** Modules that show headings of their own at their `level`. */
const always = new Set([
  'post-title',
  'post-slider',
  'bike-list',
  'tour-list',
  'tour-departures',
  'faq',
  'accordion',
  'pricing-table',
]);

function levelsOf({ type, props }: PageNode): string[] {
  const fields = registry.definition(type)?.fields ?? {};
  const values = (schemaOf(fields).safeParse(props).data ?? {}) as Record<string, unknown>;
  if (type === 'booking-summary') return ['h1'];
  if (type === 'text') return [...String(values.html).matchAll(/<(h\d)>/g)].map(([, level = '']) => level);
  const shown = always.has(type) || Boolean(values[titled[type] ?? '']);
  return shown && values.level !== 'none' ? [String(values.level)] : [];
}

/** Every page in every language, for `test.each`. */
export const inEveryLanguage = (pages: readonly ContentPage[]) =>
  pages.flatMap((page) =>
    languages.map((language) => ({ page, language, name: `${page.key} (${language})` })),
  );
