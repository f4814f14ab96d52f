/**
 * What stands behind the `#` of an address (HASH-1): by module id, its parameters. `#port|slug|2||gal|3` is
 * `port` with `slug` and `2`, and `gal` with `3`; a plain anchor `#prices` is an entry without parameters.
 */
export type Fragment = ReadonlyMap<string, readonly string[]>;

/** Longest fragment that is read, in UTF-16 units; a longer one says nothing. */
const longest = 4000;

/**
 * Reads a fragment, with or without its `#`. Whatever a stranger wrote there comes out as plain text in a map:
 * never markup, never a key of an object (HASH-3). Of entries with the same id the first counts.
 */
export function parseFragment(hash: string): Fragment {
  const fragment = new Map<string, readonly string[]>();
  if (hash.length > longest) return fragment;
  // Mail programs and messengers write the bars of a link as %7C.
  for (const entry of hash.replace(/^#/, '').replaceAll(/%7c/gi, '|').split('||')) {
    const [id = '', ...parameters] = entry.split('|').map(read);
    if (id && !fragment.has(id)) fragment.set(id, parameters);
  }
  return fragment;
}

/** Writes a fragment without its `#`; empty when it has no entries. `parseFragment` reads back the same. */
export const formatFragment = (fragment: Fragment): string =>
  [...fragment]
    .filter(([id]) => id !== '')
    .map(([id, parameters]) => [id, ...parameters].map(write).join('|'))
    .join('||');

/** A bar or per cent sign of a value's own is escaped twice, so that `%7C` always parts; nothing is a lone per cent. */
function write(value: string): string {
  const own = value === '' ? '%' : value.replaceAll('%', '%25').replaceAll('|', '%7C');
  return encodeURIComponent(own.toWellFormed()).replaceAll(/%(?:2F|3A|2C|40)/g, decodeURIComponent);
}

function read(written: string): string {
  const own = decoded(written);
  return own === '%' ? '' : own.replaceAll('%7C', '|').replaceAll('%25', '%');
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
