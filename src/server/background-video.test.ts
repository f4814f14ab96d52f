import { expect, test } from 'vitest';
import { fixtureSite } from '../modules/fixture-page.ts';
import { registry } from '../modules/registry.ts';
import { preparePage } from '../page/prepare-page.ts';
import { renderNodes } from '../page/render-page.tsx';
import { pageFacts } from './page-facts.ts';

const show = async (type: string, design: object) => {
  const tree = [{ id: 'a', type, version: 1, props: {}, design, slots: {} }];
  const prepared = await preparePage(tree, {
    registry,
    site: fixtureSite,
    now: '2026-06-01T12:00',
    load: {
      ...{
        language: 'nl',
        path: '/',
        trail: [],
        today: '2026-06-01',
        services: {} as never,
        site: fixtureSite,
      },
      request: { query: new URLSearchParams() },
    },
  });
  expect(prepared.problems).toEqual([]);
  return { ...prepared, html: renderNodes(prepared.nodes, 'nl').html, facts: pageFacts(prepared.nodes) };
};
const films = { backgroundVideo: '/films/mills.mp4', backgroundVideoOther: '/films/mills.webm' };

test.each(['section', 'row', 'group'])('MOD-5 a %s shows the video of its design', async (type) => {
  const { html, facts } = await show(type, films);
  expect(html.match(/<source src="[^"]*" type="[^"]*"/g)).toEqual([
    '<source src="/films/mills.webm" type="video/webm"',
    '<source src="/films/mills.mp4" type="video/mp4"',
  ]);
  expect(html).toContain('data-ground-video="inside"');
  expect(facts.scripts).toContain('src/components/ground/ground-video.browser.ts');
  expect(facts.allowances).toContainEqual({ directive: 'media-src', source: "'self'" });
});

test('MOD-5 a page without one carries neither script nor policy for it', async () => {
  const { html, facts } = await show('section', {});
  expect(html).not.toContain('video');
  expect(facts).toMatchObject({ scripts: [], allowances: [] });
});

test('MOD-5 only files of the site are played', async () => {
  for (const backgroundVideo of [
    'https://example.com/a.mp4',
    '//example.com/a.mp4',
    '/a.exe',
    'javascript:x.mp4',
  ])
    expect((await show('section', { backgroundVideo })).html, backgroundVideo).not.toContain('<video');
});

test('MOD-5 the veil lies over the video as over the picture', async () => {
  const veiled = await show('section', { ...films, veilColour: { base: '#00000080' } });
  expect(veiled.css).toContain('--over-video:linear-gradient(#00000080,#00000080)');
  expect((await show('section', films)).css).toContain('--over-video:none');
});
