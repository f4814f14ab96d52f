import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { contrast, nearestPassing, toHex, toOklch } from './colour.ts';
import { ownTheme, themeSchema } from './theme.ts';
import { ownColours, paletteOf } from './theme-colours.ts';
import { type ContrastProblem, contrastOffers, contrastProblems } from './theme-contrast.ts';
import { themeCss } from './theme-css.ts';

const tokensCss = readFileSync(new URL('../tokens.css', import.meta.url), 'utf8');

test('EDIT-5 the shop’s own look adds nothing to a page', () => {
  expect(themeCss(ownTheme)).toBe('');
  expect(contrastProblems({})).toEqual([]);
});

test('the colours of the shop’s own look are those of the tokens', () => {
  for (const [name, value] of Object.entries(ownColours))
    expect(tokensCss).toContain(`--color-${name}: ${value};`);
  expect(paletteOf({})).toEqual(ownColours);
});

test('colours survive the way to lightness, chroma and hue and back', () => {
  for (const hex of [...Object.values(ownColours), '#000000', '#ffffff', '#ff00aa'])
    expect(toHex(toOklch(hex))).toBe(hex);
});

test('contrast is that of WCAG', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
  expect(contrast('#14271f', '#fbf5e7')).toBeCloseTo(14.4, 1);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
});

test('EDIT-5 what follows from a colour follows it: darker, softer and readable', () => {
  const blue = paletteOf({ brand: '#1b3f8b' });
  expect(blue.brand).toBe('#1b3f8b');
  expect(toOklch(blue['brand-strong']).lightness).toBeLessThan(toOklch(blue.brand).lightness);
  expect(contrast(blue['brand-ink'], blue.brand)).toBeGreaterThanOrEqual(4.5);
  expect(blue.accent).toBe(ownColours.accent);
  const pale = paletteOf({ accent: '#ffd84d' });
  expect(contrast(pale['accent-ink'], pale.accent)).toBeGreaterThanOrEqual(4.5);
});

test('EDIT-5 a pair that cannot be read is named, and the nearest colour that can is offered', () => {
  const [problem, ...others] = contrastProblems({ ink: '#8a9a90' });
  expect(problem).toMatchObject({ text: 'ink', ground: 'paper', needs: 4.5 });
  expect(problem?.ratio).toBeLessThan(4.5);
  const offers = contrastOffers({ ink: '#8a9a90' }, problem as ContrastProblem);
  const offer = offers.find(({ colour }) => colour === 'ink');
  expect(contrastProblems({ ink: offer?.value as string })).toEqual([]);
  expect(others.length).toBeGreaterThan(0);
});

test('EDIT-5 taking each first offer ends with colours that can be read', () => {
  for (const start of [
    { brand: '#f2d0e0' },
    { accent: '#ffd0d0' },
    { sun: '#333300' },
    { sky: '#0a2030', sand: '#222222' },
  ]) {
    let chosen: Parameters<typeof contrastProblems>[0] = start;
    for (let round = 0; round < 12; round += 1) {
      const [problem] = contrastProblems(chosen);
      const [offer] = problem ? contrastOffers(chosen, problem) : [];
      if (!offer) break;
      chosen = { ...chosen, [offer.colour]: offer.value };
    }
    expect(contrastProblems(chosen), JSON.stringify(start)).toEqual([]);
  }
});

test('the nearest colour is the one asked for when that passes', () => {
  expect(nearestPassing('#123456', () => true)).toBe('#123456');
  expect(nearestPassing('#123456', () => false)).toBeUndefined();
});

test('EDIT-5 only what differs stands in the rule, in the layer of the tokens', () => {
  const css = themeCss({ ...ownTheme, colours: { sun: '#ffcc00' }, corners: 'square' });
  expect(css).toMatch(/^@layer tokens\{:root\{/);
  expect(css).toContain('--color-sun:#ffcc00');
  expect(css).toContain('--radius-pill:0px');
  expect(css).not.toMatch(/--color-(brand|paper|ink)\b|--space|--text/);
  const airy = themeCss({ ...ownTheme, spacing: 'airy' });
  expect(airy).toContain('--space-5:1.92rem');
});

test('EDIT-5 the steps that are drawn larger are those of the tokens', () => {
  const css = themeCss({ ...ownTheme, textSize: 'large', headingSize: 'loud', spacing: 'airy' });
  const names = Array.from(css.matchAll(/--([\w-]+):/g), ([, name]) => name);
  expect(names.length).toBe(14);
  for (const name of names) expect(tokensCss).toContain(`--${name}:`);
});

test('EDIT-5 a theme with anything else in it is refused', () => {
  expect(themeSchema.safeParse({ colours: { brand: 'red;}body{display:none' } }).success).toBe(false);
  expect(themeSchema.safeParse({ colours: { purple: '#112233' } }).success).toBe(false);
  expect(themeSchema.safeParse({ css: 'x' }).success).toBe(false);
});
