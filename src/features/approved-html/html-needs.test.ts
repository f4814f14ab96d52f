import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { contentSecurityPolicy } from '../../server/security.ts';
import { htmlNeeds } from './html-needs.ts';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const opened = (html: string) =>
  Object.groupBy(htmlNeeds(html).allowances, ({ directive }) => directive) as Record<
    string,
    { source: string }[] | undefined
  >;
const sources = (html: string, directive: string) => opened(html)[directive]?.map(({ source }) => source);

test('a script in a text is named by its hash, to the letter', () => {
  const code = ' let a = "</div>";\n// één\n';
  expect(sources(`<p>x</p><script>${code}</script>`, 'script-src')).toEqual([hash(code)]);
  expect(sources(`<script>\r\n1\r2</script>`, 'script-src')).toEqual([hash('\n1\n2')]);
  expect(htmlNeeds(`<script>1</script><script>2</script>`).scripts).toBe(2);
  expect(
    sources('<script type="application/ld+json">{"@context":"https://schema.org"}</script>', 'script-src'),
  ).toBe(undefined);
});

test('what ends a script, or is left open, is read as a browser reads it', () => {
  expect(sources('<script>a("</script><script>b()</script>', 'script-src')).toEqual([
    hash('a("'),
    hash('b()'),
  ]);
  expect(sources('<script>left open', 'script-src')).toEqual([hash('left open')]);
  expect(
    htmlNeeds('<!-- <script>a()</script> --><textarea><script>b()</script></textarea>').allowances,
  ).toEqual([]);
});

test('a script of another host opens that host, for all it brings along', () => {
  const needs = htmlNeeds(
    '<script async src="//tickets.example/w.js?x=1"></script><div data-shop="7"></div>',
  );
  expect(needs.hosts).toEqual(['tickets.example']);
  expect(needs.scripts).toBe(1);
  expect(new Set(needs.allowances.map(({ source }) => source))).toEqual(new Set(['https://tickets.example']));
  expect(needs.allowances.map(({ directive }) => directive)).toEqual([
    ...['script-src', 'connect-src', 'frame-src', 'img-src', 'style-src', 'font-src', 'media-src'],
  ]);
});

test('a host that an inline script names is opened, also with escaped slashes and as a socket', () => {
  const html = `<script>load("https:\\/\\/cdn.weather.example\\/a.js"); new WebSocket('wss://live.weather.example')</script>`;
  expect(htmlNeeds(html).hosts).toEqual(['cdn.weather.example', 'live.weather.example']);
  expect(sources(html, 'connect-src')).toEqual(['https://cdn.weather.example', 'wss://live.weather.example']);
  expect(sources(html, 'script-src')).not.toContain('wss://live.weather.example');
});

test('frames, pictures, films, styles and forms open what each is loaded by, and links nothing', () => {
  const html = `<iframe src="https://a.example/x?y"></iframe><img src="https://b.example/1.png" srcset="https://c.example/1.png 1x, https://c.example/2.png 2x">
    <video poster="https://d.example/p.jpg"><source src="https://e.example/f.mp4"></video><link rel="stylesheet" href="https://f.example/s.css">
    <form action="https://g.example/send"></form><a href="https://h.example">link</a><div style="background:url(https://i.example/b.png)"></div>`;
  expect(sources(html, 'frame-src')).toEqual(['https://a.example']);
  expect(sources(html, 'img-src')?.sort()).toEqual([
    ...[
      'https://b.example',
      'https://c.example',
      'https://d.example',
      'https://f.example',
      'https://i.example',
    ],
  ]);
  expect(sources(html, 'media-src')).toEqual(['https://e.example']);
  expect(sources(html, 'form-action')).toEqual(['https://g.example']);
  expect(sources(html, 'style-src')).toContain(hash('background:url(https://i.example/b.png)'));
  expect(htmlNeeds(html).address).toBe('https://a.example/x?y');
  expect(htmlNeeds(html).hosts).not.toContain('h.example');
});

test('handlers and style attributes are named by their hashes, which nothing else in the page gains by', () => {
  const html = '<button onclick="go(1)" style="color:red">x</button>';
  expect(sources(html, 'script-src')).toEqual(["'unsafe-hashes'", hash('go(1)')]);
  expect(sources(html, 'style-src')).toEqual(["'unsafe-hashes'", hash('color:red')]);
});

test('a host that its scripts turn to later can be announced', () => {
  expect(sources('<link rel="preconnect" href="https://fonts.example">', 'font-src')).toEqual([
    'https://fonts.example',
  ]);
});

test('no address widens the policy beyond a host, or writes one of its own into it', () => {
  const hostile = [
    'https://*',
    'https://*.example',
    'http://plain.example/a.js',
    'data:text/javascript,1',
    'blob:https://x.example/1',
    'https://x.example;script-src',
    "https://'unsafe-inline'",
    'https://localhost/a.js',
    'javascript:1',
    'https://a,b.example',
  ];
  for (const address of hostile)
    expect(htmlNeeds(`<script src="${address}"></script>`).allowances, address).toEqual([]);
  const policy = contentSecurityPolicy({
    allowances: htmlNeeds(
      hostile.map((address) => `<img src="${address}"><iframe src="${address}">`).join(''),
    ).allowances,
  });
  expect(policy).toBe(contentSecurityPolicy({}));
});

test('a file of ours is no other host', () => {
  const needs = htmlNeeds('<iframe src="/kaart"></iframe><img src="/media/a.png">');
  expect(needs.hosts).toEqual([]);
  expect(needs.address).toBeNull();
  expect(htmlNeeds('<script src="/a.js"></script>').allowances).toEqual([]);
  expect(sources('<iframe src="/kaart"></iframe>', 'frame-src')).toEqual(["'self'"]);
});
