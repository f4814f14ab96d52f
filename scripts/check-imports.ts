import { spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Checks who imports whom by `.dependency-cruiser.mjs`, and that every source file was looked at: without a
 * parser that knows the language it would look at none and find nothing wrong.
 */
const root = dirname(import.meta.dirname);
const folders = ['src', 'content'];
const { stdout, stderr } = spawnSync(
  'depcruise',
  ['--config', '.dependency-cruiser.mjs', ...folders, '--output-type', 'json'],
  {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 256 * 1024 * 1024,
  },
);
if (!stdout) {
  console.error(stderr);
  process.exit(1);
}
interface Report {
  modules: { source: string }[];
  summary: { violations: { from: string; to: string; rule: { name: string }; comment?: string }[] };
}
const { modules, summary } = JSON.parse(stdout) as Report;
const files = globSync(
  folders.map((folder) => `${folder}/**/*.{ts,tsx}`),
  { cwd: root },
);
const cruised = new Set(modules.map(({ source }) => source));
const missed = files.filter((file) => !cruised.has(file));
for (const { from, to, rule, comment } of summary.violations) {
  console.error(`${rule.name}: ${from} → ${to}${comment ? `\n  ${comment}` : ''}`);
}
for (const file of missed) console.error(`not looked at: ${file}`);
console.log(
  `${files.length - missed.length} of ${files.length} source files looked at, ${summary.violations.length} violations`,
);
process.exit(files.length === 0 || missed.length > 0 || summary.violations.length > 0 ? 1 : 0);
