import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

/** The browser to test with: CHROMIUM_PATH, Playwright's own, or the machine's; undefined when there is none. */
export function findChromium(): string | undefined {
  const candidates = [
    process.env.CHROMIUM_PATH,
    chromium.executablePath(),
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
  ];
  return candidates.find((path) => path && existsSync(path));
}
