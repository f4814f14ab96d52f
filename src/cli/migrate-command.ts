import { migrate } from '../db/migrate.ts';
import { readConfig } from '../server/config.ts';
import { reachDatabase } from './reach-database.ts';

/** `zadel migrate`; the exit code. */
export async function runMigrate(): Promise<number> {
  const database = await reachDatabase(readConfig(process.env));
  try {
    await migrate(database.url);
  } finally {
    await database.release();
  }
  console.log('The database has the newest schema.');
  return 0;
}
