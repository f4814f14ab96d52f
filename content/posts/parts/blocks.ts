import type { StoredLink } from '../../../src/fields/link.ts';
import type { ContentNode } from '../../../src/page/page-content.ts';
import { asHtml, group, lead, node, text } from '../../pages/parts/nodes.ts';

/** A remark beside the story, on a card. */
export const tip = (heading: string, words: string, icon = 'info'): ContentNode =>
  node('blurb', { heading, html: asHtml([words]), icon, placement: 'left', look: 'card' });

/** Up to three figures beside each other. */
export const figures = (
  items: readonly { value: number; prefix?: string; suffix?: string; label: string }[],
): ContentNode =>
  group(
    { layout: 'grid' },
    items.map((item) => node('number-counter', { ...item, size: 'large' })),
  );

/** Pictures beside each other that open large; captions in the order of the pictures. */
export const pictureRow = (
  label: string,
  pictures: readonly string[],
  captions: readonly string[],
): ContentNode =>
  node('gallery', {
    label,
    columns: { base: 3, phone: 1 },
    perPage: 3,
    pictures: pictures.map((media, index) => ({ picture: { media }, caption: captions[index] ?? '' })),
  });

/** A picture as wide as the text, with the words below it. */
export const scene = (media: string, caption: string): ContentNode =>
  node('image', { picture: { media }, caption, ratio: '3:2' });

/** How an article begins: its first paragraph larger than the others. */
export const opening = ([first = '', ...others]: readonly string[]): ContentNode[] => [
  lead(first),
  ...(others.length > 0 ? [text(...others)] : []),
];

interface ClosingWords {
  ctaHeading: string;
  cta: string;
  ctaButton: string;
  ctaSecond?: string;
  ctaNote?: string;
}

/** How an article ends: what to do next, where its buttons lead, and the ground it stands on. */
export const closing = (
  words: ClosingWords,
  { main, second, ground }: { main: StoredLink; second?: StoredLink; ground?: 'sky' },
): ContentNode =>
  node('call-to-action', {
    heading: words.ctaHeading,
    html: asHtml([words.cta]),
    buttons: [
      { label: words.ctaButton, link: main, kind: 'main' },
      ...(second ? [{ label: words.ctaSecond, link: second, kind: 'text' }] : []),
    ],
    ...(words.ctaNote && { note: words.ctaNote }),
    ...(ground && { ground }),
  });
