import { statSync } from 'node:fs';
import { join } from 'node:path';
import { bad, type Check, well } from './check.ts';

export const secretsCheck: Check = {
  name: 'Secrets',
  async run({ dataDir }) {
    const files = ['secret', 'postgres.password'].map((name) => join(dataDir, name));
    const open = files.filter(
      (file) => ((statSync(file, { throwIfNoEntry: false })?.mode ?? 0) & 0o077) !== 0,
    );
    if (open.length === 0) return well('no other user can read them');
    return bad(`other users can read ${open.join(' and ')}`, `Run: chmod 600 ${open.join(' ')}`);
  },
};
