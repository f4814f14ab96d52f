import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Takes the settings of `.env` where the environment does not have them already. */
export function loadSettings(): void {
  const file = join(dirname(import.meta.dirname), '.env');
  if (existsSync(file)) process.loadEnvFile(file);
}
