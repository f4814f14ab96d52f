import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../db/project-root.ts';

/** Takes the settings of `.env` in the program's folder where the environment does not have them already. */
export function loadSettings(): void {
  const file = join(projectRoot(), '.env');
  if (existsSync(file)) process.loadEnvFile(file);
}
