/** What a visitor with a slow phone on a slow network waits for, in Chromium with 4 × slower processor and slow 4G. */
import { brotliCompressSync } from 'node:zlib';
import { type Browser, chromium, type Page } from '@playwright/test';
import { pathOf } from '../e2e/support/pages.ts';
import { startProgram } from '../e2e/support/program.ts';
import { findChromium } from '../scripts/find-chromium.ts';
import { serveBare } from './support/bare-files.ts';
import { printTable, type Row } from './support/table.ts';

const runs = 3;

interface Measured {
  /** Milliseconds from the start of the navigation. */
  firstPaint: number;
  largestPaint: number;
  /** Milliseconds by which tasks were longer than 50 ms, until nothing more came. */
  blocked: number;
  shifted: number;
  /** Bytes of script over the wire before anybody touched the page, the inline loader included. */
  script: number;
  largest: string;
}

/** Puts observers into the page before anything of it runs. */
function observe(): void {
  const found = { largestPaint: 0, largest: '', blocked: 0, shifted: 0 };
  const on = (type: string, see: (entry: never) => void) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) see(entry as never);
    }).observe({ type, buffered: true });
  on('largest-contentful-paint', (entry: { startTime: number; element?: Element }) => {
    found.largestPaint = entry.startTime;
    found.largest = entry.element?.tagName ?? '';
  });
  on('longtask', (entry: PerformanceEntry) => {
    found.blocked += entry.duration - 50;
  });
  on('layout-shift', (entry: { value: number; hadRecentInput: boolean }) => {
    if (!entry.hadRecentInput) found.shifted += entry.value;
  });
  Object.assign(globalThis, { found });
}

async function measure(browser: Browser, address: string): Promise<Measured> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  });
  try {
    const page = await context.newPage();
    await slowDown(page);
    await page.addInitScript(observe);
    await page.goto(address, { waitUntil: 'load', timeout: 90_000 });
    await page.waitForLoadState('networkidle', { timeout: 90_000 });
    await page.waitForTimeout(1500);
    return await read(page);
  } finally {
    await context.close();
  }
}

async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 562.5,
    downloadThroughput: (1.47 * 1024 * 1024) / 8,
    uploadThroughput: (0.7 * 1024 * 1024) / 8,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
}

async function read(page: Page): Promise<Measured> {
  const { inline, ...measured } = await page.evaluate(() => {
    const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const scripts = resources.filter(({ name }) => new URL(name).pathname.endsWith('.js'));
    const { found } = globalThis as unknown as { found: Omit<Measured, 'firstPaint' | 'script'> };
    return {
      ...found,
      firstPaint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
      script: scripts.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
      inline: [...document.scripts]
        .filter(({ src, type }) => !src && !type)
        .map(({ text }) => text)
        .join(''),
    };
  });
  return { ...measured, script: measured.script + (inline ? brotliCompressSync(inline).length : 0) };
}

const median = (values: number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] as number;

/** The median of each figure over some runs; the addresses take turns, so that a busy machine is busy for all. */
async function medians(browser: Browser, addresses: Record<string, string>) {
  const all = new Map<string, Measured[]>();
  for (let run = 0; run < runs; run += 1)
    for (const [name, address] of Object.entries(addresses))
      all.set(name, [...(all.get(name) ?? []), await measure(browser, address)]);
  return (name: string): Measured => {
    const measured = all.get(name) ?? [];
    const of = (key: Exclude<keyof Measured, 'largest'>) => median(measured.map((each) => each[key]));
    return {
      firstPaint: of('firstPaint'),
      largestPaint: of('largestPaint'),
      blocked: of('blocked'),
      shifted: of('shifted'),
      script: of('script'),
      largest: measured[0]?.largest ?? '',
    };
  };
}

const milliseconds = (value: number) => `${Math.round(value)} ms`;

function rows(what: string, ours: Measured, bare?: Measured): Row[] {
  const row = (figure: string, measured: string, rest: Partial<Row> = {}): Row => ({
    what: `${what}: ${figure}`,
    measured,
    against: '',
    ratio: '',
    aim: '',
    ...rest,
  });
  const against = (key: 'firstPaint' | 'largestPaint' | 'blocked') =>
    bare && {
      against: `${milliseconds(bare[key])} as plain files`,
      ratio: bare[key] > 0 ? `${(ours[key] / bare[key]).toFixed(2)} ×` : '',
    };
  const home = bare !== undefined;
  return [
    row('first contentful paint', milliseconds(ours.firstPaint), against('firstPaint')),
    row(`largest contentful paint (${ours.largest})`, milliseconds(ours.largestPaint), {
      ...against('largestPaint'),
      ...(home && { aim: '≤ 1.15 ×' }),
    }),
    row('blocked (TBT)', milliseconds(ours.blocked), {
      ...against('blocked'),
      ...(home && { aim: '< 20 ms' }),
    }),
    row('layout shift (CLS)', ours.shifted.toFixed(4), { aim: '< 0.01' }),
    row('script before a touch', `${ours.script} bytes`, home ? { aim: '≤ 3000 bytes' } : {}),
  ];
}

const program = await startProgram();
const browser = await chromium.launch({
  executablePath: findChromium(),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'],
});
try {
  // The densest compression replaces the quick one a moment after the start.
  await new Promise((resolve) => setTimeout(resolve, 4000));
  const bare = await serveBare(`${program.baseUrl}/`);
  const of = await medians(browser, {
    home: `${program.baseUrl}/`,
    bare: bare.baseUrl,
    tour: program.baseUrl + pathOf('tour-dunes-and-sea'),
    booking: program.baseUrl + pathOf('booking'),
  });
  await bare.stop();
  printTable(`Slow phone, median of ${runs}`, [
    ...rows('home', of('home'), of('bare')),
    ...rows('tour', of('tour')),
    ...rows('booking', of('booking')),
  ]);
} finally {
  await browser.close();
  await program.stop();
}
