const schemes = new Set(['http:', 'https:', 'mailto:', 'tel:']);

/** Links may go to http(s), mailto, tel and paths or fragments of the site; nothing that can run. */
export function isSafeAddress(address: string): boolean {
  if (/^[#?]/.test(address)) return true;
  if (address.startsWith('/')) return !/^\/[/\\]/.test(address);
  try {
    return schemes.has(new URL(address).protocol);
  } catch {
    return false;
  }
}
