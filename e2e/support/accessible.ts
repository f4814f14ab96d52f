import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/**
 * Axe finds nothing on the page, or on the part of it that `narrow` leaves. What is still fading in has other colours
 * for a moment, so a page with findings is looked at again until it has settled.
 */
export async function expectAccessible(
  page: Page,
  narrow: (axe: AxeBuilder) => AxeBuilder = (axe) => axe,
): Promise<void> {
  await expect(async () => {
    const { violations } = await narrow(new AxeBuilder({ page })).analyze();
    const found = violations.flatMap(({ id, nodes }) =>
      nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 200)} ${failureSummary}`),
    );
    expect(found, page.url()).toEqual([]);
  }).toPass({ intervals: [300, 1000, 2000], timeout: 40_000 });
}
