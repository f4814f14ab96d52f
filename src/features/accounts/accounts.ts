import type { IncomingHttpHeaders } from 'node:http';
import { fromNodeHeaders } from 'better-auth/node';
import type { FastifyInstance } from 'fastify';
import type { Database, Transaction } from '../../db/database.ts';
import { accountRoutes } from './accounts.routes.ts';
import { findActive, insertAuditEntry } from './accounts.store.ts';
import type { NewAuditEntry, StaffMember } from './accounts.types.ts';
import { createAuth } from './auth.ts';
import { authRoutes } from './auth-routes.ts';
import { type PresentStaff, requireRole } from './require-role.ts';
import { sessionCookieName } from './session-cookie.ts';

export { answerStaffFailure, browserLanguage } from './refusal.ts';
export { sessionCookieName };

/** Writes down who changed what, in the transaction of the change (EDIT-1). */
export const recordAudit = (tx: Transaction, entry: NewAuditEntry): Promise<void> =>
  insertAuditEntry(tx, entry);

export interface AccountsOptions {
  db: Database;
  baseUrl: string;
  secret: string;
  shopName: string;
}

/** Who works here: sign-in, roles and the guard of the staff's API. */
export function createAccounts(options: AccountsOptions) {
  const { db, baseUrl } = options;
  const auth = createAuth({
    ...options,
    sendPasswordLink: async () => {},
    passwordWasReset: async () => {},
  });
  const cookieName = sessionCookieName(baseUrl);

  async function findStaff(headers: IncomingHttpHeaders, renew: boolean): Promise<PresentStaff | undefined> {
    if (!headers.cookie?.includes(cookieName)) return undefined;
    const { response, headers: answered } = await auth.api.getSession({
      headers: fromNodeHeaders(headers),
      query: { disableRefresh: !renew },
      returnHeaders: true,
    });
    // Read anew, for a role may have changed or ended since the session began.
    const staff = response ? await findActive(db, response.user.id) : undefined;
    return staff && { staff, cookies: answered.getSetCookie() };
  }

  /** The staff member whose session a request carries, on any page; for the admin bar (SITE-10). */
  const staffOf = async (headers: IncomingHttpHeaders): Promise<StaffMember | undefined> =>
    (await findStaff(headers, false))?.staff;

  return {
    staffOf,
    /** For the root of the server, before any route below `/admin/api` can answer. */
    guard: (app: FastifyInstance) => requireRole(app, ({ headers }) => findStaff(headers, true)),
    routes: async (app: FastifyInstance) => {
      await authRoutes(app, { auth, db, baseUrl, staffOf });
      await app.register(accountRoutes, { prefix: '/admin/api' });
    },
  };
}

export type Accounts = ReturnType<typeof createAccounts>;
