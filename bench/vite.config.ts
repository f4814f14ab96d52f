import { mergeConfig } from 'vite';
import base from '../vite.config.ts';

/** Builds what the benches need of the program's own modules into `dist/bench/`. */
export default mergeConfig(base({ command: 'build', mode: 'production', isSsrBuild: true }), {
  build: {
    outDir: 'dist/bench',
    rolldownOptions: { input: ['bench/bare-render.tsx', 'bench/module-cost.ts'] },
  },
});
