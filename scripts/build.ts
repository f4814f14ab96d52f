import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

const root = dirname(import.meta.dirname);
const stamp = join(root, 'dist/built-from');
const sources = [
  'scripts/build.ts',
  'src',
  'content',
  'package-lock.json',
  'tsconfig.json',
  'vite.config.ts',
  'vite.inline.config.ts',
  'vite.admin.config.ts',
];

/** Builds the browser's files and the server into dist/, and remembers from what. Ends the process when that fails. */
function build(from: string = fingerprint()): void {
  rmSync(stamp, { force: true });
  vite('build');
  compressAssets(join(root, 'dist/client/assets'));
  vite('build', '--config', 'vite.inline.config.ts');
  vite('build', '--config', 'vite.admin.config.ts');
  compressAssets(join(root, 'dist/admin/assets'));
  vite('build', '--ssr');
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, from);
}

/** Builds only when a source has changed since the last build. */
export function buildIfStale(): void {
  const now = fingerprint();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === now) return;
  console.log('Building…');
  build(now);
}

/** Scripts and styles are sent as they lie here: once compressed as densely as can be, not again for each visitor. */
function compressAssets(folder: string): void {
  for (const name of readdirSync(folder).filter((file) => /\.(js|css|svg)$/.test(file))) {
    const bytes = readFileSync(join(folder, name));
    writeFileSync(join(folder, `${name}.br`), brotliCompressSync(bytes));
    writeFileSync(join(folder, `${name}.gz`), gzipSync(bytes, { level: 9 }));
  }
}

function vite(...args: string[]): void {
  const { status } = spawnSync(
    process.execPath,
    [join(root, 'node_modules/vite/bin/vite.js'), ...args, '--logLevel', 'warn'],
    { cwd: root, stdio: 'inherit', env: { ...process.env, NODE_ENV: 'production' } },
  );
  if (status !== 0) {
    console.error(`The build failed: vite ${args.join(' ')}`);
    process.exit(1);
  }
}

/** A hash of every source file's name and content; times of change mean nothing after a checkout. */
function fingerprint(): string {
  const hash = createHash('sha256').update(process.version);
  for (const path of sources.flatMap(filesIn)) hash.update(path).update(readFileSync(join(root, path)));
  return hash.digest('hex');
}

function filesIn(path: string): string[] {
  const whole = join(root, path);
  if (!existsSync(whole)) return [];
  if (statSync(whole).isFile()) return [path];
  return readdirSync(whole, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
    .sort();
}

if (import.meta.main) build();
