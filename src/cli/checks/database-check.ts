import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { countPendingMigrations } from '../../db/migrate.ts';
import { reachDatabase } from '../reach-database.ts';
import { bad, type Check, type Finding, well } from './check.ts';

export const databaseCheck: Check = {
  name: 'Database',
  async run(config) {
    if (!config.databaseUrl && !existsSync(join(config.dataDir, 'postgres'))) {
      return well('the built-in PostgreSQL is made at the first start');
    }
    try {
      const database = await reachDatabase(config);
      return await inspect(database.url).finally(database.release);
    } catch (error) {
      const remedy = config.databaseUrl
        ? 'Check DATABASE_URL and that the server runs.'
        : `Its log is ${join(config.dataDir, 'postgres.log')}.`;
      return bad(`cannot be reached: ${messageOf(error)}`, remedy);
    }
  },
};

async function inspect(url: string): Promise<Finding> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  await client.connect();
  try {
    const { rows } = await client.query("select current_setting('server_version') as version");
    const pending = await countPendingMigrations(client);
    const found = `PostgreSQL ${rows[0].version}`;
    if (pending === 0) return well(`${found}, newest schema`);
    return bad(`${found}, ${pending} schema changes to make`, 'Start Zadel, or run: zadel migrate');
  } finally {
    await client.end();
  }
}

/** An error of several failed connections has no message of its own. */
function messageOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map((each) => each.message).join('; ');
  return error instanceof Error ? error.message : String(error);
}
