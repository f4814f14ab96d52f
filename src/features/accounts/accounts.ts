import type { IncomingHttpHeaders } from 'node:http';
import { fromNodeHeaders } from 'better-auth/node';
import type { FastifyInstance } from 'fastify';
import type { Database, Transaction } from '../../db/database.ts';
import type { Log } from '../jobs/jobs.ts';
import type { NewMail } from '../mail/mail.types.ts';
import { accountRoutes } from './accounts.routes.ts';
import { findActive, insertAuditEntry } from './accounts.store.ts';
import type { NewAuditEntry, StaffMember } from './accounts.types.ts';
import { createAuth } from './auth.ts';
import { authRoutes } from './auth-routes.ts';
import { sendInvitation } from './invitation-mail.ts';
import { deleteEnded } from './invitations.store.ts';
import { ownerToken } from './invitations.ts';
import { sendPasswordLink } from './password-mail.ts';
import type { PresentStaff } from './present-staff.ts';
import { requireRole } from './require-role.ts';
import { sessionCookieName } from './session-cookie.ts';

export { emailSchema } from './accounts.schemas.ts';
export { answerStaffFailure } from './refusal.ts';
export { sessionCookieName };

/** Writes down who changed what, in the transaction of the change (EDIT-1). */
export const recordAudit = (tx: Transaction, entry: NewAuditEntry): Promise<void> =>
  insertAuditEntry(tx, entry);

export interface AccountsOptions {
  db: Database;
  baseUrl: string;
  secret: string;
  shopName: string;
  log: Log;
  /** Whether mails leave the house. */
  sendsMail: boolean;
  enqueueMail(tx: Transaction, mail: NewMail): Promise<void>;
}

/** Who works here: sign-in, roles and the guard of the staff's API. */
export function createAccounts(options: AccountsOptions) {
  const { db, baseUrl, sendsMail } = options;
  const auth = createAuth({
    ...options,
    sendPasswordLink: (staffId, token) => sendPasswordLink(options, staffId, token),
    passwordWasReset: (staffId) =>
      insertAuditEntry(db, { staffId, action: 'password.reset', subject: staffId }),
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
    return staff && response
      ? { staff, session: response.session.id, cookies: answered.getSetCookie() }
      : undefined;
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
      const prefix = '/admin/api';
      await app.register(accountRoutes, {
        prefix,
        db,
        auth,
        sendsMail,
        sendInvitation: sendInvitation(options),
      });
    },
    /** A one-time link for the very first owner, good for a day; undefined when someone works here. */
    welcomeLink: () => ownerLink(db, baseUrl, null),
    /** For a job each night: deletes sessions, links and counts that have ended. */
    tidy: () => deleteEnded(db),
  };
}

export type Accounts = ReturnType<typeof createAccounts>;

/**
 * A one-time link that makes an owner, good for a day, for whoever has the machine. With the address of someone who
 * works here it gives them back their account. Undefined: without an address while someone works here.
 */
export async function ownerLink(
  db: Database,
  baseUrl: string,
  email: string | null,
): Promise<string | undefined> {
  const token = await ownerToken(db, email);
  return token && `${baseUrl}/admin/welcome?token=${token}`;
}
