import { create } from 'fontkit';
import { expect, test } from 'vitest';
import { displayLetters, textLetters } from '../../../scripts/font-letters.ts';
import { fontCss, fontFiles } from './fonts.ts';

const [display, text] = fontFiles.map(({ bytes }) => create(bytes));

test('both fonts together stay under 45 kB', () => {
  expect(fontFiles.reduce((sum, { bytes }) => sum + bytes.length, 0)).toBeLessThan(45_000);
});

test('the fonts hold every letter of the site’s languages', () => {
  const missing = (letters: string, characters: number[] = []) =>
    [...letters].filter((letter) => !characters.includes(letter.codePointAt(0) as number)).join('');
  expect(missing(displayLetters, display?.characterSet)).toBe('');
  expect(missing(textLetters, text?.characterSet)).toBe('');
  expect(missing('äöüÄÖÜßéèëïœ€–‘’„“”…', display?.characterSet)).toBe('');
});

test('prices can stand in columns: both fonts have figures of one width', () => {
  expect(display?.availableFeatures).toContain('tnum');
  expect(text?.availableFeatures).toContain('tnum');
});

test('every font the styles name is one that is served', () => {
  const named = Array.from(fontCss.matchAll(/url\(([^)]+)\)/g), ([, path]) => path);
  expect(named).toEqual(fontFiles.map(({ path }) => path));
});
