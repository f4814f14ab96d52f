import { slugOf } from '../lib/slug.ts';
import { devices } from './design/values-in-force.ts';

/** A heading of a page, as a table of contents shows it. */
export interface OutlineHeading {
  /** 1 to 6. */
  level: number;
  text: string;
  /** The id by which a link leads there. */
  id: string;
}

export interface Outline {
  /** The page with an id on every heading that had none. */
  html: string;
  headings: OutlineHeading[];
}

const tags = /<(\/?)([a-z][\w-]*)((?:"[^"]*"|[^">])*)>/gi;
/** What is not read as part of the page; a table of contents does not list itself. */
const passedOver = /^(?:dialog|script|style|template|svg)$/;
const otherCopy = new RegExp(`data-hover="|data-not="[^"]*\\b${devices[0]}\\b`);

/** Around the words of a post stands its layout: a table of contents is of the post. */
const ownWords = 'data-module="post-content"';

/**
 * The headings of rendered modules in their order; of a post those of its own words. One without an id takes the anchor of its heading module, or gets an
 * id made of its text, unique on the page and the same as long as the text is.
 */
export function outlineOf(html: string): Outline {
  const taken = new Set([...html.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id));
  const headings: OutlineHeading[] = [];
  let written = '';
  let copied = 0;
  let skipping: { name: string; depth: number } | undefined;
  let anchor: string | undefined;
  let own: { name: string; depth: number; first: number; last?: number } | undefined;
  for (const { 0: tag, 1: closing, 2: name = '', 3: attributes = '', index } of html.matchAll(tags)) {
    if (skipping) {
      if (name !== skipping.name) continue;
      skipping.depth += closing ? -1 : 1;
      if (skipping.depth === 0) skipping = undefined;
      continue;
    }
    if (own?.name === name && own.last === undefined) {
      own.depth += closing ? -1 : 1;
      if (own.depth === 0) own.last = headings.length;
    }
    if (closing) continue;
    if (!own && attributes.includes(ownWords)) own = { name, depth: 1, first: headings.length };
    if (isPassedOver(name, attributes)) {
      skipping = { name, depth: 1 };
      continue;
    }
    if (attributes.includes('data-module="'))
      anchor = attributes.includes('data-module="heading"') ? idIn(attributes) : undefined;
    const level = Number(/^h([1-6])$/i.exec(name)?.[1]);
    if (!level) continue;
    const start = index + tag.length;
    const text = textOf(html.slice(start, html.indexOf(`</${name}>`, start)));
    if (!text) continue;
    let id = idIn(attributes) ?? anchor;
    anchor = undefined;
    if (id === undefined) {
      id = freeId(slugOf(text) || 'kop', taken);
      written += `${html.slice(copied, start - 1)} id="${id}">`;
      copied = start;
    }
    headings.push({ level, text, id });
  }
  return {
    html: written + html.slice(copied),
    headings: own ? headings.slice(own.first, own.last) : headings,
  };
}

const isPassedOver = (name: string, attributes: string) =>
  passedOver.test(name) ||
  attributes.includes('data-module="table-of-contents"') ||
  otherCopy.test(attributes);

const idIn = (attributes: string): string | undefined => / id="([^"]+)"/.exec(attributes)?.[1];

function freeId(wanted: string, taken: Set<string | undefined>): string {
  let id = wanted;
  for (let count = 2; taken.has(id); count += 1) id = `${wanted}-${count}`;
  taken.add(id);
  return id;
}

const entities: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#x27': "'",
  '#39': "'",
  nbsp: ' ',
};

const textOf = (html: string): string =>
  html
    .replace(/<[^>]*>/g, '')
    .replace(/&(#?\w+);/g, (entity, name) => entities[name] ?? entity)
    .replace(/\s+/g, ' ')
    .trim();
