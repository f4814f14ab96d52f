import { create } from 'fontkit';
import { expect, test } from 'vitest';
import { displayLetters, textLetters } from '../../../scripts/font-letters.ts';
import { fontCss, fontFiles, themeFonts } from './fonts.ts';

const [display, text, fraunces, nunito] = fontFiles.map(({ bytes }) => create(bytes));

test('EDIT-5 the fonts of any choice stay under 45 kB together', () => {
  for (const { preload } of Object.values(themeFonts)) {
    const files = fontFiles.filter(({ path }) => preload.includes(path));
    expect(files.length).toBe(preload.length);
    expect(files.reduce((sum, { bytes }) => sum + bytes.length, 0)).toBeLessThan(45_000);
  }
});

test('the fonts hold every letter of the site’s languages', () => {
  const missing = (letters: string, characters: number[] = []) =>
    [...letters].filter((letter) => !characters.includes(letter.codePointAt(0) as number)).join('');
  expect(missing(displayLetters, display?.characterSet)).toBe('');
  expect(missing(textLetters, text?.characterSet)).toBe('');
  expect(missing('äöüÄÖÜßéèëïœ€–‘’„“”…', display?.characterSet)).toBe('');
  expect(missing('äöüÄÖÜßéèëïœ€–‘’„“”…', fraunces?.characterSet)).toBe('');
  expect(missing('äöüÄÖÜßéèëïœ€–‘’„“”…', nunito?.characterSet)).toBe('');
});

test('prices can stand in columns: both fonts have figures of one width', () => {
  expect(display?.availableFeatures).toContain('tnum');
  expect(text?.availableFeatures).toContain('tnum');
});

test('every font the styles name is one that is served', () => {
  const css =
    fontCss +
    Object.values(themeFonts)
      .map((fonts) => fonts.css)
      .join('');
  const named = Array.from(css.matchAll(/url\(([^)]+)\)/g), ([, path]) => path);
  expect(named).toEqual(fontFiles.map(({ path }) => path));
});
