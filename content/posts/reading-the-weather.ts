import { asHtml, cells, heading, lead, node, text } from '../pages/parts/nodes.ts';
import { to } from '../pages/parts/page-link.ts';
import type { DemoPost } from './demo-post.ts';
import { inEach, scene, tip } from './parts/blocks.ts';
import { categories } from './parts/categories.ts';
import { readingTheWeatherDe as de } from './texts/reading-the-weather-de.ts';
import { readingTheWeatherEn as en } from './texts/reading-the-weather-en.ts';
import { readingTheWeatherNl as nl } from './texts/reading-the-weather-nl.ts';

const texts = { nl, en, de };

export const readingTheWeather: DemoPost = {
  key: 'post-reading-the-weather',
  slug: {
    nl: 'blog/wind-en-regen-lezen',
    en: 'blog/reading-wind-and-rain',
    de: 'blog/wind-und-regen-lesen',
  },
  title: inEach(texts, 'title'),
  description: inEach(texts, 'description'),
  post: {
    date: '2026-09-03',
    author: 'Bram',
    excerpt: inEach(texts, 'excerpt'),
    picture: 'shelter',
    categories: categories('weather', 'seasons'),
  },
  modules: (t) => {
    const words = t(texts);
    const [first = '', ...rest] = words.intro;
    return [
      lead(first),
      text(...rest),
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
      node('call-to-action', {
        heading: words.ctaHeading,
        html: asHtml([words.cta]),
        buttons: [
          { label: words.ctaButton, link: to('bikes'), kind: 'main' },
          { label: words.ctaSecond, link: to('practical', '#weather'), kind: 'text' },
        ],
      }),
    ];
  },
};
