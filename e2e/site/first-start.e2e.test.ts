import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { Client } from 'pg';
import { runningServerUrl } from '../../src/db/embedded-server.ts';
import { freePort, startProgram } from '../support/program.ts';

/** Pictures are the first things of the demo shop; none while there is no database, or no table in it. */
async function countPictures(dataDirectory: string): Promise<number> {
  const client = new Client({ connectionString: runningServerUrl(dataDirectory) });
  try {
    await client.connect();
    return Number((await client.query('select count(*) from media')).rows[0].count);
  } catch {
    return 0;
  } finally {
    await client.end().catch(() => {});
  }
}

test('SIGTERM during the very first seeding ends program and database; the next start completes the shop', async () => {
  test.setTimeout(180_000);
  const dataDirectory = mkdtempSync(join(tmpdir(), 'zadel-first-start-'));
  const settings = { DATA_DIR: dataDirectory, PORT: String(await freePort()) };
  try {
    const child = spawn(process.execPath, ['dist/server/main.js'], {
      env: { ...process.env, NODE_ENV: 'production', ...settings },
      stdio: 'ignore',
    });
    const ended = once(child, 'exit');
    await expect
      .poll(() => countPictures(dataDirectory), { timeout: 60_000, intervals: [50] })
      .toBeGreaterThan(0);
    child.kill('SIGTERM');
    expect(await ended).toEqual([0, null]);
    expect(runningServerUrl(dataDirectory)).toBeUndefined();
    const program = await startProgram(settings);
    try {
      for (const path of ['/', '/en', '/de']) expect((await fetch(program.baseUrl + path)).status).toBe(200);
    } finally {
      await program.stop();
    }
  } finally {
    rmSync(dataDirectory, { recursive: true, force: true });
  }
});
