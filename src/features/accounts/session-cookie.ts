/** `__Host-` binds a cookie to this very host, which browsers allow on https only. */
export const sessionCookiePrefix = (baseUrl: string): string =>
  baseUrl.startsWith('https:') ? '__Host-zadel' : 'zadel';

/** The cookie of a staff session. A request that has it may be staff's: it is not answered from the HTML cache. */
export const sessionCookieName = (baseUrl: string): string => `${sessionCookiePrefix(baseUrl)}.session_token`;
