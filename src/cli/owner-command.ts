import { parseArgs } from 'node:util';
import { openDatabase } from '../db/database.ts';
import { migrate } from '../db/migrate.ts';
import { emailSchema, ownerLink } from '../features/accounts/accounts.ts';
import { readConfig } from '../server/config.ts';
import { reachDatabase } from './reach-database.ts';
import { UsageError } from './usage-error.ts';

/** `zadel owner add EMAIL`; the exit code. */
export async function runOwner(words: string[]): Promise<number> {
  const { positionals } = parseArgs({ args: words, allowPositionals: true });
  const [verb, address, ...rest] = positionals;
  if (verb !== 'add' || rest.length > 0) throw new UsageError('Say whom to add.');
  const email = emailSchema.safeParse(address);
  if (!email.success) throw new UsageError(`${address ?? 'Nothing'} is not an email address.`);
  const config = readConfig(process.env);
  const reached = await reachDatabase(config);
  try {
    await migrate(reached.url);
    const { db, close } = openDatabase(reached.url, { maxConnections: 1 });
    try {
      console.log(`Good for 24 hours, once: ${await ownerLink(db, config.baseUrl, email.data)}`);
    } finally {
      await close();
    }
  } finally {
    await reached.release();
  }
  return 0;
}
