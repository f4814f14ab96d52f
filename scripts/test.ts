import { spawn } from 'node:child_process';
import { mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { findChromium } from './find-chromium.ts';
import { type Count, countTests } from './test-results.ts';

const root = dirname(import.meta.dirname);
const reports = mkdtempSync(join(tmpdir(), 'zadel-reports-'));
const vitestReport = join(reports, 'vitest.json');
const chromium = findChromium();

/** A step counts as one test, or as the tests of its JSON `report`. */
type Step = { name: string; command: string[]; report?: string };

/** The browser tests of one project of `playwright.config.ts`, which has a shop of its own. */
const browserTests = (project: string): Step => ({
  name: `Browser tests, ${project}`,
  command: chromium
    ? [
        'playwright',
        'test',
        '--project',
        project,
        '--output',
        `test-results/${project}`,
        '--reporter=list,json',
      ]
    : ['sh', '-c', `echo '${missingChromium()}'; false`],
  report: join(reports, `playwright-${project}.json`),
});

const tests: Step = {
  name: 'Unit and integration tests',
  command: ['vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${vitestReport}`],
  report: vitestReport,
};

/** Steps that follow each other. */
type Lane = Step[];

/** Stages follow each other, too; the lanes of one run side by side, about as long as each other on two cores. */
const stages: Lane[][] = [
  [
    [{ name: 'Types', command: ['tsc', '--noEmit'] }],
    [{ name: 'Lint', command: ['biome', 'ci', '.'] }],
    [{ name: 'Imports', command: ['node', 'scripts/check-imports.ts'] }],
    [{ name: 'Unused code', command: ['knip'] }],
  ],
  [
    [
      { name: 'Build', command: ['node', 'scripts/build.ts'] },
      { name: 'Size', command: ['size-limit'] },
    ],
  ],
  [
    [browserTests('visitors'), browserTests('modules')],
    [tests, browserTests('staff')],
  ],
];

function missingChromium(): string {
  return 'There is no Chromium here. Install one (`npx playwright install chromium`) or name one in CHROMIUM_PATH.';
}

/** Runs a step; its output is shown as it comes, or when `quietly`, all at once in the end. */
async function run(step: Step, quietly = false): Promise<Count> {
  const { name, command, report } = step;
  const [program = '', ...args] = command;
  const log = join(reports, `${name}.log`);
  const output = quietly ? openSync(log, 'w') : 'inherit';
  console.log(`\n=== ${name}: ${command.join(' ')}`);
  const started = performance.now();
  const child = spawn(program, args, {
    cwd: root,
    stdio: ['inherit', output, output],
    env: {
      ...process.env,
      PATH: [join(root, 'node_modules/.bin'), process.env.PATH].join(delimiter),
      PLAYWRIGHT_JSON_OUTPUT_NAME: report,
      CHROMIUM_PATH: chromium,
    },
  });
  const succeeded = await new Promise<boolean>((resolve) => {
    child.on('error', ({ message }) => {
      console.error(message);
      resolve(false);
    });
    child.on('exit', (status) => resolve(status === 0));
  });
  if (quietly) console.log(`\n=== ${name}:\n${readFileSync(log, 'utf8')}`);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`=== ${name}: ${succeeded ? 'ok' : 'FAILED'} in ${seconds} s`);
  if (report) return countTests(report, succeeded);
  return succeeded ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

const counts: { name: string; count: Count }[] = [];
async function runLane(lane: Lane, quietly: boolean): Promise<void> {
  for (const step of lane) counts.push({ name: step.name, count: await run(step, quietly) });
}
for (const lanes of stages) await Promise.all(lanes.map((lane, index) => runLane(lane, index > 0)));
rmSync(reports, { recursive: true });
const sum = (key: keyof Count) => counts.reduce((total, { count }) => total + count[key], 0);
const failedSteps = counts.filter(({ count }) => count.failed > 0).map(({ name }) => name);
if (failedSteps.length > 0) console.log(`\nFailed: ${failedSteps.join(', ')}`);
console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
process.exitCode = sum('failed') > 0 ? 1 : 0;
