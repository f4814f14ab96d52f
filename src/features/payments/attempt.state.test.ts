import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type AttemptState, isFinal, isOpen, nextStep } from './attempt.state.ts';
import type { ProviderPayment, ProviderState } from './payments.types.ts';

const facts = { id: 'a1', providerPaymentId: 'p1', amountCents: 4550, currency: 'EUR' };
const payment = (changes: Partial<ProviderPayment> = {}): ProviderPayment => ({
  id: 'p1',
  reference: 'a1',
  state: 'open',
  amountCents: 4550,
  currency: 'EUR',
  ...changes,
});
const providerStates = fc.constantFrom<ProviderState>(
  'open',
  'pending',
  'authorized',
  'paid',
  'failed',
  'cancelled',
  'expired',
);

/** Applies answers in the order given, counting how often the money became certain. */
function play(answers: readonly ProviderState[]) {
  const seen: AttemptState[] = ['created'];
  let settled = 0;
  for (const state of answers) {
    const step = nextStep({ ...facts, state: seen.at(-1) as AttemptState }, payment({ state }));
    if (step.kind !== 'move') continue;
    seen.push(step.to);
    if (step.settles) settled += 1;
  }
  return { seen, settled };
}

test('whatever the provider says and in whatever order, no state comes back and nothing leaves paid', () => {
  fc.assert(
    fc.property(fc.array(providerStates, { maxLength: 12 }), (answers) => {
      const { seen } = play(answers);
      expect(new Set(seen).size).toBe(seen.length);
      if (answers.includes('paid')) expect(seen.at(-1)).toBe('paid');
    }),
  );
});

test('the money becomes certain at most once while the attempt has not failed in between', () => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom<ProviderState>('open', 'pending', 'authorized', 'paid')),
      (answers) => {
        const certain = answers.includes('paid') || answers.includes('authorized');
        expect(play(answers).settled).toBe(certain ? 1 : 0);
      },
    ),
  );
});

test('the order of answers does not matter when they end in paid', () => {
  fc.assert(
    fc.property(
      fc.shuffledSubarray<ProviderState>(['open', 'pending', 'expired', 'paid'], { minLength: 4 }),
      (answers) => {
        expect(play(answers).seen.at(-1)).toBe('paid');
      },
    ),
  );
});

test.each([
  ['payment-id', { id: 'p2' }],
  ['reference', { reference: 'a2' }],
  ['reference', { reference: undefined }],
  ['currency', { currency: 'SEK' }],
  ['amount', { amountCents: 4549 }],
  ['amount', { amountCents: Number.NaN }],
] as const)('BOOK-4 another %s is a mismatch, paid or not', (why, changes) => {
  for (const state of ['open', 'paid'] as const)
    expect(nextStep({ ...facts, state: 'created' }, payment({ ...changes, state }))).toEqual({
      kind: 'mismatch',
      why,
    });
});

test('a mismatch is final and no longer asked after', () => {
  expect(nextStep({ ...facts, state: 'mismatch' }, payment({ state: 'paid' }))).toEqual({ kind: 'stay' });
  expect([isFinal('mismatch'), isOpen('mismatch')]).toEqual([true, false]);
});
