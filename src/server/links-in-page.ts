/** Scrolls to the anchors that links of the page lead to (HASH-5). */
export const anchorsScript = 'src/browser/anchors.ts';

/**
 * Whether a page has links to places in itself. Not counted: the one past the header, which every page has, and those
 * to ids that React made, which are their module's own.
 */
export const hasLinksInPage = (html: string, path: string): boolean =>
  [...html.matchAll(/<a\b[^>]* href="([^"#]*)#(?!main")([^"]+)"/g)].some(
    ([, address = '', id = '']) => (address === '' || address === path) && !/_[rR]_/.test(id),
  );
