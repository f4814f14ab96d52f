import sharp from 'sharp';
import { expect, test } from 'vitest';
import { pictureFormat } from './picture-format.ts';

const pixel = sharp({ create: { width: 2, height: 2, channels: 3, background: '#c63e14' } });

test.each(['png', 'jpeg', 'webp', 'avif', 'gif'] as const)(
  'a %s is known by its first bytes',
  async (format) => {
    expect(pictureFormat(await pixel.clone().toFormat(format).toBuffer())).toBe(format);
  },
);

test.each([
  '<svg xmlns="http://www.w3.org/2000/svg"/>',
  '\ufeff<?xml version="1.0" encoding="UTF-8"?>\n<!-- drawn by hand --><svg viewBox="0 0 1 1"></svg>',
  '<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd"><svg></svg>',
])('a drawing is known by its root element: %s', (text) => {
  expect(pictureFormat(Buffer.from(text))).toBe('svg');
});

test('a picture of an iPhone is known although it may be unreadable', () => {
  expect(pictureFormat(Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic'))).toBe('heic');
});

test.each([
  ['nothing', ''],
  ['a web page with a drawing in it', '<!DOCTYPE html><html><svg></svg></html>'],
  ['a document', '%PDF-1.7'],
  ['a film', '\0\0\0\x18ftypisom\0\0\x02\0isomiso2'],
  ['entities, which can grow without end', '<!DOCTYPE svg [<!ENTITY a "b">]><svg>&a;</svg>'],
])('%s is no picture', (_what, text) => {
  expect(pictureFormat(Buffer.from(text, 'latin1'))).toBeUndefined();
});
