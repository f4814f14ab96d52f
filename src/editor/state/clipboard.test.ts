import { expect, test } from 'vitest';
import { expectValue } from '../../lib/result.ts';
import { clipboardText, readClipboard } from './clipboard.ts';
import { smallTree } from './testing/small-catalogue.ts';
import { idsOf } from './tree.ts';

const counter = () => {
  let count = 0;
  return () => `new${count++}`;
};

test('EDIT-2 copied modules come back with new ids and without anchors', () => {
  const [section] = smallTree();
  if (!section) throw new Error('no section');
  const pasted = expectValue(readClipboard(clipboardText([{ ...section, anchor: 'top' }]), counter()));
  expect(idsOf(pasted)).toEqual(['new0', 'new1', 'new2', 'new3', 'new4', 'new5']);
  expect(pasted[0]).not.toHaveProperty('anchor');
  expect(pasted[0]?.slots?.content?.map(({ type }) => type)).toEqual(['text', 'row']);
});

test('EDIT-2 other text on the clipboard is refused, and so is a damaged copy', () => {
  for (const text of ['', 'hello', '[]', 'null', '{"nodes":[]}']) {
    expect(readClipboard(text, counter())).toEqual({ ok: false, error: { code: 'not-modules' } });
  }
  const damaged = clipboardText(smallTree()).replace('"type": "row"', '"type": "<script>"');
  expect(readClipboard(damaged, counter())).toEqual({ ok: false, error: { code: 'damaged' } });
});

test('SITE-3 MOD-7 copied modules keep what they show on phones, and who sees them', () => {
  const [section] = smallTree();
  if (!section) throw new Error('no section');
  const own = { variants: { phone: { words: 'x' } }, shown: { cookie: { name: 'member' } } };
  const [pasted] = expectValue(readClipboard(clipboardText([{ ...section, ...own }]), counter()));
  expect(pasted).toMatchObject(own);
});
