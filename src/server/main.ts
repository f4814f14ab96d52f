import { SetupProblem } from '../db/setup-problem.ts';
import { type Program, startProgram } from './program.ts';

/** Told to stop while it still starts, the program undoes what it has started so far. */
const leaving = new AbortController();
let program: Program | undefined;
const stop = async (exitCode: number) => {
  // A second Ctrl+C must not kill the database halfway through its shutdown.
  if (leaving.signal.aborted) return;
  leaving.abort();
  await program?.stop().catch((error: unknown) => {
    console.error(error);
    exitCode = 1;
  });
  if (program) process.exit(exitCode);
};

process.on('SIGINT', () => void stop(0));
process.on('SIGTERM', () => void stop(0));
program = await startProgram(process.env, leaving.signal).catch((error: unknown) => {
  if (error === leaving.signal.reason) process.exit(0);
  console.error(error instanceof SetupProblem ? error.message : error);
  process.exit(1);
});
void program.lost.then((error) => {
  console.error(error.message);
  return stop(1);
});
