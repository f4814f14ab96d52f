import { isPlainClick, sayPage, toStart } from './list-start.ts';
import { addressWith, keepShown, namesOf, showPage } from './swap-page.ts';

/** What a list leaves in the history: how far the page was scrolled when it went on from there, in px. */
interface LeftBehind {
  pagingScroll?: number;
}

/** The query as the lists on the page show it. */
let shownQuery = location.search;

const plainAddress = () => location.href.replace(/#.*$/, '');

function onClick(event: MouseEvent): void {
  const target = event.target instanceof Element ? event.target : null;
  const link = target?.closest<HTMLAnchorElement>('a[data-paging-link]');
  const container = link?.closest<HTMLElement>('[data-paging]');
  if (!link || !container || !isPlainClick(event) || link.pathname !== location.pathname) return;
  // A module that keeps its state in the fragment answers its links itself (HASH-2).
  if (container.dataset.pagingFragment !== undefined) return;
  event.preventDefault();
  void follow(container, addressWith(container, new URLSearchParams(link.search)));
}

async function follow(container: HTMLElement, address: string): Promise<void> {
  keepShown(container, plainAddress());
  try {
    if (!(await showPage(container, address))) return;
  } catch {
    // Without an answer the browser follows the link, and says what it knows.
    location.assign(address);
    return;
  }
  const left: LeftBehind = { ...history.state, pagingScroll: scrollY };
  history.replaceState(left, '');
  history.pushState({ ...history.state, pagingScroll: undefined }, '', address + location.hash);
  shownQuery = location.search;
  toStart(container);
}

/** Back and forward: the lists show what the address says, and the page is where it was left. */
async function onPopState({ state }: PopStateEvent): Promise<void> {
  const before = new URLSearchParams(shownQuery);
  shownQuery = location.search;
  const now = new URLSearchParams(shownQuery);
  const changed = [...document.querySelectorAll<HTMLElement>('[data-paging]')].filter((container) =>
    namesOf(container).some((name) => before.get(name) !== now.get(name)),
  );
  const [container] = changed;
  if (!container) return;
  const hadFocus = container.contains(document.activeElement);
  try {
    for (const each of changed) if (!(await showPage(each, plainAddress()))) return;
  } catch {
    location.reload();
    return;
  }
  if (hadFocus) container.focus({ preventScroll: true });
  sayPage(container);
  const { pagingScroll } = (state ?? {}) as LeftBehind;
  if (pagingScroll !== undefined) scrollTo({ top: pagingScroll, behavior: 'instant' });
}

document.addEventListener('click', onClick);
addEventListener('popstate', (event) => void onPopState(event));
