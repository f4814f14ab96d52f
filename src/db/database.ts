import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { Pool, types } from 'pg';

/** The handle every `*.store.ts` gets: drizzle's query builder over a pool of connections. */
export type Database = NodePgDatabase;

/** What `db.transaction(async (tx) => …)` hands its callback; functions that must join a transaction ask for this. */
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];

export type OpenDatabase = { db: Database; pool: Pool; close(): Promise<void> };

const asText = (value: string) => value;

/** A calendar date is text ('2026-05-01'): as a JS Date it would shift a day with the time zone. */
const parsers = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    oid === types.builtins.DATE ? asText : types.getTypeParser(oid, format)) as typeof types.getTypeParser,
};

/**
 * Opens a pool on a PostgreSQL server; sessions run in UTC.
 * Connects at the first query, so it never throws for an unreachable server itself.
 */
export function openDatabase(url: string, options: { maxConnections?: number } = {}): OpenDatabase {
  const pool = new Pool({
    connectionString: url,
    max: options.maxConnections ?? 10,
    application_name: 'zadel',
    options: '-c TimeZone=UTC',
    connectionTimeoutMillis: 10_000,
    types: parsers,
  });
  // An idle connection that the server drops must not end the program; the next query opens a new one.
  pool.on('error', () => {});
  let closing: Promise<void> | undefined;
  const close = () => {
    closing ??= pool.end();
    return closing;
  };
  return { db: drizzle({ client: pool }), pool, close };
}
