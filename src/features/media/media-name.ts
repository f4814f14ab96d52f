const mediaName = /^(?=.{1,80}$)[a-z0-9]+(?:-[a-z0-9]+)*$/;
const addressName = /^([a-z0-9-]{1,80})\.([0-9a-f]{10})$/;

/** Whether a picture may be called so: the name becomes part of addresses and of file names. */
export const isMediaName = (name: string): boolean => mediaName.test(name);

/** A picture's name in addresses, which changes with its file: `hero-home.3fa9c1d2e4`. */
export const nameWithHash = ({ name, hash }: { name: string; hash: string }): string => `${name}.${hash}`;

/** The parts of a name in an address; `undefined` for anything that is not one, such as a path. */
export function parseAddressName(text: string): { name: string; hash: string } | undefined {
  const [, name, hash] = addressName.exec(text) ?? [];
  return name && hash && isMediaName(name) ? { name, hash } : undefined;
}

/** Letters that no accent can be taken off. */
const spelled: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  þ: 'th',
};

/**
 * A media name made of a file's, whatever that holds: `De Haven 2 (1).JPG` becomes `de-haven-2`, without the number
 * a browser puts behind a second download. `picture` when nothing of it is left.
 */
export function mediaNameFrom(fileName: string): string {
  const file = fileName.slice(-1000).split(/[\\/]/).at(-1) ?? '';
  const name = file
    .replace(/\.[^.]{1,8}$/, '')
    .replace(/(?:\s*\(\d{1,3}\))+\s*$/, '')
    .toLowerCase()
    .replace(/[ßæœøđðłþ]/g, (letter) => spelled[letter] ?? '')
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 60)
    .replace(/^-|-$/g, '');
  return name === '' ? 'picture' : name;
}

/** The names to try in turn when others have the first: `haven`, `haven-2`, `haven-3`. */
export const numberedName = (name: string, number: number): string =>
  number === 1 ? name : `${name}-${number}`;
