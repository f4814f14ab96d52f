/** What a page costs: cached against bare node:http, and rendered anew against React's own work. */
import { fork, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { startProgram } from '../e2e/support/program.ts';
import { load, untilIdle } from './support/load.ts';
import { printTable, type Row } from './support/table.ts';

const brotli = { 'accept-encoding': 'br' };
const rate = (perSecond: number) => `${Math.round(perSecond).toLocaleString('en')} requests/s`;
const cost = (microseconds: number) =>
  `${Math.round(microseconds).toLocaleString('en')} µs of processor a request`;

async function cachedPage(): Promise<Row[]> {
  const program = await startProgram();
  try {
    // The first answer is rendered; the densest compression replaces the quick one a moment later.
    await fetch(program.baseUrl);
    await untilIdle(program.pid);
    const answer = await rawAnswer(program.baseUrl);
    const bare = fork('bench/support/bare-server.ts', { stdio: 'inherit' });
    bare.send(answer);
    const [{ port }] = (await once(bare, 'message')) as [AddressInfo];
    const rounds = [];
    for (let round = 0; round < 3; round += 1) {
      rounds.push({
        ours: await load(`${program.baseUrl}/`, program.pid, brotli),
        bare: await load(`http://127.0.0.1:${port}/`, bare.pid as number, brotli),
      });
    }
    bare.kill();
    const { ours, bare: floor } = rounds.toSorted(
      (a, b) => share(a) - share(b),
    )[1] as (typeof rounds)[number];
    return [
      {
        what: `cached home page, ${answer.length} bytes of brotli`,
        measured: rate(ours.requestsPerSecond),
        against: `${rate(floor.requestsPerSecond)} of bare node:http`,
        ratio: `${Math.round((ours.requestsPerSecond / floor.requestsPerSecond) * 100)} %`,
        aim: '≥ 80 %',
      },
      {
        what: 'the same, processor time',
        measured: cost(ours.serverMicroseconds),
        against: cost(floor.serverMicroseconds),
        ratio: `${Math.round((floor.serverMicroseconds / ours.serverMicroseconds) * 100)} %`,
        aim: '≥ 80 %',
      },
    ];
  } finally {
    await program.stop();
  }
}

const share = ({ ours, bare }: Record<'ours' | 'bare', { requestsPerSecond: number }>) =>
  ours.requestsPerSecond / bare.requestsPerSecond;

async function rawAnswer(baseUrl: string) {
  const { promise, resolve } = Promise.withResolvers<{
    bytes: string;
    length: number;
    headers: Record<string, string>;
  }>();
  const { request } = await import('node:http');
  request(baseUrl, { headers: brotli }, async (response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of response) chunks.push(chunk);
    const bytes = Buffer.concat(chunks);
    const { date, connection, 'keep-alive': _, ...headers } = response.headers as Record<string, string>;
    resolve({ bytes: bytes.toString('base64'), length: bytes.length, headers });
  }).end();
  return promise;
}

async function renderedPage(): Promise<Row[]> {
  const program = await startProgram({ HTML_CACHE: '0' });
  try {
    await untilIdle(program.pid);
    const ours = await load(`${program.baseUrl}/`, program.pid, {}, 6);
    const { stdout } = spawnSync(process.execPath, ['dist/bench/bare-render.js', program.baseUrl], {
      encoding: 'utf8',
      env: { ...process.env, NODE_ENV: 'production', DATABASE_URL: program.databaseUrl },
    });
    const bare = JSON.parse(stdout) as { modules: number; microseconds: number };
    return [
      {
        what: `home page rendered anew, ${bare.modules} modules`,
        measured: cost(ours.serverMicroseconds),
        against: `${cost(bare.microseconds)} in renderToString`,
        ratio: `${(ours.serverMicroseconds / bare.microseconds).toFixed(2)} ×`,
        aim: '≤ 2 ×',
      },
    ];
  } finally {
    await program.stop();
  }
}

printTable('Pages', [...(await cachedPage()), ...(await renderedPage())]);
