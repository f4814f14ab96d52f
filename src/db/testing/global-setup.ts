import { Client } from 'pg';
import type { TestProject } from 'vitest/node';
import { migrate } from '../migrate.ts';
import { startTestServer } from './test-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Connection string of the run's server, on the migrated template that createTestDatabase clones. */
    templateDatabaseUrl: string;
  }
}

/** One server and one migrated template per run of vitest. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startTestServer();
  await migrate(server.url);
  await closeTemplate(server.url);
  project.provide('templateDatabaseUrl', server.url);
  return server.stop;
}

/** A database that nobody can connect to can always be cloned, by several at once. */
async function closeTemplate(url: string): Promise<void> {
  const admin = new Client({ connectionString: Object.assign(new URL(url), { pathname: '/postgres' }).href });
  await admin.connect();
  await admin.query('alter database zadel with is_template true allow_connections false');
  await admin.end();
}
