import { startProgram } from './program.ts';

const program = await startProgram(process.env).catch((error: Error) => {
  console.error(error.name === 'ConfigError' || error.name === 'DataFolderInUse' ? error.message : error);
  process.exit(1);
});

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    program.stop().then(
      () => process.exit(0),
      (error) => {
        console.error(error);
        process.exit(1);
      },
    );
  });
}
