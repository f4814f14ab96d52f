import type { Language } from '../../lib/language.ts';
import type { LocalDateTime } from '../../lib/local-time.ts';
import type { NameAndValue, ShownWhen } from '../page-node.ts';

/** What the server knows of who asks, for the conditions of modules (MOD-7). */
export interface Asked {
  now: LocalDateTime;
  language: Language;
  query: URLSearchParams;
  /** '' when the page is made for everyone. */
  cookies: string;
}

/** Whether everything that a module's conditions say holds. */
export const isShown = (
  { from, until, languages, query, cookie }: ShownWhen,
  { now, language, query: asked, cookies }: Asked,
): boolean =>
  (from === undefined || from <= now) &&
  (until === undefined || now < until) &&
  (languages === undefined || languages.includes(language)) &&
  (query === undefined || holds(query, asked.get(query.name))) &&
  (cookie === undefined || holds(cookie, cookieOf(cookies, cookie.name)));

/** The next moment at which a module comes or goes by itself. */
export const nextMoment = ({ from, until }: ShownWhen, now: LocalDateTime): LocalDateTime | undefined =>
  [from, until].filter((moment) => moment !== undefined && moment > now).sort()[0];

const holds = ({ value }: NameAndValue, found: string | null | undefined): boolean =>
  found !== undefined && found !== null && (value === undefined || found === value);

/** The value of a cookie in a `Cookie` header; of one that stands there several times the first counts. */
export function cookieOf(header: string, name: string): string | undefined {
  for (const pair of header.split(';')) {
    const equals = pair.indexOf('=');
    if (equals !== -1 && pair.slice(0, equals).trim() === name) return decoded(pair.slice(equals + 1).trim());
  }
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}

/** Whether a `Cookie` header holds one of these cookies. */
export const hasCookie = (header: string | undefined, names: Iterable<string>): boolean =>
  header !== undefined && [...names].some((name) => cookieOf(header, name) !== undefined);
