/** What an editor waits for in the builder: opening a large page, seeing an edit, typing (EDIT-2). */
import { type Browser, type BrowserContext, chromium, type Locator, type Page } from '@playwright/test';
import { draftOf, newDraft, openBuilder } from '../e2e/support/builder.ts';
import { type RunningProgram, startProgram } from '../e2e/support/program.ts';
import { signedIn } from '../e2e/support/staff.ts';
import { findChromium } from '../scripts/find-chromium.ts';
import { largePage } from './support/large-page.ts';
import { printTable, type Row } from './support/table.ts';

const modules = 300;
const openings = 5;
const edits = 50;
const keys = 200;

const middle = 'heading15';

/** Milliseconds from the start of the navigation until the page can be worked on, in a browser that kept no files. */
async function measureOpening(browser: Browser, baseURL: string, key: string): Promise<number> {
  const context = await newContext(browser, baseURL);
  const page = await context.newPage();
  await signedIn(page, 'editor');
  await page.addInitScript(() => {
    if (window !== top) return;
    const look = () => {
      if (document.querySelector('[data-canvas-ready]'))
        Object.assign(window, { openedAt: performance.now() });
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await page.goto(`/admin/pages/${key}/nl`);
  await page.locator('[data-canvas-ready]').waitFor();
  const opened = await page.evaluate(() => (window as unknown as { openedAt: number }).openedAt);
  await context.close();
  return opened;
}

/** Writes down when a key is pressed anywhere, and when the canvas first draws a change of the module's words. */
async function watch(page: Page, id: string): Promise<void> {
  await page.evaluate((node) => {
    const canvas = document.querySelector('iframe')?.contentDocument as Document;
    const seen = { pressed: 0, delays: [] as number[] };
    Object.assign(window, { seen });
    for (const each of [document, canvas]) {
      const { timeOrigin } = (each.defaultView as Window).performance;
      each.addEventListener('keydown', ({ timeStamp }) => (seen.pressed = timeOrigin + timeStamp), true);
    }
    const words = () => canvas.querySelector(`[data-node="${node}"]`)?.textContent;
    let before = words();
    new MutationObserver(() => {
      if (words() === before) return;
      before = words();
      const { pressed } = seen;
      requestAnimationFrame(() => seen.delays.push(performance.timeOrigin + performance.now() - pressed));
    }).observe(canvas.body, { subtree: true, childList: true, characterData: true });
  }, id);
}

/** Milliseconds from a key until its letter is drawn in the canvas, one letter after the other. */
async function measureEdits(page: Page, words: Locator): Promise<number[]> {
  const delays = () => page.evaluate(() => (window as unknown as { seen: { delays: number[] } }).seen.delays);
  const before = (await delays()).length;
  for (let edit = 0; edit < edits; edit += 1) {
    await page.keyboard.press(edit % 6 === 5 ? 'Space' : 'a');
    await waitFor(async () => (await delays()).length > before + edit);
  }
  await words.waitFor();
  return (await delays()).slice(before);
}

/** How many of many keys in a row are missing where they were typed, in the canvas or in the saved draft. */
async function countDropped(page: Page, key: string, field: () => Promise<string | null>): Promise<number> {
  const typed = Array.from({ length: keys }, (_, index) => String.fromCharCode(97 + ((index * 7) % 26))).join(
    '',
  );
  await page.keyboard.press('Control+A');
  await page.keyboard.type(typed);
  const canvas = page.frameLocator('iframe').locator(`[data-node="${middle}"]`);
  const saved = async () => JSON.stringify(await draftOf(key)).includes(typed);
  await waitFor(async () => (await canvas.textContent()) === typed && (await saved())).catch(() => {});
  const all = [await field(), await canvas.textContent(), (await saved()) ? typed : ''];
  return Math.max(...all.map((words) => keys - commonLength(typed, words ?? '')));
}

function commonLength(typed: string, found: string): number {
  let at = 0;
  for (const letter of found) if (letter === typed[at]) at += 1;
  return at;
}

async function waitFor(holds: () => Promise<boolean>): Promise<void> {
  const deadline = Date.now() + 20_000;
  while (!(await holds())) {
    if (Date.now() > deadline) throw new Error('what was typed did not come into the canvas');
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

const newContext = (browser: Browser, baseURL: string): Promise<BrowserContext> =>
  browser.newContext({ baseURL, locale: 'nl-NL', viewport: { width: 1440, height: 900 } });

const percentile = (values: number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.ceil(values.length * share) - 1] as number;

const row = (what: string, measured: string, aim: string): Row => ({
  what,
  measured,
  aim,
  against: '',
  ratio: '',
});
const milliseconds = (value: number) => `${Math.round(value)} ms`;
const delayRow = (what: string, delays: number[]) =>
  row(
    what,
    `${milliseconds(percentile(delays, 0.95))} p95, ${milliseconds(percentile(delays, 0.5))} median`,
    '≤ 100 ms p95',
  );

async function measure(program: RunningProgram, browser: Browser): Promise<Row[]> {
  const key = await newDraft(largePage(modules));
  // The first waits for a program that is still warming itself.
  await measureOpening(browser, program.baseUrl, key);
  const opened: number[] = [];
  for (let run = 0; run < openings; run += 1)
    opened.push(await measureOpening(browser, program.baseUrl, key));

  const page = await (await newContext(browser, program.baseUrl)).newPage();
  const { node } = await openBuilder(page, key);
  const words = node(middle);
  await words.scrollIntoViewIfNeeded();
  await words.click();
  await watch(page, middle);
  const field = page.getByRole('textbox', { name: 'Tekst', exact: true });
  await field.focus();
  const inPanel = await measureEdits(page, words);
  const droppedInPanel = await countDropped(page, key, () => field.inputValue());
  await words.dblclick();
  await page.keyboard.press('Control+A');
  const inPlace = await measureEdits(page, words);
  const droppedInPlace = await countDropped(page, key, () => field.inputValue());
  return [
    row(
      `opened, median of ${openings} (slowest)`,
      `${milliseconds(percentile(opened, 0.5))} (${milliseconds(Math.max(...opened))})`,
      '≤ 3000 ms',
    ),
    delayRow(`letter in the panel, ${edits} edits`, inPanel),
    delayRow(`letter in place, ${edits} edits`, inPlace),
    row(`of ${keys} keys in the panel, dropped`, String(droppedInPanel), '0'),
    row(`of ${keys} keys in place, dropped`, String(droppedInPlace), '0'),
  ];
}

const program = await startProgram();
process.env.E2E_BASE_URL = program.baseUrl;
process.env.E2E_DATABASE_URL = program.databaseUrl;
const browser = await chromium.launch({
  executablePath: findChromium(),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'],
});
try {
  printTable(`Builder, a page of ${modules} modules`, await measure(program, browser));
} finally {
  await browser.close();
  await program.stop();
}
