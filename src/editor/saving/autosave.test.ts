import { beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '../../backoffice/api.ts';
import type { PageNode } from '../../page/page-node.ts';
import { type NewerDraft, startAutosave, type UnsavedWork } from './autosave.ts';
import type { PageContent } from './page-content.ts';

const settings: PageContent['settings'] = {
  path: '/',
  title: '',
  description: '',
  indexed: true,
  sharePicture: null,
  headerMode: 'auto',
};
const page = (words: string): PageContent => ({
  tree: [{ id: 'a', type: 'text', version: 1, props: { words } } satisfies PageNode],
  settings,
});
const wordsOf = ({ tree }: PageContent) => tree[0]?.props.words;

/** A builder and a server that answers when it is told to. */
function desk({ chooses = false } = {}) {
  let now = page('start');
  const kept: { work?: UnsavedWork } = {};
  const phases: string[] = [];
  const sent: {
    words: unknown;
    version: number;
    answer(version: number): Promise<unknown>;
    fail(status: number, body?: unknown): Promise<unknown>;
  }[] = [];
  const newer: NewerDraft[] = [];
  const autosave = startAutosave({
    base: now,
    version: 1,
    read: () => now,
    send: (draft) =>
      new Promise<{ version: number }>((resolve, reject) => {
        sent.push({
          words: wordsOf(draft),
          version: draft.version,
          answer: (version) => {
            resolve({ version });
            return vi.advanceTimersByTimeAsync(0);
          },
          fail: (status, body) => {
            reject(new ApiError(status, body, 'nl'));
            return vi.advanceTimersByTimeAsync(0);
          },
        });
      }),
    keep: async (work) => {
      kept.work = work;
    },
    forget: async () => {
      delete kept.work;
    },
    onState: ({ phase }) => phases.push(phase),
    onSaved: () => {},
    onNewer: (_base, draft) => {
      newer.push(draft);
      if (chooses) return false;
      now = page(`${wordsOf(now)} + ${wordsOf(draft.content)}`);
      return true;
    },
    now: () => Date.now(),
  });
  const type = (words: string) => {
    now = page(words);
    autosave.changed();
  };
  return { autosave, type, sent, kept, phases, newer };
}

const stale = (words: string, version: number) => ({
  error: { code: 'stale', message: '' },
  current: { ...page(words), version, updatedBy: 'Sanne' },
});

beforeEach(() => {
  vi.useFakeTimers({ now: 0 });
  return () => vi.useRealTimers();
});

test('EDIT-3 every change is kept here at once, and forgotten when the server has it', async () => {
  const { type, sent, kept } = desk();
  type('one');
  await vi.advanceTimersByTimeAsync(0);
  expect(sent).toHaveLength(0);
  expect(kept.work && wordsOf(kept.work.content)).toBe('one');
  expect(kept.work).toMatchObject({ baseVersion: 1 });
  await vi.advanceTimersByTimeAsync(800);
  expect(kept.work && wordsOf(kept.work.content)).toBe('one');
  await sent[0]?.answer(2);
  expect(kept.work).toBeUndefined();
});

test('EDIT-3 one request at a time: what changed meanwhile goes with the next, on the new version', async () => {
  const { type, sent, kept, phases } = desk();
  type('one');
  await vi.advanceTimersByTimeAsync(800);
  type('two');
  type('three');
  await vi.advanceTimersByTimeAsync(10_000);
  expect(sent).toHaveLength(1);
  await sent[0]?.answer(2);
  expect(kept.work && wordsOf(kept.work.content)).toBe('three');
  await vi.advanceTimersByTimeAsync(800);
  expect(sent[1]).toMatchObject({ words: 'three', version: 2 });
  await sent[1]?.answer(3);
  expect(phases).toEqual(['waiting', 'saving', 'waiting', 'saving', 'clean']);
});

test('EDIT-3 what was sent without an answer is sent again as it was, before what came later', async () => {
  const { type, sent, kept, autosave } = desk();
  type('one');
  await vi.advanceTimersByTimeAsync(800);
  await sent[0]?.fail(0);
  type('two');
  await vi.advanceTimersByTimeAsync(0);
  expect(kept.work?.attempt && wordsOf(kept.work.attempt)).toBe('one');
  await vi.advanceTimersByTimeAsync(1000);
  expect(sent[1]).toMatchObject({ words: 'one', version: 1 });
  await sent[1]?.answer(2);
  await vi.advanceTimersByTimeAsync(800);
  expect(sent[2]).toMatchObject({ words: 'two', version: 2 });
  await sent[2]?.answer(3);
  expect(autosave.version()).toBe(3);
});

test('EDIT-3 a fault of the server is tried again, a refusal waits for the next change', async () => {
  const { type, sent, phases, kept } = desk();
  type('one');
  await vi.advanceTimersByTimeAsync(800);
  await sent[0]?.fail(503);
  await vi.advanceTimersByTimeAsync(1000);
  await sent[1]?.fail(422, { error: { code: 'too-deep', message: 'Too deep.' } });
  expect(phases.at(-1)).toBe('refused');
  await vi.advanceTimersByTimeAsync(100_000);
  expect(sent).toHaveLength(2);
  expect(kept.work && wordsOf(kept.work.content)).toBe('one');
  type('two');
  await vi.advanceTimersByTimeAsync(800);
  expect(sent[2]).toMatchObject({ words: 'two', version: 1 });
});

test('EDIT-3 somebody else’s save is taken in, and the result saved on top of it', async () => {
  const { type, sent, kept } = desk();
  type('mine');
  await vi.advanceTimersByTimeAsync(800);
  await sent[0]?.fail(409, stale('theirs', 5));
  await vi.advanceTimersByTimeAsync(0);
  expect(sent[1]).toMatchObject({ words: 'mine + theirs', version: 5 });
  expect(kept.work).toMatchObject({ baseVersion: 5 });
  await sent[1]?.answer(6);
  expect(kept.work).toBeUndefined();
});

test('EDIT-3 until a conflict is settled nothing is sent, and the work stays kept as it began', async () => {
  const { autosave, type, sent, kept, newer } = desk({ chooses: true });
  type('mine');
  await vi.advanceTimersByTimeAsync(800);
  await sent[0]?.fail(409, stale('theirs', 5));
  type('mine too');
  await vi.advanceTimersByTimeAsync(100_000);
  expect(sent).toHaveLength(1);
  expect(await autosave.saveNow()).toBe(false);
  expect(kept.work).toMatchObject({ baseVersion: 1 });
  autosave.settled(newer[0] as NewerDraft);
  await vi.advanceTimersByTimeAsync(0);
  expect(sent[1]).toMatchObject({ words: 'mine too', version: 5 });
});

test('EDIT-3 saving now waits for nothing, and says true only when the server has everything', async () => {
  const { autosave, type, sent } = desk();
  expect(await autosave.saveNow()).toBe(true);
  type('one');
  const saved = autosave.saveNow();
  type('two');
  await sent[0]?.answer(2);
  expect(sent[1]).toMatchObject({ words: 'two', version: 2 });
  await sent[1]?.answer(3);
  expect(await saved).toBe(true);
  type('three');
  const failed = autosave.saveNow();
  await sent[2]?.fail(0);
  expect(await failed).toBe(false);
});
