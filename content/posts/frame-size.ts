import type { Language } from '../../src/lib/language.ts';
import { demoBikes } from '../catalogue/demo-bikes.ts';
import { cells, group, heading, node, text } from '../pages/parts/nodes.ts';
import { to } from '../pages/parts/page-link.ts';
import { bikeOf, money } from '../pages/parts/shop-facts.ts';
import { article } from './parts/article.ts';
import { closing, opening, scene, tip } from './parts/blocks.ts';
import { frameSizeDe as de } from './texts/frame-size-de.ts';
import { frameSizeEn as en } from './texts/frame-size-en.ts';
import { type FrameSize, frameSizeNl as nl } from './texts/frame-size-nl.ts';

const texts = { nl, en, de };

const compared = ['city', 'e-bike', 'road'];

/** Kilometres that a battery lasts, with less help to more. */
const ranges = [90, 65, 40];

export const frameSize = article(texts, {
  key: 'post-frame-size',
  slug: {
    nl: 'blog/welke-maat-fiets',
    en: 'blog/what-size-of-bike',
    de: 'blog/welche-rahmengroesse',
  },
  date: '2026-03-12',
  author: 'Saskia',
  picture: 'fitting',
  about: ['workshop'],
  modules: (words, language) => [
    ...opening(words.intro),
    heading('h2', words.measureHeading),
    node('list', { kind: 'steps', items: words.measure }),
    heading('h2', words.tableHeading),
    text(words.table),
    node('table', {
      cells: cells(sizes(words)),
      headerColumn: true,
      onPhone: 'grid',
      note: words.sizeNote,
    }),
    heading('h2', words.saddleHeading),
    text(...words.saddle),
    scene('sizes', words.sizesCaption),
    tip(words.tipTitle, words.tip, 'ruler'),
    heading('h2', words.batteryHeading),
    text(...words.battery),
    node('bar-counters', {
      maximum: Math.max(...ranges),
      suffix: words.barsSuffix,
      bars: ranges.map((value, index) => ({ label: words.barsTitle[index], value, icon: 'battery' })),
    }),
    text(words.priceText.replace('{difference}', difference(language))),
    group({ layout: 'grid', align: 'start' }, [
      group({}, [heading('h3', words.yesTitle), bullets(words.yes)]),
      group({}, [heading('h3', words.noTitle), bullets(words.no)]),
    ]),
    closing(words, { main: to('bikes'), second: to('bike-e-bike') }),
  ],
});

const bullets = (items: readonly string[]) =>
  node('list', { kind: 'bullets', items: items.map((each) => ({ text: each })) });

const difference = (language: Language): string =>
  money((bikeOf('e-bike').prices.day ?? 0) - (bikeOf('city').prices.day ?? 0), language);

/** Rows of the table: a size, and whom it suits on each of the bikes compared. */
function sizes({ sizeHead }: FrameSize): string[][] {
  const heights = (bikeId: string, sizeId: string): string => {
    const size = demoBikes.find(({ id }) => id === bikeId)?.sizes.find(({ id }) => id === sizeId);
    return size ? `${size.riderHeightCm.from}–${size.riderHeightCm.until} cm` : '–';
  };
  return [
    sizeHead,
    ...['s', 'm', 'l'].map((id) => [id.toUpperCase(), ...compared.map((bike) => heights(bike, id))]),
  ];
}
