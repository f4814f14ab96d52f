import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator';
import { Client } from 'pg';
import { projectRoot } from './project-root.ts';

/** Any number does, as long as every program that migrates this database uses the same. */
const migrationLock = 7_293_350;

export const migrationsFolder = () => join(projectRoot(), 'src/db/migrations');

/**
 * Brings the database at `url` to the newest schema; forward only.
 * Several programs may call it at once: the others wait for the first and find nothing left to do.
 */
export async function migrate(url: string): Promise<void> {
  const client = new Client({ connectionString: url, application_name: 'zadel-migrate' });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    await applyMigrations(drizzle({ client }), { migrationsFolder: migrationsFolder() });
  } finally {
    await client.end();
  }
}
