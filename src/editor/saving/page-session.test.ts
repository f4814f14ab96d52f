// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { smallCatalogue, smallTree } from '../state/testing/small-catalogue.ts';
import { findNode, updateNode } from '../state/tree.ts';
import { useEditor } from '../state/use-editor.ts';
import type { PageContent } from './page-content.ts';
import { openPage, type PageSession } from './page-session.ts';
import type { SentDraft } from './pages-api.ts';
import { useSaving } from './use-saving.ts';

const { settings } = useEditor.getState();
const editor = () => useEditor.getState();
const words = (id: string) => findNode(editor().tree, id)?.props.words;

interface Asked {
  path: string;
  version: number;
  words(id: string): unknown;
  answer(status: number, body: unknown): Promise<unknown>;
}

let asked: Asked[] = [];
const sessions: PageSession[] = [];
let merged: (string | null)[] = [];

const say = (content: PageContent, id: string, text: string): PageContent => ({
  ...content,
  tree: updateNode(content.tree, id, (each) => ({ ...each, props: { words: text } })),
});

const draft = (version = 1): SentDraft => ({
  version,
  tree: smallTree(),
  settings,
  updatedBy: null,
  publishedRevisionId: null,
  updatedAt: '2026-11-21T09:12:00Z',
  schedule: null,
});

const stale = (content: PageContent, version: number) => ({
  error: { code: 'stale', message: '' },
  current: { ...content, version, updatedBy: 'Sanne' },
});

const saved = (version: number) => ({ version, savedAt: '2026-11-21T09:13:00Z', problems: [] });

async function open(key: string): Promise<PageSession> {
  const session = await openPage({
    page: { key, language: 'nl' },
    draft: draft(),
    catalogue: smallCatalogue,
    staffId: 'emre',
    isGone: () => false,
    onMerged: (_before, _after, by) => merged.push(by),
  });
  if (!session) throw new Error('the page did not open');
  sessions.push(session);
  return session;
}

beforeEach(() => {
  vi.useFakeTimers();
  asked = [];
  merged = [];
  vi.stubGlobal('fetch', (path: string, { body }: { body: string }) => {
    const sent = JSON.parse(body) as PageContent & { version: number };
    return new Promise<Response>((resolve) => {
      asked.push({
        path,
        version: sent.version,
        words: (id) => findNode(sent.tree, id)?.props.words,
        answer: (status, answer) => {
          resolve(new Response(JSON.stringify(answer), { status }));
          return vi.advanceTimersByTimeAsync(1);
        },
      });
    });
  });
});

afterEach(() => {
  for (const session of sessions.splice(0)) session.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('EDIT-3 what somebody else saved comes into the page, and undo leaves it there', async () => {
  await open('home');
  editor().setIn('b', 'words', 'mine');
  await vi.advanceTimersByTimeAsync(800);
  await asked[0]?.answer(409, stale(say(draft(), 'e', 'theirs'), 4));
  expect([words('b'), words('e')]).toEqual(['mine', 'theirs']);
  expect(merged).toEqual(['Sanne']);
  expect(asked[1]).toMatchObject({ version: 4 });
  expect([asked[1]?.words('b'), asked[1]?.words('e')]).toEqual(['mine', 'theirs']);
  await asked[1]?.answer(200, saved(5));
  expect(useSaving.getState().state).toEqual({ phase: 'clean' });
  editor().undo();
  expect([words('b'), words('e')]).toEqual([undefined, 'theirs']);
});

test('EDIT-3 of the same text theirs stands after choosing nothing, and mine is one undo away', async () => {
  const session = await open('home');
  editor().setIn('b', 'words', 'mine');
  await vi.advanceTimersByTimeAsync(800);
  await asked[0]?.answer(409, stale(say(draft(), 'b', 'theirs'), 4));
  expect(useSaving.getState()).toMatchObject({ state: { phase: 'conflict' }, conflict: { by: 'Sanne' } });
  expect(words('b')).toBe('mine');
  session.settle(new Map());
  expect(words('b')).toBe('theirs');
  editor().undo();
  expect(words('b')).toBe('mine');
  await vi.advanceTimersByTimeAsync(800);
  expect(asked.at(-1)).toMatchObject({ version: 4 });
});

test('EDIT-3 the last save of a page that was left holds that page, whatever is open by then', async () => {
  const first = await open('home');
  editor().setIn('b', 'words', 'of home');
  await vi.advanceTimersByTimeAsync(800);
  editor().setIn('b', 'words', 'of home, later');
  first.close();
  await open('tours');
  editor().setIn('b', 'words', 'of tours');
  await asked[0]?.answer(409, stale(say(draft(), 'e', 'theirs'), 4));
  expect(words('e')).toBeUndefined();
  const [, again] = asked;
  expect(again?.path).toContain('/pages/home/nl/draft');
  expect([again?.words('b'), again?.words('e')]).toEqual(['of home, later', 'theirs']);
  await again?.answer(200, saved(5));
  await vi.advanceTimersByTimeAsync(800);
  const ofTours = asked.filter(({ path }) => path.includes('/tours/'));
  expect(ofTours.map((each) => each.words('b'))).toEqual(['of tours']);
});

test('EDIT-3 a version brought back is one step to undo, on the version the server made', async () => {
  const session = await open('home');
  const old = say(draft(), 'b', 'yesterday');
  session.adopt({ ...draft(7), tree: [...old.tree] }, 'restore');
  expect(words('b')).toBe('yesterday');
  editor().undo();
  expect(words('b')).toBeUndefined();
  await vi.advanceTimersByTimeAsync(800);
  expect(asked.at(-1)).toMatchObject({ version: 7 });
});
