import { fragmentEntry, onFragment, writeFragment } from '../../components/fragment/fragment-store.ts';
import { isPlainClick, sayPage, toStart } from '../../components/paging/list-start.ts';
import { addressWith, keepShown, namesOf, showPage } from '../../components/paging/swap-page.ts';
import { everyCategory } from './portfolio-categories.ts';

/** The query of a portfolio's state as the fragment has it: category and page (HASH-2). */
export function queryOf(container: HTMLElement, parameters: readonly string[] | undefined): URLSearchParams {
  if (!parameters?.length) return new URLSearchParams(location.search);
  const [pageName = '', categoryName = ''] = namesOf(container);
  const [category = everyCategory, page = '1'] = parameters;
  const query = new URLSearchParams();
  if (category !== everyCategory) query.set(categoryName, category);
  if (page !== '1') query.set(pageName, page);
  return query;
}

/** What the fragment says of a portfolio that shows what this query asks for. */
export function entryOf(container: HTMLElement, query: URLSearchParams): [category: string, page: string] {
  const [pageName = '', categoryName = ''] = namesOf(container);
  return [query.get(categoryName) ?? everyCategory, query.get(pageName) ?? '1'];
}

async function show(container: HTMLElement, parameters: readonly string[] | undefined): Promise<void> {
  keepFirst(container);
  const shown = await showPage(container, addressWith(container, queryOf(container, parameters))).catch(
    () => false,
  );
  if (shown) sayPage(container);
}

/** What the server sent is the answer to the address without the fragment. */
const keepFirst = (container: HTMLElement) =>
  keepShown(container, addressWith(container, new URLSearchParams(location.search)));

async function onClick(event: MouseEvent): Promise<void> {
  const target = event.target instanceof Element ? event.target : null;
  const link = target?.closest<HTMLAnchorElement>('a[data-paging-link]');
  const container = link?.closest<HTMLElement>('[data-paging-fragment]');
  if (!link || !container || !isPlainClick(event) || link.pathname !== location.pathname) return;
  event.preventDefault();
  const query = new URLSearchParams(link.search);
  keepFirst(container);
  try {
    if (!(await showPage(container, addressWith(container, query)))) return;
  } catch {
    location.assign(link.href);
    return;
  }
  writeFragment(container.id, entryOf(container, query));
  toStart(container);
}

for (const container of document.querySelectorAll<HTMLElement>('[data-paging-fragment][id]')) {
  onFragment(container.id, (parameters) => void show(container, parameters));
  const entry = fragmentEntry(container.id);
  if (entry?.length) void show(container, entry);
}
document.addEventListener('click', (event) => void onClick(event));
