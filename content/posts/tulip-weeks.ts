import { cells, heading, node, text } from '../pages/parts/nodes.ts';
import { to } from '../pages/parts/page-link.ts';
import { article } from './parts/article.ts';
import { closing, figures, opening, scene, tip } from './parts/blocks.ts';
import { tulipWeeksDe as de } from './texts/tulip-weeks-de.ts';
import { tulipWeeksEn as en } from './texts/tulip-weeks-en.ts';
import { tulipWeeksNl as nl } from './texts/tulip-weeks-nl.ts';

const texts = { nl, en, de };

export const tulipWeeks = article(texts, {
  key: 'post-tulip-weeks',
  slug: {
    nl: 'blog/wanneer-bloeien-de-tulpen',
    en: 'blog/when-the-tulips-bloom',
    de: 'blog/wann-bluehen-die-tulpen',
  },
  date: '2026-11-12',
  author: 'Noor',
  picture: 'hyacinth-morning',
  about: ['seasons', 'routes'],
  modules: (words) => [
    ...opening(words.intro),
    node('table-of-contents', { levels: 1, look: 'card' }),
    heading('h2', words.orderHeading),
    node('table', { cells: cells(words.orderTable), headerColumn: true, note: words.orderNote }),
    text(words.best),
    heading('h2', words.cutHeading),
    text(...words.cut),
    scene('tulip-heads', words.cutCaption),
    heading('h2', words.whereHeading),
    text(words.where),
    node('list', { kind: 'rows', items: words.whereItems }),
    tip(words.tipTitle, words.tip, 'warning'),
    heading('h2', words.historyHeading),
    text(...words.history),
    scene('tulips-path', words.bestCaption),
    heading('h2', words.numbersHeading),
    figures(words.numbers),
    closing(words, { main: to('tour-tulip-fields'), ground: 'sky' }),
  ],
});
