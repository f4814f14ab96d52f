/** Our own files, as a policy writes it. */
export const ownSource = "'self'";

/** A host that a policy may name: names with a dot between, no sign that means something there. */
const hostName = /^[a-z0-9-]+(\.[a-z0-9-]+)+(:\d+)?$/;

/** Addresses of hosts as they stand between quotes in a script, slashes perhaps escaped as in JSON. */
const inScript = /["'`]\s*((?:https:|wss:)?(?:\/\/|\\\/\\\/)[a-z0-9.-]+\.[a-z]{2,}(?::\d+)?)/gi;
const inStyle = /(?:url\(\s*|@import\s+)["']?\s*((?:https:)?\/\/[^\s"'()]+)/gi;

/** What an address in a text leads to; null when that is nowhere. */
export const addressOf = (address: string | undefined): URL | null =>
  address === undefined ? null : URL.parse(address.trim(), 'https://own.invalid/');

/** The source of a policy for an address; undefined where nothing may be opened, such as for http:, data: and blob:. */
export function sourceOf(address: string | undefined): string | undefined {
  const url = addressOf(address);
  if (!url || !/^(https|wss):$/.test(url.protocol)) return;
  if (url.host === 'own.invalid') return ownSource;
  return hostName.test(url.host) ? `${url.protocol}//${url.host}` : undefined;
}

export const sourcesInScript = (code: string): string[] =>
  [...code.matchAll(inScript)].flatMap(([, found]) => sourceOf(found?.replaceAll('\\', '')) ?? []);

export const sourcesInStyle = (css: string): string[] =>
  [...css.matchAll(inStyle)].flatMap(([, found]) => sourceOf(found) ?? []);
