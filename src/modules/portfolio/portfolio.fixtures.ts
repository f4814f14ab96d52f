import type { ModuleFixture } from '../define-module.ts';
import { fixtureSite } from '../fixture-page.ts';
import type { PortfolioData } from './portfolio.load.ts';
import type { PortfolioItem } from './portfolio.types.ts';
import { categoriesOf, readCategories } from './portfolio-categories.ts';

const item = (
  media: string,
  title: string,
  text: string,
  categories: string,
  href: string | null = `/routes/${media}`,
): PortfolioItem => ({
  key: media,
  title,
  text,
  picture: media ? (fixtureSite.picture(media) ?? null) : null,
  link: href === null ? null : { href, newWindow: false },
  categories: readCategories(categories),
});

const items = [
  item('dunes-path', 'Duinpad naar Parnassia', '18 km · vlak tot de laatste helling', 'Zee, Kort'),
  item('tulips-path', 'Achter de bollenschuren', '34 km · half april op zijn mooist', 'Bollen, Dagtocht'),
  item('windmills-quay', 'Langs de Spaarne', '12 km · heen over de linkeroever', 'Stad, Kort'),
  item('zuiderzee-dike', 'Over de dijk naar Marken', '61 km · kijk eerst naar de wind', 'Dagtocht'),
  item('amsterdam-bridge', 'Naar Amsterdam en terug', '42 km · de pont is gratis', 'Stad, Dagtocht'),
];

const data = (shown: readonly PortfolioItem[], change: Partial<PortfolioData> = {}): PortfolioData => ({
  items: [...shown],
  categories: [],
  category: '',
  missingCategory: false,
  paging: { current: 1, last: 1, missing: false, name: 'page', path: '/', query: '' },
  ...change,
});

const hard = [
  item('', 'Zonder afbeelding', '', 'Kort'),
  item('workshop', '', '', ''),
  item(
    'bikes-quay',
    'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
    '',
    '',
  ),
  item(
    'rain-ride',
    'Een titel die maar doorgaat '.repeat(6).trim(),
    'En nog een regel. '.repeat(8),
    'A, B, C, D',
  ),
  item('team', '<b>مسار البحر</b>', 'من الكثبان إلى الشاطئ', 'بحر', null),
];

export const portfolioFixtures: ModuleFixture[] = [
  { name: 'five routes, titles below', data: data(items) },
  {
    name: 'to be filtered, on the second of nine pages',
    props: { filter: true, captions: 'over' },
    data: data(items, {
      categories: categoriesOf(items),
      category: 'kort',
      paging: { current: 2, last: 9, missing: false, name: 'page', path: '/', query: 'category=kort' },
    }),
  },
  {
    name: 'no gap, titles on the pictures, first of many pages',
    props: { captions: 'over', gap: 'none' },
    data: data(items, {
      paging: { current: 1, last: 9, missing: false, name: 'page', path: '/', query: '' },
    }),
  },
  {
    name: 'a page and a category that are not there',
    props: { filter: true },
    data: data(items.slice(3), {
      categories: categoriesOf(items),
      missingCategory: true,
      paging: { current: 2, last: 2, missing: true, name: 'page', path: '/', query: '' },
    }),
  },
  { name: 'no picture, no title, long words, other scripts', data: data(hard) },
  { name: 'one item', data: data(items.slice(0, 1)) },
];

export const portfolioCarouselFixtures: ModuleFixture[] = [
  {
    name: 'a row that goes on by itself, without gap',
    props: { autoRotate: true, seconds: 5, gap: 'none', captions: 'over', label: 'Routes' },
    data: { items: [...items, item('dunes-evening', 'De avondronde', '9 km', 'Kort')] },
  },
  { name: 'titles below', data: { items } },
  { name: 'two items', props: { captions: 'over' }, data: { items: items.slice(0, 2) } },
  { name: 'no picture, no title, long words, other scripts', data: { items: hard } },
];
