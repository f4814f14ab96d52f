/** What a visitor on a slow phone waits for: 4 × slower processor, 562 ms to the server and back, 1.47 Mbit/s. */
import { brotliCompressSync } from 'node:zlib';
import { type Browser, chromium } from '@playwright/test';
import { startProgram } from '../e2e/support/program.ts';
import { findChromium } from '../scripts/find-chromium.ts';
import { untilIdle } from './support/load.ts';
import { servePlainFiles } from './support/plain-files.ts';
import { printTable, type Row } from './support/table.ts';

interface Visit {
  firstPaint: number;
  largestPaint: number;
  blocked: number;
  shift: number;
  /** Script in the page and fetched before anything was touched, in bytes of brotli. */
  scriptBytes: number;
}

const rounds = 3;
const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
const ms = (value: number) => `${Math.round(value)} ms`;

async function visit(browser: Browser, url: string): Promise<Visit> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  });
  const page = await context.newPage();
  const client = await context.newCDPSession(page);
  await client.send('Network.enable');
  await client.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 562,
    downloadThroughput: (1.47 * 1024 * 1024) / 8,
    uploadThroughput: (0.7 * 1024 * 1024) / 8,
  });
  await client.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  let scriptBytes = 0;
  const scripts = new Set<string>();
  client.on('Network.responseReceived', ({ requestId, type }) => type === 'Script' && scripts.add(requestId));
  client.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) scriptBytes += encodedDataLength;
  });
  await page.addInitScript(observe);
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForTimeout(2500);
  const seen = await page.evaluate(() => {
    const inline = [...document.querySelectorAll('script:not([src]):not([type])')].map(
      (each) => each.textContent ?? '',
    );
    return {
      ...(window as unknown as { seen: Omit<Visit, 'scriptBytes'> }).seen,
      inline: inline.join(''),
    };
  });
  await context.close();
  const { inline, ...figures } = seen;
  return { ...figures, scriptBytes: scriptBytes + brotliCompressSync(inline).length };
}

/** Runs in the page before anything of it. */
function observe() {
  const seen = { firstPaint: 0, largestPaint: 0, blocked: 0, shift: 0 };
  (window as unknown as { seen: typeof seen }).seen = seen;
  const watch = (
    type: string,
    use: (entry: PerformanceEntry & { value?: number; hadRecentInput?: boolean }) => void,
  ) => new PerformanceObserver((list) => list.getEntries().forEach(use)).observe({ type, buffered: true });
  watch('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') seen.firstPaint = entry.startTime;
  });
  watch('largest-contentful-paint', (entry) => {
    seen.largestPaint = entry.startTime;
  });
  watch('longtask', (entry) => {
    if (entry.startTime > seen.firstPaint) seen.blocked += Math.max(0, entry.duration - 50);
  });
  watch('layout-shift', (entry) => {
    if (!entry.hadRecentInput) seen.shift += entry.value ?? 0;
  });
}

async function medianVisit(browser: Browser, url: string): Promise<Visit> {
  const visits: Visit[] = [];
  for (let round = 0; round < rounds; round += 1) visits.push(await visit(browser, url));
  const of = (key: keyof Visit) => median(visits.map((each) => each[key]));
  return {
    firstPaint: of('firstPaint'),
    largestPaint: of('largestPaint'),
    blocked: of('blocked'),
    shift: of('shift'),
    scriptBytes: of('scriptBytes'),
  };
}

const program = await startProgram();
const browser = await chromium.launch({
  executablePath: findChromium(),
  args: ['--no-sandbox', '--disable-gpu'],
});
try {
  await untilIdle(program.pid);
  const rows: Row[] = [];
  const plain = await servePlainFiles(`${program.baseUrl}/`);
  await visit(browser, plain.url);
  await visit(browser, `${program.baseUrl}/`);
  const floor = await medianVisit(browser, plain.url);
  plain.server.close();
  const pages = [
    { name: 'home', path: '/' },
    { name: 'a tour', path: '/tochten/duinen-en-zee' },
    { name: 'booking', path: '/boeken' },
  ];
  for (const { name, path } of pages) {
    const seen = await medianVisit(browser, program.baseUrl + path);
    const home = path === '/';
    const ratio = seen.largestPaint / floor.largestPaint;
    rows.push(
      {
        what: `${name}: first contentful paint`,
        measured: ms(seen.firstPaint),
        against: home ? `${ms(floor.firstPaint)} as plain files` : '',
        ratio: home ? `${(seen.firstPaint / floor.firstPaint).toFixed(2)} ×` : '',
        aim: '',
      },
      {
        what: `${name}: largest contentful paint`,
        measured: ms(seen.largestPaint),
        against: home ? `${ms(floor.largestPaint)} as plain files` : '',
        ratio: home ? `${ratio.toFixed(2)} ×` : '',
        aim: home ? '≤ 1.15 ×' : '',
      },
      {
        what: `${name}: total blocking time`,
        measured: ms(seen.blocked),
        against: '',
        ratio: '',
        aim: home ? '< 20 ms' : '',
      },
      {
        what: `${name}: layout shift`,
        measured: seen.shift.toFixed(4),
        against: '',
        ratio: '',
        aim: '< 0.01',
      },
      {
        what: `${name}: script before interaction`,
        measured: `${seen.scriptBytes} bytes`,
        against: '',
        ratio: '',
        aim: home ? '≤ 3 kB' : '',
      },
    );
  }
  printTable('Slow phone', rows);
} finally {
  await browser.close();
  await program.stop();
}
