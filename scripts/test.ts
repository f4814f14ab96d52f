import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { findChromium } from './find-chromium.ts';
import { type Count, countTests } from './test-results.ts';

const root = dirname(import.meta.dirname);
const reports = mkdtempSync(join(tmpdir(), 'zadel-reports-'));
const vitestReport = join(reports, 'vitest.json');
const playwrightReport = join(reports, 'playwright.json');
const chromium = findChromium();

/** A step counts as one test, or as the tests of its JSON `report`. */
type Step = { name: string; command: string[]; report?: string };

const steps: Step[] = [
  { name: 'Lint', command: ['biome', 'ci', '.'] },
  { name: 'Types', command: ['tsc', '--noEmit'] },
  { name: 'Imports', command: ['node', 'scripts/check-imports.ts'] },
  { name: 'Unused code', command: ['knip'] },
  { name: 'Build', command: ['node', 'scripts/build.ts'] },
  { name: 'Size', command: ['size-limit'] },
  {
    name: 'Unit and integration tests',
    command: ['vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${vitestReport}`],
    report: vitestReport,
  },
  {
    name: 'Browser tests',
    command: chromium
      ? ['playwright', 'test', '--reporter=list,json']
      : ['sh', '-c', `echo '${missingChromium()}'; false`],
    report: playwrightReport,
  },
];

function missingChromium(): string {
  return 'There is no Chromium here. Install one (`npx playwright install chromium`) or name one in CHROMIUM_PATH.';
}

function run({ name, command: [program = '', ...args], report }: Step): Count {
  console.log(`\n=== ${name}: ${[program, ...args].join(' ')}`);
  const started = performance.now();
  const { status, error } = spawnSync(program, args, {
    cwd: root,
    stdio: 'inherit',
    env: {
      ...process.env,
      PATH: [join(root, 'node_modules/.bin'), process.env.PATH].join(delimiter),
      PLAYWRIGHT_JSON_OUTPUT_NAME: playwrightReport,
      CHROMIUM_PATH: chromium,
    },
  });
  if (error) console.error(error.message);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`=== ${name}: ${status === 0 ? 'ok' : 'FAILED'} in ${seconds} s`);
  if (report) return countTests(report, status === 0);
  return status === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

const counts = steps.map(run);
rmSync(reports, { recursive: true });
const sum = (key: keyof Count) => counts.reduce((total, count) => total + count[key], 0);
const failedSteps = steps.filter((_, index) => counts[index]?.failed).map((step) => step.name);
if (failedSteps.length > 0) console.log(`\nFailed: ${failedSteps.join(', ')}`);
console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
process.exitCode = sum('failed') > 0 ? 1 : 0;
