import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { isAlive } from '../embedded/stop-process.ts';

test('a test run that is killed leaves neither its server nor its files', async () => {
  const script = `
    import { startTestServer } from ${JSON.stringify(join(import.meta.dirname, 'test-server.ts'))};
    const { pid, dataFolder } = await startTestServer();
    console.log(JSON.stringify({ pid, dataFolder }));
    setInterval(() => {}, 1000);`;
  const run = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = await once(run.stdout, 'data');
  const { pid, dataFolder } = JSON.parse(line);
  expect(isAlive(pid)).toBe(true);
  run.kill('SIGKILL');
  await expect
    .poll(() => isAlive(pid) || existsSync(dataFolder), { timeout: 20_000, interval: 50 })
    .toBe(false);
});
