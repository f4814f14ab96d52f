import sanitizeHtml from 'sanitize-html';
import { z } from 'zod';
import { asShown, type Field, type Label } from './field.ts';
import { isSafeAddress } from './safe-address.ts';

const allowed: sanitizeHtml.IOptions = {
  allowedTags: [
    'p',
    'br',
    'strong',
    'em',
    'u',
    's',
    'a',
    'ul',
    'ol',
    'li',
    'h2',
    'h3',
    'h4',
    'blockquote',
    'code',
    'sup',
    'sub',
    'hr',
  ],
  allowedAttributes: { a: ['href', 'target', 'rel'] },
  transformTags: {
    a: (tagName, attributes) => {
      const { href, target } = attributes;
      const safe: Record<string, string> = href && isSafeAddress(href) ? { href } : {};
      return { tagName, attribs: target === '_blank' ? { ...safe, target, rel: 'noopener' } : safe };
    },
  },
};

/** Keeps the tags an editor may use and drops everything that could run. Used when a page is saved or read. */
export const cleanHtml = (html: string): string => sanitizeHtml(html, allowed);

/** The words of HTML. */
export const plainText = (html: string): string =>
  sanitizeHtml(html.replace(/<\/(p|li|h\d|blockquote)>|<br\s*\/?>/g, ' '), {
    allowedTags: [],
    allowedAttributes: {},
  })
    .replace(/\s+/g, ' ')
    .trim();

/** Formatted text as a small, safe subset of HTML. */
export const richText = (options: { label: Label; help?: Label; initial?: string }): Field<string> => ({
  label: options.label,
  help: options.help,
  schema: z.string().max(100_000).transform(cleanHtml) as unknown as Field<string>['schema'],
  initial: options.initial ?? '',
  control: { type: 'rich-text' },
  resolve: asShown,
  searchText: (value) => (value ? [plainText(value)] : []),
});
