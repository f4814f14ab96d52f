import fc from 'fast-check';
import { expect, test } from 'vitest';
import { divide } from './refunds.ts';

const attempts = [
  { id: 'a', amountCents: 3000 },
  { id: 'b', amountCents: 2000 },
];

test('a refund takes from the first payment before the next', () => {
  expect(divide(3500, attempts, [])).toEqual([
    { attemptId: 'a', amountCents: 3000 },
    { attemptId: 'b', amountCents: 500 },
  ]);
});

test('what was given back counts, what failed does not', () => {
  const given = { attemptId: 'a', amountCents: 2500, state: 'sent' };
  expect(divide(3000, attempts, [given])).toBeUndefined();
  expect(divide(3000, attempts, [{ ...given, state: 'failed' }])).toEqual([
    { attemptId: 'a', amountCents: 3000 },
  ]);
});

test('never more than was paid, and exactly what was asked', () => {
  const earlier = fc.record({
    attemptId: fc.constantFrom('a', 'b'),
    amountCents: fc.integer({ min: 1, max: 2000 }),
    state: fc.constantFrom('queued', 'sent', 'failed'),
  });
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 6000 }), fc.array(earlier, { maxLength: 2 }), (asked, refunds) => {
      const shares = divide(asked, attempts, refunds);
      for (const { id, amountCents } of shares ? attempts : []) {
        const all = [...refunds.filter((refund) => refund.state !== 'failed'), ...(shares ?? [])];
        const mine = all.filter(({ attemptId }) => attemptId === id);
        const before = refunds.filter((r) => r.state !== 'failed' && r.attemptId === id);
        const overdrawn = before.reduce((sum, refund) => sum + refund.amountCents, 0) > amountCents;
        if (!overdrawn)
          expect(mine.reduce((sum, refund) => sum + refund.amountCents, 0)).toBeLessThanOrEqual(amountCents);
      }
      if (shares) expect(shares.reduce((sum, share) => sum + share.amountCents, 0)).toBe(asked);
    }),
  );
});
