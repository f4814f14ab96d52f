import { expect, test } from 'vitest';
import type { PageNode } from '../../page/page-node.ts';
import type { CanvasParts } from '../catalogue.ts';
import { canvasSync } from './canvas-sync.ts';

const text = (id: string, words: string): PageNode => ({ id, type: 'text', version: 1, props: { words } });

/** A canvas that shows words, and a server that answers when it is told to. */
function canvas(tree: PageNode[]) {
  const shown = new Map(tree.map((node) => [node.id, node.props.words]));
  const asked: { nodes: readonly PageNode[]; answer(): Promise<void>; fail(): Promise<void> }[] = [];
  const frames: (() => void)[] = [];
  const settle = () => new Promise<void>((resolve) => setTimeout(resolve));
  const sync = canvasSync(tree, {
    render: (nodes) =>
      new Promise<CanvasParts>((resolve, reject) => {
        const parts = nodes.map(({ id, props }) => ({ id, html: String(props.words) }));
        asked.push({
          nodes,
          answer: () => {
            resolve({ parts, css: '', problems: [] });
            return settle();
          },
          fail: () => {
            reject(new Error('no connection'));
            return settle();
          },
        });
      }),
    show: ({ parts }) => {
      for (const { id, html } of parts) shown.set(id, html);
    },
    arrange: (now) => {
      for (const id of shown.keys()) if (!now.some((node) => node.id === id)) shown.delete(id);
    },
    failed: () => {},
    schedule: (callback) => frames.push(callback),
  });
  const draw = () => {
    for (const frame of frames.splice(0)) frame();
  };
  return { sync, shown, asked, draw };
}

test('EDIT-2 changes of one picture are rendered together, and only the modules that changed', () => {
  const [a, b, c] = [text('a', '1'), text('b', '1'), text('c', '1')];
  const { sync, asked, draw } = canvas([a, b, c]);
  sync.update([text('a', '2'), b, c]);
  sync.update([text('a', '3'), b, text('c', '2')]);
  draw();
  expect(asked.map(({ nodes }) => nodes.map(({ id, props }) => `${id}${props.words}`))).toEqual([
    ['a3', 'c2'],
  ]);
});

test('EDIT-2 while one answer is awaited no other is asked for; then the newest is', async () => {
  const { sync, shown, asked, draw } = canvas([text('a', '1')]);
  sync.update([text('a', '2')]);
  draw();
  sync.update([text('a', '3')]);
  draw();
  sync.update([text('a', '4')]);
  draw();
  expect(asked).toHaveLength(1);
  await asked[0]?.answer();
  expect(shown.get('a')).toBe('2');
  draw();
  await asked[1]?.answer();
  expect(shown.get('a')).toBe('4');
  expect(asked).toHaveLength(2);
});

test('EDIT-2 what was removed while it was rendered does not come back', async () => {
  const { sync, shown, asked, draw } = canvas([text('a', '1'), text('b', '1')]);
  sync.update([text('a', '1'), text('b', '2')]);
  draw();
  sync.update([]);
  draw();
  await asked[0]?.answer();
  expect([...shown.keys()]).toEqual([]);
});

test('EDIT-2 nothing is rendered where someone types, until they are done', async () => {
  const { sync, shown, asked, draw } = canvas([text('a', '1')]);
  sync.hold('a');
  sync.update([text('a', '2')]);
  draw();
  expect(asked).toHaveLength(0);
  sync.hold(undefined);
  draw();
  await asked[0]?.answer();
  expect(shown.get('a')).toBe('2');
});

test('EDIT-2 after a failure the next change shows everything', async () => {
  const { sync, shown, asked, draw } = canvas([text('a', '1'), text('b', '1')]);
  const changed = text('a', '2');
  sync.update([changed, text('b', '1')]);
  draw();
  await asked[0]?.fail();
  sync.retry();
  draw();
  await asked[1]?.answer();
  expect(shown.get('a')).toBe('2');
});
