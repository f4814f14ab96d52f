import { cells, heading, node, text } from '../pages/parts/nodes.ts';
import { to } from '../pages/parts/page-link.ts';
import { article } from './parts/article.ts';
import { closing, opening, scene, tip } from './parts/blocks.ts';
import { readingTheWeatherDe as de } from './texts/reading-the-weather-de.ts';
import { readingTheWeatherEn as en } from './texts/reading-the-weather-en.ts';
import { readingTheWeatherNl as nl } from './texts/reading-the-weather-nl.ts';

const texts = { nl, en, de };

export const readingTheWeather = article(texts, {
  key: 'post-reading-the-weather',
  slug: {
    nl: 'blog/wind-en-regen-lezen',
    en: 'blog/reading-wind-and-rain',
    de: 'blog/wind-und-regen-lesen',
  },
  date: '2026-09-03',
  author: 'Bram',
  picture: 'shelter',
  about: ['weather', 'seasons'],
  modules: (words) => [
    ...opening(words.intro),
    heading('h2', words.windHeading),
    text(...words.wind),
    node('table', { cells: cells(words.windTable), headerColumn: true, note: words.windNote }),
    tip(words.tipTitle, words.tip, 'wind'),
    scene('headwind', words.windCaption),
    heading('h2', words.seaHeading),
    text(words.sea),
    heading('h2', words.skyHeading),
    text(words.sky),
    node('list', { items: words.skyItems, tone: 'water' }),
    heading('h2', words.shelterHeading),
    text(...words.shelter),
    node('quote', { text: words.quote, source: 'Bram', sourceDetail: words.quoteDetail }),
    closing(words, { main: to('bikes'), second: to('practical', '#weather') }),
  ],
});
