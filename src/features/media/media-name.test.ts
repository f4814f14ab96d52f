import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isMediaName, mediaNameFrom, parseAddressName } from './media-name.ts';

test('a name in an address is a media name and a hash', () => {
  expect(parseAddressName('hero-home.3fa9c1d2e4')).toEqual({ name: 'hero-home', hash: '3fa9c1d2e4' });
});

test.each([
  '../secret.3fa9c1d2e4',
  'hero-home',
  'hero-home.3fa9c1d2e4.webp',
  '-hero.3fa9c1d2e4',
  'hero.3FA9C1D2E4',
  `${'a'.repeat(81)}.3fa9c1d2e4`,
  'hero.3fa9c1d2e4\n',
])('%s is no name in an address', (text) => {
  expect(parseAddressName(text)).toBeUndefined();
});

test('names are small letters, digits and single hyphens', () => {
  expect(['hero-home', 'bike2'].every(isMediaName)).toBe(true);
  expect(['', 'Hero', 'a--b', 'a/b', 'a.b', '..'].some(isMediaName)).toBe(false);
});

test.each([
  ['De Haven 2 (1).JPG', 'de-haven-2'],
  ['IMG_20260714_181233.heic', 'img-20260714-181233'],
  ['Grüße vom Süßsee (2) (3).png', 'grusse-vom-susssee'],
  ['Šafářův dvůr – Ærø.webp', 'safaruv-dvur-aero'],
  ['C:\\Users\\Kim\\foto.jpg', 'foto'],
  ['../../etc/passwd', 'passwd'],
  ['"><img src=x onerror=alert(1)>.svg', 'img-src-x-onerror-alert-1'],
  ['shell.php.jpg', 'shell-php'],
  ['кошка.jpg', 'picture'],
  ['\0\u202egpj.exe', 'gpj'],
  ['', 'picture'],
  ['.jpg', 'picture'],
  [`${'zee-'.repeat(100)}.jpg`, `${'zee-'.repeat(15)}`.slice(0, -1)],
])('EDIT-4 a file called %s becomes %s', (fileName, name) => {
  expect(mediaNameFrom(fileName)).toBe(name);
  expect(isMediaName(mediaNameFrom(fileName))).toBe(true);
});

test('EDIT-4 whatever a file is called, a media name is made of it', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (fileName) =>
      isMediaName(mediaNameFrom(fileName)),
    ),
  );
});
