import { expect, test } from 'vitest';
import { contentSecurityPolicy } from './security.ts';

test('VID-1 only what a page’s modules ask for opens its policy, each source once', () => {
  const player = { directive: 'frame-src', source: 'https://player.vimeo.com' } as const;
  const policy = contentSecurityPolicy({
    allowances: [player, { directive: 'media-src', source: "'self'" }, player],
  });
  expect(policy).toContain("; frame-src https://player.vimeo.com; media-src 'self'; ");
  expect(contentSecurityPolicy({})).not.toMatch(/frame-src|media-src/);
});

test('MAP-1 a map of another host joins the pictures of the page, and no other page shows any of it', () => {
  const tiles = { directive: 'img-src', source: 'https://tile.example.org' } as const;
  const policy = contentSecurityPolicy({ allowances: [tiles] });
  expect(policy.match(/img-src[^;]*/g)).toEqual(["img-src 'self' data: https://tile.example.org"]);
  expect(contentSecurityPolicy({})).toContain("; img-src 'self' data:; ");
});
