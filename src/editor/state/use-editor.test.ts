import { beforeEach, expect, test, vi } from 'vitest';
import { newId, newNode } from './new-node.ts';
import { node, smallCatalogue, smallTree, smallTypes } from './testing/small-catalogue.ts';
import { findNode, pathTo } from './tree.ts';
import { useEditor } from './use-editor.ts';

const editor = () => useEditor.getState();

beforeEach(() => {
  vi.useFakeTimers({ now: 0 });
  const { settings } = editor();
  editor().open({ key: 'home', language: 'nl', tree: smallTree(), settings, catalogue: smallCatalogue });
  return () => vi.useRealTimers();
});

test('EDIT-2 selection survives undo and redo', () => {
  editor().select('e');
  editor().setValue('e', 'props', 'words', 'Hello');
  editor().undo();
  expect(editor().selected).toBe('e');
  editor().remove('e');
  expect(editor().selected).toBe('d');
  editor().undo();
  expect(editor().selected).toBe('d');
  expect(findNode(editor().tree, 'e')).toBeDefined();
});

test('EDIT-2 undoing an insertion selects what was selected before it', () => {
  editor().select('b');
  const made = newNode(smallTypes, 'row', newId);
  if (!made) throw new Error('no row');
  editor().insert([made], { parent: 'a', slot: 'content', index: 1 });
  expect(editor().selected).toBe(made.id);
  expect(made.slots?.columns).toHaveLength(2);
  editor().undo();
  expect(editor().selected).toBe('b');
  editor().redo();
  expect(findNode(editor().tree, made.id)).toBeDefined();
});

test('EDIT-2 what may not stand somewhere is refused and changes nothing', () => {
  const before = editor().tree;
  const refused = editor().move('d', { index: 0 });
  expect(refused).toMatchObject({ ok: false, error: { code: 'stands-elsewhere' } });
  expect(editor().tree).toBe(before);
  expect(editor().history.past).toHaveLength(0);
});

test('EDIT-2 modules whose ids are on the page already get new ones', () => {
  editor().insert(smallTree().slice(1), { index: 0 });
  expect(editor().tree.map(({ type }) => type)).toEqual(['text', 'section', 'text']);
  expect(editor().tree[0]?.id).not.toBe('g');
});

test('EDIT-2 a module is wrapped in another, unless that may not hold it', () => {
  expect(editor().wrap('b', node('section', 'w'), 'content').ok).toBe(true);
  expect(pathTo(editor().tree, 'b').map(({ id }) => id)).toEqual(['a', 'w', 'b']);
  expect(editor().wrap('g', node('row', 'x'), 'columns')).toMatchObject({
    ok: false,
    error: { code: 'slot-takes-others' },
  });
});

test('EDIT-2 typing is one step, page settings and modules are undone together', () => {
  editor().setIn('g', 'words', 'a');
  vi.advanceTimersByTime(300);
  editor().setIn('g', 'words', 'ab');
  editor().setSettings({ title: 'New' });
  expect(editor().history.past).toHaveLength(2);
  editor().undo();
  expect(editor().settings.title).toBe('');
  expect(findNode(editor().tree, 'g')?.props.words).toBe('ab');
  editor().undo();
  expect(findNode(editor().tree, 'g')?.props).toEqual({});
});

test('EDIT-3 undo takes back what was done here, not what others did meanwhile', () => {
  editor().setIn('b', 'words', 'mine');
  editor().rebase((content) => ({
    ...content,
    tree: content.tree.map((each) => (each.id === 'g' ? { ...each, props: { words: 'theirs' } } : each)),
  }));
  expect(findNode(editor().tree, 'b')?.props.words).toBe('mine');
  editor().undo();
  expect(findNode(editor().tree, 'b')?.props).toEqual({});
  expect(findNode(editor().tree, 'g')?.props.words).toBe('theirs');
  editor().redo();
  expect(findNode(editor().tree, 'b')?.props.words).toBe('mine');
});

test('SITE-3 EDIT-2 a field is parted for a device, changed there, undone and made as elsewhere again', () => {
  const words = () => findNode(editor().tree, 'e');
  editor().setVariant('e', 'phone', 'words', 'Short');
  vi.advanceTimersByTime(5000);
  editor().setIn('e', 'words', 'Shorter', 'phone');
  expect(words()?.variants).toEqual({ phone: { words: 'Shorter' } });
  expect(words()?.props).toEqual(findNode(smallTree(), 'e')?.props);
  editor().undo();
  expect(words()?.variants).toEqual({ phone: { words: 'Short' } });
  editor().duplicate('e');
  expect(findNode(editor().tree, editor().selected ?? '')?.variants).toEqual({ phone: { words: 'Short' } });
  editor().setVariant('e', 'phone', 'words', undefined);
  expect(words()).not.toHaveProperty('variants');
});
