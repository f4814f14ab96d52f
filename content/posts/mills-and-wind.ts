import { asHtml, cells, heading, node, small, text } from '../pages/parts/nodes.ts';
import { to } from '../pages/parts/page-link.ts';
import { article } from './parts/article.ts';
import { closing, figures, opening, pictureRow, scene, tip } from './parts/blocks.ts';
import { millsAndWindDe as de } from './texts/mills-and-wind-de.ts';
import { millsAndWindEn as en } from './texts/mills-and-wind-en.ts';
import { millsAndWindNl as nl } from './texts/mills-and-wind-nl.ts';

const texts = { nl, en, de };

export const millsAndWind = article(texts, {
  key: 'post-mills-and-wind',
  slug: {
    nl: 'blog/de-adriaan-en-de-zaan',
    en: 'blog/de-adriaan-and-the-zaan',
    de: 'blog/de-adriaan-und-die-zaan',
  },
  date: '2026-05-07',
  author: 'Henk',
  picture: 'tour-windmills-3',
  about: ['history', 'routes'],
  modules: (words) => [
    ...opening(words.intro),
    node('table-of-contents', { levels: 1, look: 'card' }),
    heading('h2', words.adriaanHeading),
    text(...words.adriaan),
    heading('h2', words.fireHeading),
    text(words.fire),
    scene('mill-fire', words.fireCaption),
    text(words.archive),
    node('timeline', {
      items: words.timeline.map(({ when, title, text: story }) => ({ when, title, html: asHtml([story]) })),
    }),
    heading('h2', words.zaanHeading),
    text(...words.zaan),
    scene('sawmill', words.zaanCaption),
    figures(words.numbers),
    small(words.numbersNote),
    heading('h2', words.kindsHeading),
    text(words.kinds),
    node('table', { cells: cells(words.kindsTable) }),
    tip(words.tipTitle, words.tip),
    pictureRow(words.galleryLabel, ['tour-windmills', 'tour-windmills-2', 'windmills-quay'], words.gallery),
    node('quote', { text: words.quote, source: 'Henk', sourceDetail: words.quoteDetail }),
    closing(words, { main: to('tour-windmills') }),
  ],
});
