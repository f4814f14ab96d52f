import { existsSync, readFileSync } from 'node:fs';

export type Count = { passed: number; failed: number };

type VitestReport = { numPassedTests: number; numFailedTests: number };
type PlaywrightReport = { stats: { expected: number; flaky: number; unexpected: number } };

/** What a test runner's JSON report counts. No report, or a runner that failed without a failed test: one failure. */
export function countTests(reportFile: string, succeeded: boolean): Count {
  if (!existsSync(reportFile)) return { passed: 0, failed: 1 };
  const count = read(reportFile);
  if (!succeeded && count.failed === 0) return { ...count, failed: 1 };
  return count;
}

function read(reportFile: string): Count {
  const report = JSON.parse(readFileSync(reportFile, 'utf8')) as VitestReport | PlaywrightReport;
  if ('stats' in report) {
    return { passed: report.stats.expected + report.stats.flaky, failed: report.stats.unexpected };
  }
  return { passed: report.numPassedTests, failed: report.numFailedTests };
}
