/** Between two looks, in ms: soon at first, since most banks answer within seconds, then ever less often. */
const firstPause = 3000;
const longestPause = 30_000;
const growth = 1.5;
/** After this long, in ms, nobody is likely to wait before the page any more. */
const patience = 10 * 60_000;
/** How soon, in ms, a visitor who is busy with the page is asked about again. */
const busyPause = 2000;

interface Surroundings {
  /** The page as the server shows it now; rejects when it cannot be reached. */
  fetchPage(): Promise<string>;
  reload(): void;
}

const stateIn = (page: Document): string | undefined =>
  page.querySelector<HTMLElement>('[data-booking-state]')?.dataset.bookingState;

/** Selecting words or in a field: a reload would take that away. */
function isBusy(page: Document): boolean {
  const selection = page.getSelection();
  return (
    (selection && !selection.isCollapsed) || Boolean(page.activeElement?.matches('input, textarea, select'))
  );
}

/**
 * While a booking waits for its payment, looks whether the bank has answered: at growing intervals for some minutes, and
 * whenever the visitor comes back to the page. It is loaded anew only when there is news (BOOK-6).
 */
export function lookAgain(page: Document, { fetchPage, reload }: Surroundings): void {
  if (stateIn(page) !== 'waiting') return;
  let pause = firstPause;
  let waited = 0;
  let looking = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const plan = () => {
    if (waited >= patience) return;
    timer = setTimeout(() => {
      waited += pause;
      pause = Math.min(pause * growth, longestPause);
      void look();
    }, pause);
  };
  const showNews = () => {
    if (isBusy(page)) setTimeout(showNews, busyPause);
    else reload();
  };
  const look = async () => {
    if (looking) return;
    clearTimeout(timer);
    looking = true;
    const now = page.hidden ? 'waiting' : await stateNow();
    looking = false;
    if (now === 'waiting') plan();
    else {
      page.removeEventListener('visibilitychange', onReturn);
      showNews();
    }
  };
  const stateNow = async () => {
    try {
      return stateIn(new DOMParser().parseFromString(await fetchPage(), 'text/html')) ?? 'waiting';
    } catch {
      // No connection for a moment: it looks again anyway.
      return 'waiting';
    }
  };
  const onReturn = () => {
    if (!page.hidden) void look();
  };
  page.addEventListener('visibilitychange', onReturn);
  plan();
}
