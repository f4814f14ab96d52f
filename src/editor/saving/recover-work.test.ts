import { expect, test } from 'vitest';
import { smallTree } from '../state/testing/small-catalogue.ts';
import { findNode, updateNode } from '../state/tree.ts';
import type { PageContent } from './page-content.ts';
import { recoverWork } from './recover-work.ts';

const settings: PageContent['settings'] = {
  path: '/',
  title: '',
  description: '',
  indexed: true,
  sharePicture: null,
  headerMode: 'auto',
};
const base: PageContent = { tree: smallTree(), settings };
const say = (id: string, words: string, of = base): PageContent => ({
  ...of,
  tree: updateNode(of.tree, id, (each) => ({ ...each, props: { words } })),
});
const left = (content: PageContent, more: { id?: string; at?: number; attempt?: PageContent } = {}) => ({
  id: 'one',
  at: 100,
  base,
  baseVersion: 3,
  content,
  ...more,
});
const words = ({ tree }: PageContent, id: string) => findNode(tree, id)?.props.words;

test('EDIT-3 without kept work the page is as the server has it', () => {
  const draft = { ...base, version: 3 };
  expect(recoverWork([], draft)).toMatchObject({ content: base, baseVersion: 3, at: undefined, taken: [] });
});

test('EDIT-3 work on the very draft the server has is as it was left', () => {
  const recovered = recoverWork([left(say('b', 'mine'))], { ...structuredClone(base), version: 3 });
  expect(recovered).toMatchObject({
    content: say('b', 'mine'),
    baseVersion: 3,
    at: 100,
    hasConflict: false,
    taken: ['one'],
  });
});

test('EDIT-3 what others saved meanwhile is under it', () => {
  const { content, baseVersion } = recoverWork([left(say('b', 'mine'))], {
    ...say('e', 'theirs'),
    version: 4,
  });
  expect([words(content, 'b'), words(content, 'e'), baseVersion]).toEqual(['mine', 'theirs', 4]);
});

test('EDIT-3 what contradicts the draft is kept as it was, for an editor to choose', () => {
  const work = left(say('b', 'mine'));
  expect(recoverWork([work], { ...say('b', 'theirs'), version: 4 })).toMatchObject({
    content: work.content,
    base,
    baseVersion: 3,
    hasConflict: true,
  });
});

test('EDIT-3 one’s own save whose answer was lost is no conflict', () => {
  const work = left(say('b', 'hello'), { attempt: say('b', 'hel') });
  const recovered = recoverWork([work], { ...say('b', 'hel'), version: 4 });
  expect(words(recovered.content, 'b')).toBe('hello');
  expect(recovered).toMatchObject({ hasConflict: false, baseVersion: 4 });
  const arrived = recoverWork([work], { ...say('b', 'hello'), version: 4 });
  expect(arrived).toMatchObject({ at: undefined, taken: ['one'] });
});

test('EDIT-3 two windows’ work comes together, and what contradicts waits', () => {
  const works = [
    left(say('b', 'one'), { id: 'one', at: 1 }),
    left(say('e', 'two'), { id: 'two', at: 2 }),
    left(say('b', 'three'), { id: 'three', at: 3 }),
  ];
  const { content, taken, at } = recoverWork(works, { ...base, version: 3 });
  expect([words(content, 'b'), words(content, 'e')]).toEqual(['three', 'two']);
  expect([taken, at]).toEqual([['three', 'two'], 3]);
});
