import { expect, test } from 'vitest';
import type { Language } from '../../../lib/language.ts';
import { pathProblem } from './page-path.ts';

test.each<[string, Language, string | undefined]>([
  ['/', 'nl', undefined],
  ['/tochten/duinen-en-zee', 'nl', undefined],
  ['/über-uns', 'nl', undefined],
  ['/en', 'en', undefined],
  ['/de/touren', 'de', undefined],
  ['/en/tours', 'nl', 'path-of-other-language'],
  ['/tours', 'en', 'path-of-other-language'],
  ['/nl/tochten', 'nl', 'path-of-other-language'],
  ['tochten', 'nl', 'invalid-path'],
  ['/Tochten', 'nl', 'invalid-path'],
  ['/tochten/', 'nl', 'invalid-path'],
  ['/tochten//duinen', 'nl', 'invalid-path'],
  ['/../etc', 'nl', 'invalid-path'],
  ['/a?b', 'nl', 'invalid-path'],
  ['//evil.example', 'nl', 'invalid-path'],
  [`/${'a'.repeat(200)}`, 'nl', 'invalid-path'],
  ['/admin/pages', 'nl', 'reserved-path'],
  ['/robots.txt', 'nl', 'reserved-path'],
])('EDIT-3 the path %s in %s: %s', (path, language, problem) => {
  expect(pathProblem(path, language)).toBe(problem);
});
