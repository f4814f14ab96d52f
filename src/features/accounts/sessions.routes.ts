import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Database } from '../../db/database.ts';
import { byId, sessionsAnswer } from './accounts.schemas.ts';
import { insertAuditEntry } from './accounts.store.ts';
import { roles, type StaffMember } from './accounts.types.ts';
import { endSessions, listSessions } from './people.store.ts';
import { refuseWith } from './refusal.ts';

/** Where one is signed in (EDIT-1). Sessions are named by an id that opens nothing. */
export const sessionRoutes: FastifyPluginAsyncZod<{ db: Database }> = async (app, { db }) => {
  const end = (staff: StaffMember, which: { id: string } | { allBut: string }) =>
    db.transaction(async (tx) => {
      const ended = await endSessions(tx, staff.id, which);
      const action = 'id' in which ? 'session.ended' : 'session.others-ended';
      if (ended > 0) await insertAuditEntry(tx, { staffId: staff.id, action, subject: staff.id });
      return ended > 0;
    });

  app.get(
    '/sessions',
    { config: { roles }, schema: { response: { 200: sessionsAnswer } } },
    async ({ staff, staffSession }) => {
      const sessions = await listSessions(db, staff.id);
      return { sessions: sessions.map((each) => ({ ...each, current: each.id === staffSession })) };
    },
  );

  /** Signs out everywhere else; answers 204. */
  app.delete('/sessions', { config: { roles } }, async ({ staff, staffSession }, reply) => {
    await end(staff, { allBut: staffSession });
    return reply.code(204).send();
  });

  /** Ends one session of one's own; answers 204. */
  app.delete('/sessions/:id', { config: { roles }, schema: { params: byId } }, async (request, reply) => {
    const { staff, params } = request;
    if (await end(staff, { id: params.id })) return reply.code(204).send();
    return refuseWith(reply, 'unknown-session', staff.language);
  });
};
