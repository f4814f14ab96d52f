import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Database } from '../../db/database.ts';
import { freePort } from '../../db/embedded/free-port.ts';
import { createTestDatabase } from '../../db/testing/test-database.ts';
import type { Role } from '../../features/accounts/accounts.types.ts';
import { addStaff, testPassword } from '../../features/accounts/testing/test-accounts.ts';
import { startProgram } from '../program.ts';

/** Asks the staff's API; `path` is below `/admin/api`. */
export type Ask = (method: string, path: string, body?: object) => Promise<Response>;

export interface RunningShop {
  db: Database;
  origin: string;
  /** Someone with this role, signed in. */
  staff(role: Role): Promise<Ask>;
  stop(): Promise<void>;
}

/** The whole program with the demo shop, on a database and a port of its own, for tests over HTTP. */
export async function runningShop(): Promise<RunningShop> {
  const folder = mkdtempSync(join(tmpdir(), 'zadel-shop-'));
  const database = await createTestDatabase();
  const port = String(await freePort());
  const origin = `http://localhost:${port}`;
  const environment = { DATABASE_URL: database.url, DATA_DIR: folder, PORT: port };
  const program = await startProgram(environment, new AbortController().signal);
  return {
    db: database.db,
    origin,
    async staff(role) {
      const { email } = await addStaff(database.db, role);
      const signedIn = await asker(origin)('POST', '/auth/sign-in/email', { email, password: testPassword });
      const cookies = signedIn.headers.getSetCookie().map((cookie) => cookie.split(';')[0]);
      return asker(origin, cookies.join('; '));
    },
    async stop() {
      await program.stop();
      await database.drop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const asker =
  (origin: string, cookie?: string): Ask =>
  (method, path, body) =>
    fetch(`${origin}/admin/api${path}`, {
      method,
      headers: { origin, ...(cookie && { cookie }), ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    });
