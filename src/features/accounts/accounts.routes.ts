import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Database } from '../../db/database.ts';
import { auditAnswer, auditQuery, meAnswer, meChange } from './accounts.schemas.ts';
import { findActive, insertAuditEntry, listAuditEntries } from './accounts.store.ts';
import { roles } from './accounts.types.ts';
import type { Auth } from './auth.ts';
import type { sendInvitation } from './invitation-mail.ts';
import { invitationRoutes } from './invitations.routes.ts';
import { peopleRoutes } from './people.routes.ts';
import { hasSeenTour, rememberTour, securityOf, updatePerson } from './people.store.ts';
import { sessionRoutes } from './sessions.routes.ts';

export interface AccountRoutesOptions {
  db: Database;
  auth: Auth;
  /** Whether mails leave the house. */
  sendsMail: boolean;
  sendInvitation: ReturnType<typeof sendInvitation>;
}

/** The staff's own account, their colleagues and the audit log, under `/admin/api` (EDIT-1). */
export const accountRoutes: FastifyPluginAsyncZod<AccountRoutesOptions> = async (app, options) => {
  const { db, auth, sendsMail, sendInvitation } = options;
  await app.register(peopleRoutes, { db });
  await app.register(sessionRoutes, { db });
  await app.register(invitationRoutes, { db, auth, sendInvitation });

  const me = async (id: string) => ({
    // Who asks was let in a moment ago.
    staff: (await findActive(db, id)) as NonNullable<Awaited<ReturnType<typeof findActive>>>,
    features: { mail: sendsMail },
    security: await securityOf(db, id),
    tourSeen: await hasSeenTour(db, id),
  });

  /** Who is signed in, and what the screens need to know of the shop's set-up. */
  app.get('/me', { config: { roles }, schema: { response: { 200: meAnswer } } }, ({ staff }) => me(staff.id));

  /** One's own name and language, and that one was shown around; the role is an owner's to give. */
  app.patch(
    '/me',
    { config: { roles }, schema: { body: meChange, response: { 200: meAnswer } } },
    async ({ staff, body: { tourSeen, ...change } }) => {
      if (tourSeen) await rememberTour(db, staff.id);
      const fields = Object.keys(change);
      // That a tour was seen is nothing to look up later.
      if (fields.length === 0 && tourSeen) return me(staff.id);
      await db.transaction(async (tx) => {
        await updatePerson(tx, staff.id, change);
        const details = { fields };
        await insertAuditEntry(tx, {
          staffId: staff.id,
          action: 'staff.changed',
          subject: staff.id,
          details,
        });
      });
      return me(staff.id);
    },
  );

  /** Who changed what, newest first. */
  app.get(
    '/audit',
    {
      config: { roles: ['owner'] },
      schema: { querystring: auditQuery, response: { 200: auditAnswer } },
    },
    async ({ query }) => {
      const entries = await listAuditEntries(db, { ...query, limit: query.limit + 1 });
      const shown = entries.slice(0, query.limit);
      return { entries: shown, next: entries.length > shown.length ? (shown.at(-1)?.id ?? null) : null };
    },
  );
};
