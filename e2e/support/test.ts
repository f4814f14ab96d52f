import { test as base, expect } from '@playwright/test';

interface Fixtures {
  /** Errors on the console that a test brings about itself. */
  expected: RegExp;
  quiet: undefined;
}

/** Playwright's test on the running demo shop; a page that logs an error fails its test. */
export const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from the pattern
  baseURL: async ({}, use) => use(process.env.E2E_BASE_URL),
  expected: [/status of 4\d\d/, { option: true }],
  quiet: [
    async ({ page, expected }, use) => {
      const complaints: string[] = [];
      page.on('pageerror', (error) => complaints.push(error.message));
      page.on('console', (message) => {
        if (message.type() === 'error' && !expected.test(message.text())) complaints.push(message.text());
      });
      await use(undefined);
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
