/** What many modules cost: the server per module, and a slow phone that scrolls through a page where all of them move. */
import { spawnSync } from 'node:child_process';
import { type Browser, chromium, type Page } from '@playwright/test';
import { publishedPage } from '../e2e/support/builder.ts';
import { startProgram } from '../e2e/support/program.ts';
import { findChromium } from '../scripts/find-chromium.ts';
import { animatedPage } from './support/animated-page.ts';
import { type LongestTask, longestTask } from './support/longest-task.ts';
import { printTable, type Row } from './support/table.ts';

const animated = 50;
const slower = 4;
const runs = 5;

const row = (what: string, measured: string, rest: Partial<Row> = {}): Row => ({
  ...{ what, measured, against: '', ratio: '', aim: '' },
  ...rest,
});
const perModule = (microseconds: number) => `${microseconds.toFixed(1)} µs a module`;

function serverRows(): Row[] {
  const { stdout } = spawnSync(process.execPath, ['dist/bench/module-cost.js'], {
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const { hundred, thousand, kinds, kindCount } = JSON.parse(stdout) as Record<string, number> & {
    [Key in 'hundred' | 'thousand' | 'kinds' | 'kindCount']: number;
  };
  return [
    row('page of 1,000 modules, read to rendered', perModule(thousand / 1000), {
      against: `${perModule(hundred / 100)} of 100`,
      ratio: `${(thousand / 1000 / (hundred / 100)).toFixed(2)} ×`,
      aim: '≤ 1.3 ×',
    }),
    row(`page of ${kindCount} modules of every type`, perModule(kinds / kindCount), {
      against: `${(kinds / 1000).toFixed(1)} ms in all`,
    }),
  ];
}

interface Scrolled extends LongestTask {
  shifted: number;
}

/** Watches from the beginning of the document. */
function observe(): void {
  const found = { shifted: 0 };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
    })[])
      if (!entry.hadRecentInput) found.shifted += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
  Object.assign(globalThis, { found });
}

/** A finger's way: some pixels with every frame, down to the end and up again. */
const scrollThrough = (page: Page) =>
  page.evaluate(async () => {
    const end = document.documentElement.scrollHeight - innerHeight;
    for (const step of [40, -40])
      for (let moved = 0; moved < end; moved += 40) {
        scrollBy({ top: step, behavior: 'instant' });
        await new Promise(requestAnimationFrame);
      }
  });

async function scroll(browser: Browser, address: string): Promise<Scrolled> {
  const context = await browser.newContext({
    ...{ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true },
  });
  try {
    const page = await context.newPage();
    await page.addInitScript(observe);
    const session = await context.newCDPSession(page);
    await page.goto(address, { waitUntil: 'networkidle', timeout: 90_000 });
    const longest = await longestTask(session, () => scrollThrough(page));
    const { shifted } = await page.evaluate(() => (globalThis as unknown as { found: Scrolled }).found);
    return { ...longest, shifted };
  } finally {
    await context.close();
  }
}

async function browserRows(): Promise<Row[]> {
  const program = await startProgram();
  process.env.E2E_BASE_URL = program.baseUrl;
  process.env.E2E_DATABASE_URL = program.databaseUrl;
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'],
  });
  try {
    const path = await publishedPage(animatedPage(animated));
    const all: Scrolled[] = [];
    for (let run = 0; run < runs; run += 1) all.push(await scroll(browser, program.baseUrl + path));
    const worked = all.map((each) => each.worked * slower).toSorted((a, b) => a - b);
    const what = `scrolling past ${animated} moving modules`;
    const inRuns = (times: readonly number[]) => times.map((each) => Math.round(each)).join(', ');
    return [
      row(
        `${what}: longest task, ${slower} × its processor time, median of ${runs}`,
        `${Math.round(worked[Math.floor(runs / 2)] ?? 0)} ms`,
        { against: `${inRuns(worked)} ms`, aim: '≤ 50 ms' },
      ),
      row(
        `${what}: longest task by the clock, not slowed down`,
        `${inRuns(all.map(({ passed }) => passed))} ms`,
      ),
      row(`${what}: layout shift (CLS)`, Math.max(...all.map(({ shifted }) => shifted)).toFixed(4), {
        aim: '< 0.01',
      }),
    ];
  } finally {
    await browser.close();
    await program.stop();
  }
}

printTable('Modules', [...serverRows(), ...(await browserRows())]);
