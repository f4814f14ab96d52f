import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

const shared = { plugins: [react()] };

// Only a test that hangs should meet a limit: a busy machine is not a fault of the code.
const patience = { testTimeout: 60_000, hookTimeout: 60_000, expect: { poll: { timeout: 20_000 } } };

const races = 'src/**/*{races,crash}.integration.test.ts';
const onDatabase = { ...patience, globalSetup: ['src/db/testing/global-setup.ts'] };

export default defineConfig({
  test: {
    projects: [
      {
        ...shared,
        test: {
          name: 'unit',
          ...patience,
          include: ['src/**/*.test.{ts,tsx}', 'content/**/*.test.ts', 'scripts/**/*.test.ts'],
          exclude: ['**/*.integration.test.{ts,tsx}', '**/*.conformance.test.tsx', 'node_modules/**'],
        },
      },
      {
        ...shared,
        test: {
          name: 'integration',
          ...onDatabase,
          include: ['src/**/*.integration.test.{ts,tsx}'],
          exclude: [races],
          // Several programs and a database on one busy machine; a test that passes at its second try is told of.
          retry: 1,
        },
      },
      {
        ...shared,
        // What may go wrong once in a hundred times has gone wrong: no second try.
        test: { name: 'races', ...onDatabase, include: [races] },
      },
    ],
  },
});
