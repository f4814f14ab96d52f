import { defaultLanguage, isLanguage, type Language } from '../../../lib/language.ts';

/** Addresses of the program itself, which no page may have. */
const reserved = new Set(
  'admin api assets fonts pictures og pay preview healthz readyz robots.txt sitemap.xml favicon.svg favicon.ico'.split(
    ' ',
  ),
);
const segment = /^[\p{Ll}\p{Lo}\d]+(?:[-_.][\p{Ll}\p{Lo}\d]+)*$/u;

export type PathProblem = 'invalid-path' | 'reserved-path' | 'path-of-other-language';

/** What is wrong with a page's path, if anything: `/tochten/duinen`, for other languages below `/en` or `/de`. */
export function pathProblem(path: string, language: Language): PathProblem | undefined {
  if (!path.startsWith('/') || path.length > 200) return 'invalid-path';
  const [first = '', ...rest] = path === '/' ? [] : path.slice(1).split('/');
  const parts = path === '/' ? [] : [first, ...rest];
  const prefix = isLanguage(first) ? first : defaultLanguage;
  if (prefix !== language || first === defaultLanguage) return 'path-of-other-language';
  if (reserved.has(first) || parts.includes('feed.xml')) return 'reserved-path';
  if (!parts.every((part) => segment.test(part))) return 'invalid-path';
}
