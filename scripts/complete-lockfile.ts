/**
 * Run after `npm install`: puts the packages of other platforms back into the lock file. npm leaves out every
 * optional package that the registry in use does not carry, and `npm ci` then refuses the lock elsewhere.
 * Also takes out the addresses of the registry's host.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

interface LockedPackage {
  version?: string;
  resolved?: string;
  optional?: boolean;
  os?: string[];
  cpu?: string[];
  libc?: string[];
  optionalDependencies?: Record<string, string>;
}
interface Lock {
  packages: Record<string, LockedPackage>;
}

const file = join(dirname(import.meta.dirname), 'package-lock.json');
const lock = JSON.parse(readFileSync(file, 'utf8')) as Lock;

const systems = [
  'aix',
  'android',
  'darwin',
  'freebsd',
  'linux',
  'netbsd',
  'openbsd',
  'openharmony',
  'sunos',
  'win32',
];
const processors = [
  'arm64',
  'arm',
  'ia32',
  'x64',
  'loong64',
  'mips64el',
  'ppc64',
  'riscv64',
  's390x',
  'wasm32',
];

/** What a platform's package says of itself, read from its name: `…-linux-arm64-musl`. */
function platformOf(name: string): Pick<LockedPackage, 'os' | 'cpu' | 'libc'> {
  const parts = name.split(/[-/]/);
  const os = systems.filter((system) => parts.includes(system));
  const cpu = processors.filter((processor) => parts.includes(processor));
  const libc = parts.some((part) => part.startsWith('musl'))
    ? ['musl']
    : parts.includes('gnu')
      ? ['glibc']
      : [];
  return { ...(cpu.length > 0 && { cpu }), ...(libc.length > 0 && { libc }), ...(os.length > 0 && { os }) };
}

/** Where npm looks for a dependency: beside or above the package that names it. */
function isLocked(name: string, owner: string): boolean {
  for (let at = owner; ; at = at.slice(0, Math.max(0, at.lastIndexOf('/node_modules/')))) {
    if (`${at ? `${at}/` : ''}node_modules/${name}` in lock.packages) return true;
    if (!at.includes('/node_modules/')) return `node_modules/${name}` in lock.packages;
  }
}

let added = 0;
for (const [owner, { optionalDependencies = {} }] of Object.entries(lock.packages)) {
  for (const [name, version] of Object.entries(optionalDependencies)) {
    const platform = platformOf(name);
    if (isLocked(name, owner) || Object.keys(platform).length === 0) continue;
    const nested = Object.keys(lock.packages).some((path) => path === `node_modules/${name}`);
    lock.packages[`${nested ? `${owner}/` : ''}node_modules/${name}`] = {
      version: version.replace(/^[~^]/, ''),
      ...platform,
      optional: true,
    };
    added += 1;
  }
}
for (const entry of Object.values(lock.packages)) delete entry.resolved;
lock.packages = Object.fromEntries(Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : 1)));
writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
console.log(`${added} packages of other platforms put back`);
