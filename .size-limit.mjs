import { globSync, readFileSync } from 'node:fs';

/** By source: the file the build made of it, and the chunks it imports at once. */
const manifest = JSON.parse(readFileSync('dist/client/.vite/manifest.json', 'utf8'));

const withImports = (source, seen = new Set()) => {
  if (seen.has(source)) return seen;
  seen.add(source);
  for (const each of manifest[source].imports ?? []) withImports(each, seen);
  return seen;
};
const react = withImports('src/browser/hydrate.tsx');
const filesBesideReact = (source) =>
  [...withImports(source)]
    .filter((each) => !react.has(each))
    .map((each) => `dist/client/${manifest[each].file}`);

/** A module's part of what a visitor fetches; what it imports only when it is used is no part of it. */
const limited = (name, source, limit) => ({ name, path: filesBesideReact(source), limit, brotli: true });

const nameOf = (source) => source.replace(/^.*\//, '');
const sources = Object.keys(manifest);
const islands = sources.filter((source) => source.endsWith('.island.tsx')).sort();
const scripts = sources.filter((source) => source.endsWith('.browser.ts')).sort();

/** Below 8 kB by far, and to stay so. */
const tighter = { 'Tabs.island.tsx': '3.2 kB', 'Carousel.island.tsx': '4 kB' };

const onlyOne = (pattern) => {
  const found = globSync(pattern);
  if (found.length !== 1) throw new Error(`${pattern} matches ${found.length} files`);
  return found;
};

export default [
  {
    name: 'Island loader (inline)',
    path: onlyOne('dist/client/assets/loader-*.js'),
    limit: '1.5 kB',
    brotli: true,
  },
  {
    name: 'What addresses select (inline)',
    path: 'dist/inline/deep-link.js',
    limit: '1.2 kB',
    brotli: true,
  },
  limited('Links in the page', 'src/browser/anchors.ts', '1 kB'),
  limited('Entrance animations', 'src/browser/entrance.ts', '0.5 kB'),
  {
    name: 'Date picker of the booking form',
    path: onlyOne('dist/client/assets/Calendar-*.js'),
    limit: '40 kB',
    brotli: true,
  },
  {
    name: 'A map that moves, after it wakes',
    path: onlyOne('dist/client/assets/open-map-*.js'),
    limit: '42 kB',
    brotli: true,
  },
  ...islands.map((source) => limited(`Island ${nameOf(source)}`, source, tighter[nameOf(source)] ?? '8 kB')),
  ...scripts.map((source) => limited(`Script ${nameOf(source)}`, source, '8 kB')),
  {
    name: 'React and waking',
    path: [...react].map((each) => `dist/client/${manifest[each].file}`),
    limit: '63 kB',
    brotli: true,
  },
  {
    name: 'Back office before any screen',
    path: onlyOne('dist/admin/assets/index-*.js'),
    limit: '170 kB',
    brotli: true,
  },
];
