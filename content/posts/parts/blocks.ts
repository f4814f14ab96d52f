import type { Language } from '../../../src/lib/language.ts';
import type { ContentNode } from '../../../src/page/page-content.ts';
import { asHtml, group, node } from '../../pages/parts/nodes.ts';

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

type Worded = Readonly<Record<'title' | 'description' | 'excerpt', string>>;

/** Title, description or excerpt of an article in every language. */
export const inEach = (texts: Readonly<Record<Language, Worded>>, field: keyof Worded) => ({
  nl: texts.nl[field],
  en: texts.en[field],
  de: texts.de[field],
});
