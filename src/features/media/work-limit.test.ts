import { expect, test } from 'vitest';
import { createWorkLimit, type Urgency } from './work-limit.ts';

/** Starts work that ends when told, and notes what has started. */
function workshop(total: number) {
  const limit = createWorkLimit(total);
  const started: string[] = [];
  const ends = new Map<string, () => void>();
  const begin = (name: string, urgency: Urgency) =>
    limit(urgency, () => {
      started.push(name);
      return new Promise<void>((resolve) => ends.set(name, resolve));
    });
  const end = async (name: string, work: Promise<void>) => {
    ends.get(name)?.();
    await work;
  };
  return { begin, end, started };
}

test('two at once; the third starts when one ends', async () => {
  const { begin, end, started } = workshop(2);
  const first = begin('first', 'visitor');
  const second = begin('second', 'visitor');
  const third = begin('third', 'visitor');
  await Promise.resolve();
  expect(started).toEqual(['first', 'second']);
  await end('first', first);
  expect(started).toEqual(['first', 'second', 'third']);
  await end('second', second);
  await end('third', third);
});

test('background work leaves a place free for visitors and lets them pass', async () => {
  const { begin, end, started } = workshop(2);
  const slow = begin('slow', 'background');
  const later = begin('later', 'background');
  const visitor = begin('visitor', 'visitor');
  const nextVisitor = begin('next visitor', 'visitor');
  await Promise.resolve();
  expect(started).toEqual(['slow', 'visitor']);
  await end('slow', slow);
  expect(started.slice(2)).toEqual(['next visitor']);
  await end('visitor', visitor);
  expect(started.slice(3)).toEqual(['later']);
  await end('next visitor', nextVisitor);
  await end('later', later);
});

test('work that fails gives its place back', async () => {
  const limit = createWorkLimit(1);
  await expect(limit('visitor', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await limit('background', async () => 'done')).toBe('done');
});
