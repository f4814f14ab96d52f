import { expect, test } from 'vitest';
import { richText } from '../../fields/rich-text.ts';
import type { ModuleDefinition } from '../../modules/define-module.ts';
import { cleanTree } from './clean-tree.ts';
import { checkTree } from './rules/check-tree.ts';

const label = { nl: 'Tekst', en: 'Text', de: 'Text' };
const registry = {
  definition: () => ({ fields: { html: richText({ label }) } }) as unknown as ModuleDefinition,
};
const node = (html: string) => ({
  ...{ id: 'a', type: 'text', version: 1, props: { html } },
  variants: { phone: { html }, hover: { html } },
});

test('SITE-3 formatted texts of devices and of the pointer are cleaned as all others', () => {
  expect(cleanTree([node('<p onclick="x()">Duin<script>x()</script></p>')], registry)).toEqual([
    node('<p>Duin</p>'),
  ]);
});

test('SITE-3 a tree with content per device can be kept, and nothing hostile in its place', () => {
  expect(checkTree([node('')]).ok).toBe(true);
  for (const variants of ['phone', [], null, 7])
    expect(checkTree([{ ...node(''), variants }]).ok).toBe(false);
  let deep: object = {};
  for (let depth = 0; depth < 100; depth += 1) deep = { deep };
  expect(checkTree([{ ...node(''), variants: { phone: deep } }]).ok).toBe(false);
});
