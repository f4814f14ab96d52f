import { asHtml, cells, heading, lead, node, text } from '../pages/parts/nodes.ts';
import { to } from '../pages/parts/page-link.ts';
import type { DemoPost } from './demo-post.ts';
import { figures, inEach, pictureRow, tip } from './parts/blocks.ts';
import { categories } from './parts/categories.ts';
import { beachWithChildrenDe as de } from './texts/beach-with-children-de.ts';
import { beachWithChildrenEn as en } from './texts/beach-with-children-en.ts';
import { beachWithChildrenNl as nl } from './texts/beach-with-children-nl.ts';

const texts = { nl, en, de };

export const beachWithChildren: DemoPost = {
  key: 'post-beach-with-children',
  slug: {
    nl: 'blog/met-kinderen-naar-het-strand',
    en: 'blog/to-the-beach-with-children',
    de: 'blog/mit-kindern-zum-strand',
  },
  title: inEach(texts, 'title'),
  description: inEach(texts, 'description'),
  post: {
    date: '2026-06-25',
    author: 'Saskia',
    excerpt: inEach(texts, 'excerpt'),
    picture: 'last-hill',
    categories: categories('children', 'routes'),
  },
  modules: (t) => {
    const words = t(texts);
    const [first = '', ...rest] = words.intro;
    return [
      lead(first),
      text(...rest),
      node('table-of-contents', { levels: 1, look: 'card' }),
      figures(words.numbers),
      heading('h2', words.whoHeading),
      text(words.who),
      node('table', { cells: cells(words.whoTable), headerColumn: true, note: words.whoNote }),
      heading('h2', words.wayHeading),
      text(...words.way),
      heading('h2', words.packHeading),
      node('list', { items: words.pack, tone: 'water' }),
      heading('h2', words.beachHeading),
      text(words.beach),
      tip(words.tipTitle, words.tip, 'child'),
      pictureRow(
        words.galleryLabel,
        ['child-seat-ride', 'tour-dunes-and-sea-3', 'bike-cargo-in-use'],
        words.gallery,
      ),
      heading('h2', words.homeHeading),
      text(...words.home),
      node('quote', { text: words.quote, source: 'Saskia' }),
      node('call-to-action', {
        heading: words.ctaHeading,
        html: asHtml([words.cta]),
        buttons: [
          { label: words.ctaButton, link: to('bike-cargo'), kind: 'main' },
          { label: words.ctaSecond, link: to('bike-children'), kind: 'text' },
        ],
        ground: 'sky',
      }),
    ];
  },
};
