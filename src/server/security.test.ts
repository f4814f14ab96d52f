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

test('what an approved text asks for joins each part of the policy, and is no part of any other page’s', () => {
  const usual =
    "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; connect-src 'self'; manifest-src 'self'; img-src 'self' data:; form-action 'self'; base-uri 'none'; frame-ancestors 'self'";
  expect(contentSecurityPolicy({})).toBe(usual);
  const widget = 'https://widget.example';
  const asked = (['script-src', 'style-src', 'connect-src', 'frame-src', 'form-action'] as const).map(
    (directive) => ({ directive, source: widget }),
  );
  const policy = contentSecurityPolicy({ allowances: asked, scriptHashes: ["'sha256-x'"] });
  expect(policy).toContain(`script-src 'self' 'sha256-x' ${widget}; style-src 'self' ${widget};`);
  expect(policy).toContain(`connect-src 'self' ${widget};`);
  expect(policy).toContain(`frame-src ${widget}; form-action 'self' ${widget};`);
  expect(contentSecurityPolicy({ allowances: asked, sendsForms: false })).toContain("form-action 'none';");
});
