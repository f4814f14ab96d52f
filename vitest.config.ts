import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

const shared = { plugins: [react()] };

// Only a test that hangs should meet a limit: a busy machine is not a fault of the code.
const patience = { testTimeout: 60_000, hookTimeout: 60_000, expect: { poll: { timeout: 20_000 } } };

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
          ...patience,
          include: ['src/**/*.integration.test.{ts,tsx}'],
          globalSetup: ['src/db/testing/global-setup.ts'],
        },
      },
    ],
  },
});
