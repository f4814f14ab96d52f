import type { StoredLink } from '../../../src/fields/link.ts';
import type { ContentNode } from '../../../src/page/page-content.ts';

type Props = Record<string, unknown>;
type Content = readonly (ContentNode | false | undefined)[];
type Level = 'h1' | 'h2' | 'h3' | 'h4';

/** Any module without slots. */
export const node = (type: string, props: Props = {}): ContentNode => ({ type, props });

export const section = (props: Props, content: Content, anchor?: string): ContentNode => ({
  type: 'section',
  props,
  ...(anchor && { anchor }),
  slots: { content },
});

/** A row by its split, e.g. `2/3+1/3`, with the modules of each column. */
export const row = (columns: string, contents: readonly Content[], props: Props = {}): ContentNode => ({
  type: 'row',
  props: { columns, ...props },
  slots: { columns: contents.map((content) => ({ type: 'column', slots: { content } })) },
});

export const group = (props: Props, content: Content): ContentNode => ({
  type: 'group',
  props,
  slots: { content },
});

export const heading = (level: Level, text: string, props: Props = {}): ContentNode =>
  node('heading', { level, text, ...props });

/** Running text: one string is one paragraph, unless it brings its own tags. */
export const text = (...paragraphs: string[]): ContentNode => node('text', { html: asHtml(paragraphs) });

export const lead = (...paragraphs: string[]): ContentNode =>
  node('text', { html: asHtml(paragraphs), size: 'lead' });

export const small = (...paragraphs: string[]): ContentNode =>
  node('text', { html: asHtml(paragraphs), size: 'small' });

export const asHtml = (paragraphs: readonly string[]): string =>
  paragraphs
    .map((each) => (each.startsWith('<') && !each.startsWith('<a') ? each : `<p>${each}</p>`))
    .join('');

export const button = (
  label: string,
  link: StoredLink,
  kind: 'main' | 'quiet' | 'text' = 'quiet',
): ContentNode => node('button', { label, link, kind });

export const image = (media: string, props: Props = {}): ContentNode =>
  node('image', { picture: { media }, ...props });

/** A picture that only fills a wide page: phones go without. */
export const offPhones = (content: ContentNode): ContentNode => ({
  ...content,
  design: { hidden: { base: false, phone: true } },
});

/** The words of a table's cells, row by row. */
export const cells = (rows: readonly (readonly string[])[]): string =>
  rows.map((each) => each.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')).join('\n');
