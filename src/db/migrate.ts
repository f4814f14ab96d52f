import { join } from 'node:path';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator';
import { Client, type Pool } from 'pg';
import { projectRoot } from './project-root.ts';

/** Any number does, as long as every program that migrates this database uses the same. */
const migrationLock = 7_293_350;

const migrationsFolder = () => join(projectRoot(), 'src/db/migrations');

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

/** How many migrations this database still lacks; 0 when it is ready for this program. Throws when it cannot be reached. */
export async function countPendingMigrations(database: Pool | Client): Promise<number> {
  const known = readMigrationFiles({ migrationsFolder: migrationsFolder() });
  const found = await database.query("select to_regclass('drizzle.__drizzle_migrations') as journal");
  if (found.rows[0]?.journal === null) return known.length;
  const last = await database.query(
    'select max(created_at)::float8 as time from drizzle.__drizzle_migrations',
  );
  return known.filter((migration) => migration.folderMillis > (last.rows[0]?.time ?? 0)).length;
}
