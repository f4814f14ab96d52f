import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { countTests } from './test-results.ts';

const folder = mkdtempSync(join(tmpdir(), 'zadel-results-'));
afterAll(() => rmSync(folder, { recursive: true }));

function report(content: object): string {
  const file = join(folder, 'report.json');
  writeFileSync(file, JSON.stringify(content));
  return file;
}

test('tests of vitest are counted', () => {
  const file = report({ numPassedTests: 40, numFailedTests: 2 });
  expect(countTests(file, false)).toEqual({ passed: 40, failed: 2 });
});

test('a browser test that passed at a second try is passed', () => {
  const file = report({ stats: { expected: 7, flaky: 1, unexpected: 0, skipped: 3 } });
  expect(countTests(file, true)).toEqual({ passed: 8, failed: 0 });
});

test('a runner that fails without a failed test, or without a report, counts as a failure', () => {
  const file = report({ numPassedTests: 40, numFailedTests: 0 });
  expect(countTests(file, false)).toEqual({ passed: 40, failed: 1 });
  expect(countTests(join(folder, 'absent.json'), false)).toEqual({ passed: 0, failed: 1 });
});

test('a runner that says it is well but left no report counts as a failure', () => {
  expect(countTests(join(folder, 'absent.json'), true)).toEqual({ passed: 0, failed: 1 });
});
