import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { IslandFiles } from '../browser/island-files.ts';
import { islandType } from '../modules/island-type.ts';

interface ManifestEntry {
  file: string;
  imports?: string[];
}

/** What the client build made, as pages refer to it. */
export interface Assets {
  /** The folder whose files are served under `/assets/`. */
  directory: string;
  /** The island loader's code, for the head of a page. */
  loader: string;
  /** The code that brings a page into the state its address names, for its head. */
  deepLink: string;
  islandFiles(types: Iterable<string>): IslandFiles;
  /** The address of an entry such as `src/browser/confirmation.ts`. */
  script(source: string): string;
}

/** Reads the manifest of the client build; throws when the program was not built. */
export function readAssets(clientDirectory: string): Assets {
  const manifestFile = join(clientDirectory, '.vite/manifest.json');
  const manifest = JSON.parse(readFileSync(manifestFile, 'utf8')) as Record<string, ManifestEntry>;
  const entry = (source: string): ManifestEntry => {
    const found = manifest[source];
    if (!found) throw new Error(`the client build has no ${source}; run npm run build`);
    return found;
  };
  const withImports = (source: string, seen = new Set<string>()): string[] => {
    if (seen.has(source)) return [];
    seen.add(source);
    const { file, imports = [] } = entry(source);
    return [`/${file}`, ...imports.flatMap((each) => withImports(each, seen))];
  };
  const hydrate = 'src/browser/hydrate.tsx';
  const hydrateFiles = withImports(hydrate);
  const islandSources = new Map(
    Object.keys(manifest)
      .filter((source) => source.endsWith('.island.tsx'))
      .map((source) => [islandType(source), source]),
  );
  const filesOf = (type: string) => {
    const source = islandSources.get(type);
    return source ? [...new Set([...hydrateFiles, ...withImports(source)])] : [];
  };
  return {
    directory: join(clientDirectory, 'assets'),
    loader: readFileSync(join(clientDirectory, entry('src/browser/loader.ts').file), 'utf8').trim(),
    deepLink: readFileSync(join(clientDirectory, '../inline/deep-link.js'), 'utf8').trim(),
    islandFiles: (types) => ({
      hydrate: `/${entry(hydrate).file}`,
      islands: Object.fromEntries(Array.from(types, (type) => [type, filesOf(type)])),
    }),
    script: (source) => `/${entry(source).file}`,
  };
}
