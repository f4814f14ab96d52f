import type { VariantRange } from '../../page/page-node.ts';

const opening = '\uE0F0';
const closing = '\uE0F1';
/** The digits of a mark are signs of nobody's: what a module makes of its words, such as a name for an address, leaves them out. */
const firstDigit = 0xe0e0;
const digit = '[\uE0E0-\uE0E9]';
const anyMark = new RegExp(`${opening}${digit}+${closing}`, 'g');

const written = (index: number): string =>
  String(index).replace(/\d/g, (each) => String.fromCharCode(firstDigit + Number(each)));
const read = (digits: string): number =>
  Number(digits.replace(/./g, (each) => String(each.charCodeAt(0) - firstDigit)));

/** A field of a module whose words stand somewhere in the canvas. */
export interface MarkedField {
  nodeId: string;
  /** `heading`, or `items.2.title` within a list. */
  path: string;
  kind: 'text' | 'rich';
  /** Where the words are from, when they are of one device or of the pointer. */
  range?: VariantRange;
  value: string;
}

/** Collects marks while a page is prepared: `mark` puts a sign before a value and remembers whose it is. */
export function fieldMarks() {
  const fields: MarkedField[] = [];
  return {
    fields,
    mark(field: MarkedField): string {
      fields.push(field);
      return `${opening}${written(fields.length - 1)}${closing}${field.value}`;
    },
  };
}

/**
 * Turns the signs in rendered HTML into attributes: `data-text` on the element that shows one text and nothing else,
 * `data-rich` on the one that begins with a rich text. Signs anywhere else are taken out.
 */
export function markHtml(html: string, fields: readonly MarkedField[]): string {
  const inText = html.replace(/<[^<>]*>/g, (tag) => tag.replace(anyMark, ''));
  const first = new RegExp(`(<[a-z][a-z0-9-]*)((?: [^<>]*)?)>${opening}(${digit}+)${closing}`, 'g');
  return inText
    .replace(first, (all, name: string, attributes: string, index: string, offset: number) => {
      const field = fields[read(index)];
      if (!field) return all;
      if (field.kind === 'text' && wordsAlone(inText, offset + all.length, name) !== field.value) return all;
      return `${name} data-${field.kind}="${field.nodeId} ${field.path}${field.range ? ` ${field.range}` : ''}"${attributes}>`;
    })
    .replace(anyMark, '');
}

/** The words from here to the end of the element, when nothing else is in it. */
function wordsAlone(html: string, from: number, name: string): string | undefined {
  const end = html.indexOf('<', from);
  return html.startsWith(`</${name.slice(1)}>`, end) ? unescapeHtml(html.slice(from, end)) : undefined;
}

const unescapeHtml = (html: string): string =>
  html
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&');
