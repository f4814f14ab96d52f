import { globSync, readFileSync } from 'node:fs';
import { demoPages } from '../support/pages.ts';
import { expect, test } from '../support/test.ts';

/** What the staff's screens are made of, by names that stay when code is made small. */
const marks = {
  Mantine: /mantine/i,
  'the text editor': /ProseMirror|tiptap/,
  'the builder': /data-canvas-ready|data-empty-slot|\/canvas\//,
  'the back office': /\/admin\//,
};

const files = (folder: string) => globSync(`${folder}/**/*.{js,css,html}`);
const read = (file: string) => readFileSync(file, 'utf8');

const marksIn = (content: string): string[] =>
  Object.entries(marks).flatMap(([name, mark]) => (mark.test(content) ? [name] : []));

test('EDIT-2 no file for visitors holds anything of the builder or the back office', () => {
  const staff = files('dist/admin').map(read).join('\n');
  expect(marksIn(staff), 'the names looked for are in the files for staff').toEqual(Object.keys(marks));
  const visitors = files('dist/client');
  expect(visitors.length).toBeGreaterThan(5);
  const found = visitors.flatMap((file) => marksIn(read(file)).map((name) => `${file}: ${name}`));
  expect(found).toEqual([]);
});

test('EDIT-2 no page, and nothing it loads, leads a visitor to the builder or the back office', async ({
  request,
}) => {
  const known = new Map<string, string[]>();
  const found: string[] = [];
  const look = async (path: string): Promise<string> => {
    const content = await (await request.get(path)).text();
    known.set(path, marksIn(content));
    return content;
  };
  for (const { path } of demoPages) {
    const html = await look(path);
    const loaded = new Set(html.match(/\/assets\/[\w./-]+\.(?:js|css)/g) ?? []);
    for (const file of loaded) if (!known.has(file)) await look(file);
  }
  for (const [path, names] of known) for (const name of names) found.push(`${path}: ${name}`);
  expect(known.size).toBeGreaterThan(demoPages.length);
  expect(found).toEqual([]);
});
