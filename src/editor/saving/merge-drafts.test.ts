import { expect, test } from 'vitest';
import { node, smallTree } from '../state/testing/small-catalogue.ts';
import { findNode, moveNode, removeNode, updateNode } from '../state/tree.ts';
import { mergeDrafts, settleConflicts } from './merge-drafts.ts';
import type { PageContent } from './page-content.ts';

const settings: PageContent['settings'] = {
  path: '/',
  title: 'Home',
  description: '',
  indexed: true,
  sharePicture: null,
  headerMode: 'auto',
};
const base: PageContent = { tree: smallTree(), settings };

const say = (content: PageContent, id: string, words: string): PageContent => ({
  ...content,
  tree: updateNode(content.tree, id, (each) => ({ ...each, props: { ...each.props, words } })),
});
const words = (content: PageContent, id: string) => findNode(content.tree, id)?.props.words;

test('EDIT-3 changes of different modules and settings all stand', () => {
  const mine = say({ ...base, settings: { ...settings, title: 'Start' } }, 'b', 'mine');
  const theirs = say({ ...base, settings: { ...settings, description: 'Bikes' } }, 'e', 'theirs');
  const { content, conflicts } = mergeDrafts({ base, mine, theirs });
  expect(conflicts).toEqual([]);
  expect([words(content, 'b'), words(content, 'e')]).toEqual(['mine', 'theirs']);
  expect(content.settings).toMatchObject({ title: 'Start', description: 'Bikes' });
});

test('EDIT-3 what nobody else touched stays the same object, so that the canvas draws only what changed', () => {
  const mine = say(base, 'g', 'mine');
  const { content } = mergeDrafts({ base, mine, theirs: structuredClone(base) });
  expect(content).toBe(mine);
  const both = mergeDrafts({ base, mine, theirs: say(structuredClone(base), 'b', 'theirs') }).content;
  expect(both.tree[1]).toBe(mine.tree[1]);
  expect(both.tree[0]).not.toBe(mine.tree[0]);
});

test('EDIT-3 of the same text theirs stands until mine is chosen', () => {
  const versions = { base, mine: say(base, 'b', 'mine'), theirs: say(base, 'b', 'theirs') };
  expect(mergeDrafts(versions).conflicts).toEqual([{ nodeId: 'b', field: 'words' }]);
  expect(words(mergeDrafts(versions).content, 'b')).toBe('mine');
  expect(words(settleConflicts(versions, new Map()), 'b')).toBe('theirs');
  expect(words(settleConflicts(versions, new Map([['b', 'mine']])), 'b')).toBe('mine');
});

test('EDIT-3 a choice for one module leaves the others as they are', () => {
  const versions = {
    base,
    mine: say(say(base, 'b', 'mine'), 'e', 'mine'),
    theirs: say(say(base, 'b', 'theirs'), 'e', 'theirs'),
  };
  const settled = settleConflicts(versions, new Map([['e', 'mine']]));
  expect([words(settled, 'b'), words(settled, 'e')]).toEqual(['theirs', 'mine']);
});

test('EDIT-3 design values of one device are chosen by themselves', () => {
  const gap = (phone: string, label: string): PageContent => ({
    ...base,
    tree: updateNode(base.tree, 'a', (each) => ({
      ...each,
      anchor: label,
      design: { gap: { base: '1', phone } },
    })),
  });
  const before = gap('1', 'top');
  const versions = { base: before, mine: gap('2', 'top'), theirs: gap('3', 'end') };
  const settled = settleConflicts(versions, new Map([['a', 'mine']]));
  expect(findNode(settled.tree, 'a')).toMatchObject({
    anchor: 'end',
    design: { gap: { base: '1', phone: '2' } },
  });
});

test('EDIT-3 what one removed and the other changed stays, unless the removal is chosen', () => {
  const versions = {
    base,
    mine: say(base, 'g', 'mine'),
    theirs: { ...base, tree: removeNode(base.tree, 'g') },
  };
  expect(words(settleConflicts(versions, new Map()), 'g')).toBe('mine');
  expect(words(settleConflicts(versions, new Map([['g', 'mine']])), 'g')).toBe('mine');
  expect(findNode(settleConflicts(versions, new Map([['g', 'theirs']])).tree, 'g')).toBeUndefined();
});

test('EDIT-3 a module moved by both goes where it is chosen to', () => {
  const moved = (parent: string): PageContent => ({
    ...base,
    tree: moveNode(base.tree, 'g', { parent, slot: 'content', index: 0 }),
  });
  const versions = { base, mine: moved('d'), theirs: moved('f') };
  const parentOf = (content: PageContent) =>
    ['d', 'f'].find((id) => findNode(content.tree, id)?.slots?.content?.some((each) => each.id === 'g'));
  expect(parentOf(settleConflicts(versions, new Map()))).toBe('f');
  expect(parentOf(settleConflicts(versions, new Map([['g', 'mine']])))).toBe('d');
});

test('EDIT-3 of a setting theirs stands until mine is chosen', () => {
  const titled = (title: string): PageContent => ({ ...base, settings: { ...settings, title } });
  const versions = { base, mine: titled('Mine'), theirs: titled('Theirs') };
  expect(mergeDrafts(versions).conflicts).toEqual([{ nodeId: '', field: 'title' }]);
  expect(settleConflicts(versions, new Map()).settings.title).toBe('Theirs');
  expect(settleConflicts(versions, new Map([['', 'mine']])).settings.title).toBe('Mine');
});

test('EDIT-3 a newer version of a module is taken whole', () => {
  const newer: PageContent = {
    ...base,
    tree: updateNode(base.tree, 'c', (each) => ({ ...each, version: 2, props: { columns: 3 } })),
  };
  const versions = {
    base,
    mine: newer,
    theirs: {
      ...base,
      tree: updateNode(base.tree, 'c', (each) => ({ ...each, props: { wide: true } })),
    },
  };
  const settled = settleConflicts(versions, new Map([['c', 'mine']]));
  expect(findNode(settled.tree, 'c')).toMatchObject({ version: 2, props: { columns: 3 } });
  expect(findNode(settled.tree, 'e')).toEqual(node('text', 'e'));
});
