import { readFileSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import { initialValues, resolveValues } from '../../fields/fields-schema.ts';
import { fixtureSite } from '../fixture-page.ts';
import type { LoadContext } from '../module-load.ts';
import { portfolio, portfolioFields } from './portfolio.definition.ts';
import { loadPortfolio } from './portfolio.load.ts';
import { categoryAddress, categoryClasses, readCategories } from './portfolio-categories.ts';
import { itemHeight, portfolioColumns } from './portfolio-layout.ts';

const items = Array.from({ length: 30 }, (_, index) => ({
  picture: null,
  title: `Route ${index + 1}`,
  text: '',
  categories: index % 3 === 0 ? 'Zee, Kort' : 'Stad',
  link: null,
}));

function load(query: string, change: Record<string, unknown> = {}, anchor?: string) {
  const values = { ...initialValues(portfolioFields), items, filter: true, perPage: 10, ...change };
  const answerWith = vi.fn();
  const inTitle = vi.fn();
  const context = {
    language: 'nl',
    site: fixtureSite,
    path: '/routes',
    anchor,
    request: { query: new URLSearchParams(query) },
    answerWith,
    inTitle,
  } as unknown as LoadContext;
  const data = loadPortfolio(resolveValues(portfolioFields, values as never, fixtureSite), context);
  return { data, answerWith, inTitle };
}
const titles = ({ items }: { items: readonly { title: string }[] }) => items.map(({ title }) => title);

test('POR-1 a page has as many items as set, and twelve when nought is', async () => {
  expect(titles(await load('').data)).toHaveLength(10);
  expect(titles(await load('page=3').data)).toEqual(items.slice(20).map(({ title }) => title));
  expect(titles(await load('', { perPage: 0 }).data)).toHaveLength(12);
});

test('POR-1 a category shows its items alone, in pages of their own', async () => {
  const { data, inTitle } = load('category=stad&page=2');
  const { items: shown, paging, category, categories } = await data;
  expect(category).toBe('stad');
  expect(paging).toMatchObject({ current: 2, last: 2 });
  expect(shown.every((item) => categoryClasses(item) === 'category-stad')).toBe(true);
  expect(categories.map(({ slug, count }) => [slug, count])).toEqual([
    ['zee', 10],
    ['kort', 10],
    ['stad', 20],
  ]);
  expect(inTitle.mock.calls.flat()).toEqual(['Stad', 'Pagina 2']);
});

test('POR-1 a category that is not there is answered with 404 and shows all; without a filter it is not read', async () => {
  const unknown = load('category=constructor');
  expect(await unknown.data).toMatchObject({ missingCategory: true, category: '', paging: { query: '' } });
  expect(unknown.answerWith).toHaveBeenCalledWith(404);
  const unfiltered = load('category=zee', { filter: false });
  expect(titles(await unfiltered.data)).toHaveLength(10);
  expect(unfiltered.answerWith).not.toHaveBeenCalled();
  const reads = (filter: boolean) => portfolio.readsQuery?.(undefined, { filter } as never);
  expect([reads(true), reads(false)]).toEqual([{ page: '1', category: '' }, { page: '1' }]);
});

test('POR-1 category links are addresses that keep what others read', async () => {
  const { paging } = await load('page=2&news-page=3&port-category=zee', {}, 'port').data;
  expect(categoryAddress(paging, 'port-category', 'stad')).toBe(
    '/routes?page=2&news-page=3&port-category=stad',
  );
  expect(categoryAddress(paging, 'port-category', '')).toBe('/routes?page=2&news-page=3');
});

test('POR-1 categories become class names, whatever the script they are written in', () => {
  expect(readCategories(' Duinen & zee, ,duinen  zee,!!,Größe,بحر الشمال').map(({ slug }) => slug)).toEqual([
    'duinen-zee',
    'grosse',
    'بحر-الشمال',
  ]);
});

test('POR-2 the styles have the columns of each width and the height of an item', () => {
  const css = readFileSync(new URL('./portfolio.module.css', import.meta.url), 'utf8');
  const written = [...css.matchAll(/@container portfolio \(min-width: (\d+)px\)[^}]*--columns: (\d)/g)];
  expect(written.map(([, from, columns]) => ({ from: Number(from), columns: Number(columns) }))).toEqual(
    portfolioColumns.toReversed(),
  );
  expect(css).toContain('repeat(var(--columns, 1), minmax(0, 1fr))');
  const [, width, height] = css.match(/aspect-ratio: (\d) \/ (\d)/) ?? [];
  expect(Number(height) / Number(width)).toBe(itemHeight);
});

test('POR-1 the shop’s own tours can be the items, with how long they take as category', async () => {
  const tour = { id: 'dunes', name: { nl: 'Duinen' }, picture: 'x', distanceKm: 24, adultCents: 3900 };
  const values = { ...initialValues(portfolioFields), source: 'tours' as const };
  const context = {
    language: 'nl',
    site: fixtureSite,
    path: '/routes',
    request: { query: new URLSearchParams() },
    dependsOn: vi.fn(),
    answerWith: vi.fn(),
    inTitle: vi.fn(),
    services: {
      catalogue: async () => ({
        tours: [
          { ...tour, durationMinutes: 210 },
          { ...tour, durationMinutes: 420 },
          { ...tour, durationMinutes: 2000 },
        ],
      }),
    },
  } as unknown as LoadContext;
  const { items: shown } = await loadPortfolio(resolveValues(portfolioFields, values, fixtureSite), context);
  expect(shown.map(({ categories }) => categories[0]?.name)).toEqual(['Halve dag', 'Hele dag', 'Meer dagen']);
  expect(shown[0]).toMatchObject({ title: 'Duinen', link: { href: '/tour-dunes' } });
  expect(shown[0]?.text).toContain('24 km');
});
