export type PictureFormat = 'png' | 'jpeg' | 'webp' | 'avif' | 'heic' | 'gif' | 'svg';

const startOfSvg = /^\ufeff?\s*(?:<\?xml[^>]*\?>\s*)?(?:<!--[\s\S]*?-->\s*|<!DOCTYPE[^>[]*>\s*)*<svg[\s>]/i;

/** What kind of picture a file is by its first bytes, whatever it is called; `undefined` for any other file. */
export function pictureFormat(bytes: Buffer): PictureFormat | undefined {
  const text = (from: number, to: number) => bytes.toString('latin1', from, to);
  if (text(0, 8) === '\x89PNG\r\n\x1a\n') return 'png';
  if (text(0, 3) === '\xff\xd8\xff') return 'jpeg';
  if (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP') return 'webp';
  if (text(4, 8) === 'ftyp' && /avif|avis/.test(text(8, 32))) return 'avif';
  if (text(4, 8) === 'ftyp' && /heic|heix|heim|heis|mif1/.test(text(8, 32))) return 'heic';
  if (/^GIF8[79]a$/.test(text(0, 6))) return 'gif';
  return startOfSvg.test(bytes.toString('utf8', 0, 4096)) ? 'svg' : undefined;
}
