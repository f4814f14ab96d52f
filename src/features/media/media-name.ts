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
