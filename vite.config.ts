import { globSync } from 'node:fs';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react()],
  publicDir: false,
  css: {
    transformer: 'lightningcss',
    // By content: the server reads the same files a second time with `?inline`, under another name.
    lightningcss: { cssModules: { pattern: '[content-hash]-[local]' } },
  },
  build: isSsrBuild
    ? {
        ssr: true,
        outDir: 'dist/server',
        sourcemap: true,
        target: 'node24',
        rolldownOptions: {
          input: 'src/server/main.ts',
          output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
        },
      }
    : {
        outDir: 'dist/client',
        manifest: true,
        // The page's CSS is inlined by the server; what a chunk imports is never fetched as a file.
        cssCodeSplit: false,
        modulePreload: false,
        target: 'es2022',
        assetsInlineLimit: 0,
        rolldownOptions: {
          // The loader imports the entry by its address and uses what it exports.
          preserveEntrySignatures: 'exports-only',
          input: [
            'src/browser/loader.ts',
            'src/browser/hydrate.tsx',
            'src/browser/entrance.ts',
            'src/browser/anchors.ts',
            'src/browser/hover-content.ts',
            ...globSync('src/{modules,components}/*/*.browser.ts'),
          ],
        },
      },
}));
