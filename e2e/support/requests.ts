import type { Page, Request } from '@playwright/test';
import { expect } from './test.ts';

/** What a page asks for: what has not come yet, and what of it is another host's. Begin before the page is opened. */
export function watchRequests(page: Page, own: string) {
  const open = new Set<Request>();
  const foreign: string[] = [];
  page.on('request', (request) => {
    const url = request.url();
    if (/^(data|blob):/.test(url)) return;
    open.add(request);
    if (!url.startsWith(own)) foreign.push(url);
  });
  // What the document before it had asked for is nobody's any more.
  page.on('framenavigated', (frame) => frame === page.mainFrame() && open.clear());
  // An answer whose words a script does not read never finishes.
  page.on(
    'response',
    (answer) => answer.request().resourceType() === 'fetch' && open.delete(answer.request()),
  );
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => open.delete(request));
  return {
    foreign,
    /** Until all that was asked for has come; much sooner than Playwright's `networkidle`. */
    settled: () =>
      expect.poll(() => [...open].map((request) => request.url()), { intervals: [20, 50] }).toEqual([]),
  };
}

export type Requests = ReturnType<typeof watchRequests>;

/** Scrolls through the page, so that what is laid out, fetched or woken near the view only is there. */
export const readThrough = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += innerHeight) {
      scrollTo({ top, behavior: 'instant' });
      // A busy machine may draw nothing for a while.
      await new Promise<void>((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
        setTimeout(resolve, 500);
      });
    }
    scrollTo({ top: 0, behavior: 'instant' });
    // Islands whose scripts have come meanwhile wake when the browser has nothing else to do.
    const soon = { timeout: 1000 };
    await new Promise((resolve) => requestIdleCallback(() => requestIdleCallback(resolve, soon), soon));
  });
