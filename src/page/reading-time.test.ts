import { expect, test } from 'vitest';
import { registry } from '../modules/registry.ts';
import { readingMinutes } from './reading-time.ts';

const text = (words: number) => ({
  ...{ id: 't', type: 'text', version: 1 },
  props: { html: `<p>${'woord '.repeat(words)}</p>` },
});

test('OTH-1 reading time counts the words of every module, however deep, 220 in a minute', () => {
  const tree = [
    text(300),
    { id: 's', type: 'section', version: 1, props: {}, slots: { content: [text(360)] } },
  ];
  expect(readingMinutes(tree, registry)).toBe(3);
});

test('OTH-1 what is empty, unknown or broken takes a minute', () => {
  for (const tree of [
    [],
    null,
    'x',
    [null, { type: 'gone', props: { html: 'a b' } }, { type: 'text', props: { html: 7 } }],
  ])
    expect(readingMinutes(tree, registry)).toBe(1);
});
