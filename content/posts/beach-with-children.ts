import { cells, heading, node, text } from '../pages/parts/nodes.ts';
import { to } from '../pages/parts/page-link.ts';
import { article } from './parts/article.ts';
import { closing, figures, opening, pictureRow, tip } from './parts/blocks.ts';
import { beachWithChildrenDe as de } from './texts/beach-with-children-de.ts';
import { beachWithChildrenEn as en } from './texts/beach-with-children-en.ts';
import { beachWithChildrenNl as nl } from './texts/beach-with-children-nl.ts';

const texts = { nl, en, de };

export const beachWithChildren = article(texts, {
  key: 'post-beach-with-children',
  slug: {
    nl: 'blog/met-kinderen-naar-het-strand',
    en: 'blog/to-the-beach-with-children',
    de: 'blog/mit-kindern-zum-strand',
  },
  date: '2026-06-25',
  author: 'Saskia',
  picture: 'last-hill',
  about: ['children', 'routes'],
  modules: (words) => [
    ...opening(words.intro),
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
    closing(words, { main: to('bike-cargo'), second: to('bike-children'), ground: 'sky' }),
  ],
});
