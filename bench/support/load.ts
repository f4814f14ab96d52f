import { readFileSync } from 'node:fs';
import autocannon from 'autocannon';

export interface Load {
  requestsPerSecond: number;
  /** Processor time of the server, in µs a request: true also where the client is the slower side. */
  serverMicroseconds: number;
}

/** Asks a server on this machine for one address from 16 connections for some seconds, a warm-up before. */
export async function load(
  url: string,
  pid: number,
  headers: Record<string, string>,
  seconds = 4,
): Promise<Load> {
  await autocannon({ url, headers, connections: 16, duration: 1 });
  const before = processorSeconds(pid);
  const result = await autocannon({ url, headers, connections: 16, duration: seconds });
  const used = processorSeconds(pid) - before;
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url}: ${result.non2xx} refusals, ${result.errors} errors`);
  return {
    requestsPerSecond: result.requests.average,
    serverMicroseconds: (used / result.requests.total) * 1e6,
  };
}

/** Processor time a process has used; Linux counts it in hundredths of a second. */
export function processorSeconds(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

/** Waits until a process has nothing to do: after its start it makes pictures and denser pages in the background. */
export async function untilIdle(pid: number): Promise<void> {
  for (let second = 0; second < 120; second += 1) {
    const before = processorSeconds(pid);
    await new Promise((resolve) => setTimeout(resolve, 1000));
    if (processorSeconds(pid) - before < 0.04) return;
  }
}
