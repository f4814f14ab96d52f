import { defineConfig } from 'vite';

/** Scripts that stand in the page itself: each one file that imports nothing. */
export default defineConfig({
  publicDir: false,
  build: {
    outDir: 'dist/inline',
    target: 'es2022',
    lib: {
      entry: 'src/browser/deep-link.ts',
      formats: ['iife'],
      name: 'deepLink',
      fileName: () => 'deep-link.js',
    },
  },
});
