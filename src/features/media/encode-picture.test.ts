import sharp from 'sharp';
import { expect, test } from 'vitest';
import { type Original, renderShare, renderVariant } from './encode-picture.ts';
import { cutOut, poster } from './testing/drawings.ts';

const original = (bytes: Buffer, facts: Partial<Original>): Original => ({
  bytes,
  format: 'svg',
  width: 1600,
  height: 1000,
  opaque: true,
  focus: { x: 0.5, y: 0.5 },
  crop: null,
  ...facts,
});

test('IMG-1 a poster at 640 px is far below 40 kB', async () => {
  const webp = await renderVariant(original(poster(), {}), 640, 'webp');
  expect(webp.length).toBeLessThan(40 * 1024);
  expect((await renderVariant(original(poster(), {}), 640, 'avif')).length).toBeLessThan(webp.length);
});

test('a small drawing stays sharp when it is made large', async () => {
  const small = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><path fill="#fff" d="M0 0h10v10H0z"/><path d="M0 0h5v10H0z"/></svg>',
  );
  const webp = await renderVariant(original(small, { width: 10, height: 10 }), 1600, 'webp');
  const row = await sharp(webp)
    .greyscale()
    .extract({ left: 0, top: 800, width: 1600, height: 1 })
    .raw()
    .toBuffer();
  const between = [...row].filter((value) => value > 16 && value < 239);
  expect(between.length).toBeLessThan(8);
});

test('the last row of a drawing does not shine through where it covers a part of a pixel', async () => {
  const uneven = original(poster(1800, 1000), { width: 1800 });
  const webp = await sharp(await renderVariant(uneven, 640, 'webp')).metadata();
  expect(webp).toMatchObject({ width: 640, height: 356, hasAlpha: false });
});

test('what has nothing behind it keeps that in pages, and stands on paper in link previews', async () => {
  const bike = original(cutOut, { width: 400, height: 300, opaque: false });
  const webp = sharp(await renderVariant(bike, 320, 'webp'));
  expect((await webp.stats()).isOpaque).toBe(false);
  const corner = sharp(await renderShare(bike)).extract({ left: 2, top: 2, width: 1, height: 1 });
  const paper = [251, 245, 231];
  const distances = [...(await corner.raw().toBuffer())].map((value, index) => value - (paper[index] ?? 0));
  expect(Math.max(...distances.map(Math.abs))).toBeLessThan(4);
});

test('a photograph is not made larger than it is', async () => {
  const photograph = await sharp(poster(500, 300)).jpeg().toBuffer();
  const webp = await renderVariant(
    original(photograph, { format: 'jpeg', width: 500, height: 300 }),
    960,
    'webp',
  );
  expect((await sharp(webp).metadata()).width).toBe(500);
});

test.each([
  ['at the top', 0, 'white'],
  ['at the bottom', 1, 'black'],
])('a link preview is cropped around the focus point: %s', async (_where, y, seen) => {
  const tall = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="600" height="1200"><path fill="#fff" d="M0 0h600v600H0z"/><path d="M0 600h600v600H0z"/></svg>',
  );
  const share = await renderShare(original(tall, { width: 600, height: 1200, focus: { x: 0.5, y } }));
  expect(await sharp(share).metadata()).toMatchObject({ width: 1200, height: 630, format: 'jpeg' });
  const { channels } = await sharp(share).stats();
  expect(Math.round(channels[0]?.mean ?? -1)).toBe(seen === 'white' ? 255 : 0);
});
