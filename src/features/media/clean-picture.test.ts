import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { cleanPicture } from './clean-picture.ts';
import { poster } from './testing/drawings.ts';
import { pngHeader } from './testing/files.ts';

const red = { r: 198, g: 62, b: 20 };
const square = (width = 80, height = 60) =>
  sharp({ create: { width, height, channels: 3, background: red } });

async function cleaned(bytes: Buffer): Promise<Buffer> {
  const result = await cleanPicture(bytes);
  if (!result.ok) throw new Error(result.error);
  return result.value;
}

async function refused(bytes: Buffer): Promise<string | undefined> {
  const result = await cleanPicture(bytes);
  return result.ok ? undefined : result.error;
}

test('EDIT-4 a photograph loses place, camera, words and profile, and stands the right way up in sRGB', async () => {
  const photograph = await square()
    .withExif({
      IFD0: { Make: 'Phone', ImageDescription: '<script>alert(1)</script>' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '52/1 23/1 0/1' },
    })
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><place>Haarlem</place></x:xmpmeta>')
    .withIccProfile('p3')
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  const before = await sharp(photograph).metadata();
  expect([before.exif, before.xmp, before.icc].every(Boolean)).toBe(true);

  const clean = await cleaned(photograph);
  const after = await sharp(clean).metadata();
  expect(after).toMatchObject({ format: 'jpeg', width: 60, height: 80, space: 'srgb' });
  expect([after.exif, after.xmp, after.icc, after.iptc, after.orientation]).toEqual(Array(5).fill(undefined));
  expect(clean.toString('latin1')).not.toMatch(/GPS|Haarlem|script|Phone/);
});

test('EDIT-4 what stands behind or between the pixels is gone', async () => {
  const archive = Buffer.from('PK\x03\x04 <?php system($_GET[0]); ?><script>alert(1)</script>');
  const jpeg = await square().jpeg().toBuffer();
  const comment = Buffer.concat([Buffer.from([0xff, 0xfe, 0, archive.length + 2]), archive]);
  const polyglot = Buffer.concat([jpeg.subarray(0, 2), comment, jpeg.subarray(2), archive]);
  const png = await square().png().toBuffer();
  const gif = Buffer.concat([await square().gif().toBuffer(), archive]);
  for (const bytes of [polyglot, Buffer.concat([png, archive]), gif]) {
    const clean = await cleaned(bytes);
    expect(clean.toString('latin1')).not.toMatch(/PK|php|script/);
    expect(await sharp(clean).metadata()).toMatchObject({ width: 80, height: 60 });
  }
});

test('EDIT-4 a drawing becomes pixels; its scripts do nothing and it reads no files', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'zadel-drawing-'));
  const secret = join(folder, 'secret.png');
  writeFileSync(secret, await square().png().toBuffer());
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="80" height="60" onload="alert(1)">
    <script>alert(1)</script><foreignObject width="80" height="60"><body xmlns="http://www.w3.org/1999/xhtml"><script>alert(1)</script></body></foreignObject>
    <image href="${pathToFileURL(secret)}" width="80" height="60"/><image href="${secret}" width="80" height="60"/>
    <image href="https://example.org/a.png" width="80" height="60"/></svg>`;
  const clean = await cleaned(Buffer.from(drawing));
  rmSync(folder, { recursive: true });
  expect(await sharp(clean).metadata()).toMatchObject({ format: 'png', width: 2000, height: 1500 });
  const { channels, isOpaque } = await sharp(clean).stats();
  expect([isOpaque, channels.map(({ max }) => max)]).toEqual([false, [0, 0, 0, 0]]);
  expect(clean.toString('latin1')).not.toContain('script');
});

test('EDIT-4 entities that grow without end are no drawing', async () => {
  const bomb = '<!DOCTYPE svg [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]><svg><text>&b;</text></svg>';
  expect(await refused(Buffer.from(bomb))).toBe('not-a-picture');
});

test('EDIT-4 of a moving picture the first frame stays', async () => {
  const frames = await Promise.all(
    [red, { r: 20, g: 39, b: 31 }].map((background) =>
      sharp({ create: { width: 20, height: 10, channels: 3, background } })
        .png()
        .toBuffer(),
    ),
  );
  const gif = await sharp(frames, { join: { animated: true } })
    .gif()
    .toBuffer();
  expect((await sharp(gif, { animated: true }).metadata()).pages).toBe(2);
  const clean = sharp(await cleaned(gif));
  expect(await clean.metadata()).toMatchObject({ format: 'png', width: 20, height: 10 });
  expect((await clean.stats()).channels.slice(0, 3).map(({ mean }) => Math.round(mean))).toEqual([
    198, 62, 20,
  ]);
});

test.each(['webp', 'avif'] as const)('EDIT-4 a %s keeps its pixels', async (format) => {
  const bytes = await square().toFormat(format).toBuffer();
  expect(await sharp(await cleaned(bytes)).metadata()).toMatchObject({
    format: 'webp',
    width: 80,
    height: 60,
  });
});

test('EDIT-4 a picture one can see through stays so', async () => {
  const glass = { create: { width: 8, height: 8, channels: 4 as const, background: { ...red, alpha: 0.5 } } };
  expect((await sharp(await cleaned(await sharp(glass).png().toBuffer())).stats()).isOpaque).toBe(false);
});

test('EDIT-4 50,000 × 50,000 pixels are refused by the header, before anything is decoded', async () => {
  // A picture of one colour: small as a file, 7.5 GB when decoded.
  const giant = pngHeader(50_000, 50_000, deflateSync(Buffer.alloc(1000)));
  expect(giant.length).toBeLessThan(2000);
  expect(await refused(giant)).toBe('too-many-pixels');
  expect(await refused(pngHeader(7751, 7742, deflateSync(Buffer.alloc(1000))))).toBe('too-many-pixels');
  expect(
    await refused(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="50000" height="50000"/>')),
  ).toBe('too-many-pixels');
});

test('EDIT-4 a broken file, a page and an unreadable HEIC are refused by their names', async () => {
  const jpeg = await sharp(poster()).jpeg().toBuffer();
  expect(await refused(jpeg.subarray(0, jpeg.length / 2))).toBe('damaged');
  expect(await refused(Buffer.from('<!doctype html><script>alert(1)</script>'))).toBe('not-a-picture');
  expect(await refused(Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic'))).toBe('unreadable-heic');
  expect(await refused(Buffer.alloc(25 * 1024 * 1024 + 1))).toBe('too-large');
  expect(await refused(Buffer.from(`<svg>${' '.repeat(2 * 1024 * 1024)}</svg>`))).toBe('too-large');
});
