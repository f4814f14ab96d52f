import { type Extensions, Mark } from '@tiptap/core';
import StarterKit from '@tiptap/starter-kit';
import { isSafeAddress } from '../../fields/safe-address.ts';

const small = (name: string, tag: 'sup' | 'sub') =>
  Mark.create({
    name,
    parseHTML: () => [{ tag }],
    renderHTML: () => [tag, 0],
  });

/**
 * The tags that `src/fields/rich-text.ts` keeps, and no others: what is pasted from a word processor or a web page
 * comes through as these.
 */
export const richTextSchema: Extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    codeBlock: false,
    dropcursor: false,
    gapcursor: false,
    trailingNode: false,
    link: {
      openOnClick: false,
      autolink: true,
      defaultProtocol: 'https',
      HTMLAttributes: { target: null, rel: null },
      isAllowedUri: (address) => isSafeAddress(address ?? ''),
    },
  }),
  small('superscript', 'sup'),
  small('subscript', 'sub'),
];

/** The editor's HTML as it is stored: items of a list without a paragraph around their only line, nothing for nothing. */
export const richTextHtml = (html: string): string =>
  html === '<p></p>'
    ? ''
    : html.replace(/<li><p>((?:(?!<\/?(?:p|ul|ol|li)\b).)*)<\/p><\/li>/g, '<li>$1</li>');
