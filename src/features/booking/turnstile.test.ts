import { expect, test, vi } from 'vitest';
import { createTurnstile } from './turnstile.ts';

test('BOOK-4 a rush is served in its order, a few at once; who waits too long is told so', async () => {
  vi.useFakeTimers({ toFake: ['performance', 'setTimeout'] });
  const turnstile = createTurnstile(2, 1000);
  let atOnce = 0;
  let most = 0;
  const served: number[] = [];
  const callers = Array.from({ length: 8 }, (_, caller) =>
    turnstile(async () => {
      atOnce += 1;
      most = Math.max(most, atOnce);
      await new Promise((resolve) => setTimeout(resolve, 600));
      atOnce -= 1;
      served.push(caller);
      return 'served';
    }),
  );
  await vi.runAllTimersAsync();
  expect(await Promise.all(callers)).toEqual([...Array(4).fill('served'), ...Array(4).fill('busy')]);
  expect([served, most]).toEqual([[0, 1, 2, 3], 2]);
  vi.useRealTimers();
});

test('work that throws makes room for the next', async () => {
  const turnstile = createTurnstile(1, 1000);
  const fails = turnstile(() => Promise.reject(new Error('no')));
  await expect(fails).rejects.toThrow('no');
  expect(await turnstile(async () => 'yes')).toBe('yes');
});
