import { SetupProblem } from '../db/setup-problem.ts';
import { startProgram } from './program.ts';

const program = await startProgram(process.env).catch((error: unknown) => {
  console.error(error instanceof SetupProblem ? error.message : error);
  process.exit(1);
});

let stopping = false;
const stop = async (exitCode: number) => {
  // A second Ctrl+C must not kill the database halfway through its shutdown.
  if (stopping) return;
  stopping = true;
  await program.stop().catch((error: unknown) => {
    console.error(error);
    exitCode = 1;
  });
  process.exit(exitCode);
};

process.on('SIGINT', () => void stop(0));
process.on('SIGTERM', () => void stop(0));
void program.lost.then((error) => {
  console.error(error.message);
  return stop(1);
});
