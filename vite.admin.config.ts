import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** The program that answers what the staff's screens ask while they are worked on (`npm run dev:admin`). */
const program = process.env.ZADEL_DEV ?? 'http://localhost:3000';

/** As if the screens came from the program itself: it refuses changes that another origin asks for. */
const toProgram = { target: program, changeOrigin: true, headers: { origin: program } };

/** The back office and the visual builder: one app for staff, of which visitors get nothing. */
export default defineConfig({
  root: 'src/backoffice',
  base: '/admin/',
  publicDir: false,
  plugins: [react()],
  css: { transformer: 'lightningcss' },
  build: {
    outDir: '../../dist/admin',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 900,
  },
  server: {
    host: '127.0.0.1',
    proxy: Object.fromEntries(
      ['/admin/api/', '/admin/modules/show/', '/preview/', '/pictures/', '/assets/', '/favicon.svg'].map(
        (path) => [path, toProgram],
      ),
    ),
  },
});
