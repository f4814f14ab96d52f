import { defineConfig } from '@playwright/test';
import { findChromium } from './scripts/find-chromium.ts';

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.e2e.test.ts',
  globalSetup: './e2e/support/global-setup.ts',
  // The tests share one shop and one machine; a booking of one must not be the full day of another.
  workers: 1,
  fullyParallel: false,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: !!process.env.CI,
  // One that passes at its second try is told of as flaky; races have none (e2e/races).
  retries: 1,
  reporter: 'list',
  // `npm test` runs each with a shop of its own: what staff change is no visitor's surprise.
  projects: [
    { name: 'visitors', testMatch: /e2e\/(site|booking|races)\/.*\.e2e\.test\.ts$/ },
    { name: 'modules', testMatch: /e2e\/modules\/.*\.e2e\.test\.ts$/ },
    { name: 'staff', testIgnore: /e2e\/(site|booking|races|modules)\// },
  ],
  use: {
    locale: 'nl-NL',
    timezoneId: 'Europe/Amsterdam',
    launchOptions: {
      executablePath: findChromium(),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
      ],
    },
  },
});
