import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { minifyCss } from './minify-css.ts';
import { classesIn, pruneCss } from './prune-css.ts';

const pruned = (css: string, html: string) => minifyCss(pruneCss(css, classesIn(html)));

test('a rule for a class that the page does not show is left out, wherever it stands', () => {
  const css =
    '@layer modules{.card{color:red}.wide{color:blue}@media (width<768px){.wide{color:green}.card .wide{top:0}}}';
  expect(pruned(css, '<div class="a card">')).toBe('@layer modules{.card{color:red}}');
});

test('a rule of which one selector can match stays as it is', () => {
  expect(pruned('.card,.wide{color:var(--ink)}', '<p class="card">')).toBe('.card,.wide{color:var(--ink)}');
});

test('the styles of every module can be read; without their classes nothing is left of them', () => {
  const files = globSync('src/modules/*/*.module.css');
  expect(files.length).toBeGreaterThan(30);
  for (const file of files) {
    const css = readFileSync(file, 'utf8');
    const left = pruneCss(css, new Set());
    expect(left.match(/^\s*\.[\w-]+ \{/gm) ?? [], file).toEqual([]);
    expect(css).not.toBe(left);
  }
});

test('what is asked for to be absent, one of several, or inside is not judged', () => {
  const css = '.card:not(.wide){color:red}.card:is(.wide,.tall){color:#00f}.card:has(.wide){top:0}';
  expect(pruned(css, '<p class="card">')).toBe(css);
});

test('a rule with rules inside goes with them, or keeps those that can match', () => {
  expect(pruned('.card{color:red;&.wide{top:0}&:hover{top:1px}}', '<p class="card">')).not.toContain('wide');
  expect(pruned('.wide{color:red;& p{top:0}}', '<p class="card">')).toBe('');
});
