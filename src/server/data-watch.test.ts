import { expect, test, vi } from 'vitest';
import { watchData } from './data-watch.ts';

const hours = 3_600_000;

function watched(versions: () => Promise<Map<string, number>>) {
  const changed = vi.fn<(names: ReadonlySet<string>) => void>();
  return { changed, watch: watchData({ versions, changed, failed: () => {}, every: hours }) };
}

test('tells what changed since the last look, and nothing at the first', async () => {
  const versions = new Map([['pages', 1]]);
  const { changed, watch } = watched(async () => new Map(versions));
  await watch.check();
  expect(changed).not.toHaveBeenCalled();
  versions.set('pages', 2).set('reviews', 1);
  await watch.check();
  expect(changed.mock.calls).toEqual([[new Set(['pages', 'reviews'])]]);
  await watch.check();
  expect(changed).toHaveBeenCalledOnce();
  await watch.stop();
});

test('looks one at a time, and again after a look that failed', async () => {
  const answers: ((versions: Map<string, number> | Error) => void)[] = [];
  const { changed, watch } = watched(
    () =>
      new Promise((resolve, reject) =>
        answers.push((answer) => (answer instanceof Error ? reject(answer) : resolve(answer))),
      ),
  );
  const first = watch.check();
  expect(watch.check()).toBe(first);
  answers[0]?.(new Map([['pages', 1]]));
  await first;
  const second = watch.check();
  answers[1]?.(new Error('the database is away'));
  await expect(second).rejects.toThrow('away');
  const third = watch.check();
  answers[2]?.(new Map([['pages', 2]]));
  await third;
  expect(changed.mock.calls).toEqual([[new Set(['pages'])]]);
  await watch.stop();
});
