import { cells, heading, node, text } from '../pages/parts/nodes.ts';
import { to } from '../pages/parts/page-link.ts';
import { article } from './parts/article.ts';
import { closing, opening, pictureRow, tip } from './parts/blocks.ts';
import { dunesInAutumnDe as de } from './texts/dunes-in-autumn-de.ts';
import { dunesInAutumnEn as en } from './texts/dunes-in-autumn-en.ts';
import { dunesInAutumnNl as nl } from './texts/dunes-in-autumn-nl.ts';

const texts = { nl, en, de };

export const dunesInAutumn = article(texts, {
  key: 'post-dunes-in-autumn',
  slug: {
    nl: 'blog/herfst-in-de-duinen',
    en: 'blog/autumn-in-the-dunes',
    de: 'blog/herbst-in-den-duenen',
  },
  date: '2026-10-09',
  author: 'Noor',
  picture: 'highlander-path',
  about: ['seasons', 'routes'],
  modules: (words) => [
    ...opening(words.intro),
    heading('h2', words.cowHeading),
    text(...words.cow),
    node('list', { kind: 'numbers', items: words.cowSteps }),
    tip(words.tipTitle, words.tip),
    heading('h2', words.seeHeading),
    text(...words.see),
    pictureRow(words.galleryLabel, ['beech-lane', 'tour-dunes-and-sea-2', 'dunes-evening'], words.gallery),
    heading('h2', words.roundHeading),
    text(words.round),
    node('list', { kind: 'steps', items: words.roundSteps }),
    heading('h2', words.lightHeading),
    text(words.light),
    node('table', { cells: cells(words.lightTable), note: words.lightNote }),
    node('quote', { text: words.quote, source: 'Noor', sourceDetail: words.quoteDetail }),
    closing(words, { main: to('tour-dunes-and-sea'), second: to('bikes') }),
  ],
});
