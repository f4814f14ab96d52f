import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

const shared = { plugins: [react()] };

export default defineConfig({
  test: {
    projects: [
      {
        ...shared,
        test: {
          name: 'unit',
          include: ['src/**/*.test.{ts,tsx}', 'content/**/*.test.ts', 'scripts/**/*.test.ts'],
          exclude: ['**/*.integration.test.{ts,tsx}', '**/*.conformance.test.tsx', 'node_modules/**'],
        },
      },
      {
        ...shared,
        test: {
          name: 'integration',
          include: ['src/**/*.integration.test.{ts,tsx}'],
          globalSetup: ['src/db/testing/global-setup.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
