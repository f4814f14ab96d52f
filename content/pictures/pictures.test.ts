import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { pictures } from './pictures.ts';

const files = readdirSync(import.meta.dirname)
  .filter((file) => file.endsWith('.svg'))
  .map((file) => file.slice(0, -4));

const read = (name: string): string => readFileSync(join(import.meta.dirname, `${name}.svg`), 'utf8');

test('every drawn picture has its words, and every entry its file', () => {
  expect(Object.keys(pictures).sort()).toEqual([...files].sort());
});

test.each(Object.entries(pictures))(
  '%s has the size its entry says and words in three languages',
  (name, picture) => {
    expect(read(name)).toContain(
      `width="${picture.width}" height="${picture.height}" viewBox="0 0 ${picture.width} ${picture.height}"`,
    );
    expect(new Set(Object.values(picture.alt).map((words) => words.trim().length > 3))).toEqual(
      new Set([true]),
    );
    for (const share of [picture.focus.x, picture.focus.y]) expect(share >= 0 && share <= 1).toBe(true);
  },
);

test.each(files)('%s needs no font, no script and no other file', (name) => {
  expect(read(name)).not.toMatch(/<text|<script|<image|<style|url\((?!#)|href="(?!#)|NaN|undefined/);
});
