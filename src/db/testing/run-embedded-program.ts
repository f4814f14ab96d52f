import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

export type RunningProgram = {
  child: ChildProcess;
  serverPid: number;
  /** Rows the server has acknowledged so far. */
  acknowledged: number[];
  written(rows: number): Promise<void>;
  end(signal: NodeJS.Signals): Promise<number | null>;
};

/** Starts embedded-program.ts, as another user when ids are given, and waits until its server runs. */
export async function runEmbeddedProgram(
  dataFolder: string,
  account: { uid?: number; gid?: number } = {},
): Promise<RunningProgram> {
  const program = join(import.meta.dirname, 'embedded-program.ts');
  const child = spawn(process.execPath, [program, dataFolder], {
    stdio: ['ignore', 'pipe', 'pipe'],
    ...account,
  });
  let errors = '';
  child.stderr.on('data', (chunk) => {
    errors += chunk;
  });
  const numbers: number[] = [];
  const lines = createInterface(child.stdout);
  lines.on('line', (line) => numbers.push(Number(line)));
  await Promise.race([once(lines, 'line'), once(child, 'close')]);
  const [serverPid] = numbers;
  if (serverPid === undefined) throw new Error(`the program did not start: ${errors}`);
  return {
    child,
    serverPid,
    get acknowledged() {
      return numbers.slice(1);
    },
    async written(rows) {
      while (numbers.length <= rows) await once(lines, 'line');
    },
    async end(signal) {
      child.kill(signal);
      const [code] = await once(child, 'close');
      return code;
    },
  };
}
