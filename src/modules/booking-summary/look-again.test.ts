// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { lookAgain } from './look-again.ts';

const pageWith = (state: string) => `<div data-booking-state="${state}"><p>Text</p><input /></div>`;
const fetchPage = vi.fn<() => Promise<string>>();
const reload = vi.fn();
const minutes = 60_000;

beforeEach(() => {
  vi.useFakeTimers();
  fetchPage.mockResolvedValue(pageWith('waiting'));
  document.body.innerHTML = pageWith('waiting');
});
afterEach(() => {
  vi.useRealTimers();
  vi.resetAllMocks();
});

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

test('BOOK-6 a page that waits is loaded anew when the bank has answered, and not before', async () => {
  lookAgain(document, { fetchPage, reload });
  await pass(10_000);
  expect(fetchPage).toHaveBeenCalled();
  expect(reload).not.toHaveBeenCalled();
  fetchPage.mockResolvedValue(pageWith('confirmed'));
  await pass(60_000);
  expect(reload).toHaveBeenCalledOnce();
});

test('it looks ever less often, and no more after some minutes', async () => {
  lookAgain(document, { fetchPage, reload });
  await pass(minutes);
  const inFirst = fetchPage.mock.calls.length;
  await pass(minutes);
  expect(fetchPage.mock.calls.length - inFirst).toBeLessThan(inFirst);
  await pass(10 * minutes);
  const inAll = fetchPage.mock.calls.length;
  await pass(60 * minutes);
  expect(fetchPage).toHaveBeenCalledTimes(inAll);
});

test('no connection for a moment is no news', async () => {
  fetchPage.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  lookAgain(document, { fetchPage, reload });
  await pass(4000);
  expect(reload).not.toHaveBeenCalled();
  fetchPage.mockResolvedValue(pageWith('expired'));
  await pass(10_000);
  expect(reload).toHaveBeenCalledOnce();
});

test('who selects words or types is not disturbed', async () => {
  fetchPage.mockResolvedValue(pageWith('confirmed'));
  lookAgain(document, { fetchPage, reload });
  document.getSelection()?.selectAllChildren(document.querySelector('p') as Element);
  await pass(minutes);
  document.getSelection()?.removeAllRanges();
  document.querySelector('input')?.focus();
  await pass(minutes);
  expect(reload).not.toHaveBeenCalled();
  document.querySelector('input')?.blur();
  await pass(5000);
  expect(reload).toHaveBeenCalledOnce();
});

test('a hidden page asks nothing, and looks as soon as its visitor comes back from the bank', async () => {
  const page = document.implementation.createHTMLDocument();
  page.body.innerHTML = pageWith('waiting');
  const hidden = vi.spyOn(page, 'hidden', 'get').mockReturnValue(true);
  lookAgain(page, { fetchPage, reload });
  await pass(30 * minutes);
  expect(fetchPage).not.toHaveBeenCalled();
  hidden.mockReturnValue(false);
  fetchPage.mockResolvedValue(pageWith('confirmed'));
  page.dispatchEvent(new Event('visibilitychange'));
  await pass(0);
  expect(reload).toHaveBeenCalledOnce();
});

test('a booking that does not wait is left alone', async () => {
  document.body.innerHTML = pageWith('confirmed');
  lookAgain(document, { fetchPage, reload });
  await pass(30 * minutes);
  expect(fetchPage).not.toHaveBeenCalled();
});
