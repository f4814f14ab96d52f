import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Database } from '../../db/database.ts';
import { byId, peopleAnswer, personChange } from './accounts.schemas.ts';
import { listInvitations } from './invitations.store.ts';
import { listPeople } from './people.store.ts';
import { changePerson, removePerson } from './people.ts';
import { refuseWith } from './refusal.ts';

const config = { roles: ['owner'] } as const;

/** Who works here and what they may do, for owners (EDIT-1). */
export const peopleRoutes: FastifyPluginAsyncZod<{ db: Database }> = async (app, { db }) => {
  /** Everyone by name, and the invitations that wait for an answer. */
  app.get('/people', { config, schema: { response: { 200: peopleAnswer } } }, async () => ({
    people: (await listPeople(db)).map(({ deactivatedAt, ...person }) => ({
      ...person,
      active: deactivatedAt === null,
    })),
    invitations: await listInvitations(db),
  }));

  /** Another role, or a stop or a new start; answers 204. */
  app.patch(
    '/people/:id',
    { config, schema: { params: byId, body: personChange } },
    async ({ staff, params, body }, reply) => {
      const changed = await changePerson(db, staff, params.id, body);
      return changed.ok ? reply.code(204).send() : refuseWith(reply, changed.error, staff.language);
    },
  );

  /** Ends their work here for good; answers 204. */
  app.delete('/people/:id', { config, schema: { params: byId } }, async ({ staff, params }, reply) => {
    const removed = await removePerson(db, staff, params.id);
    return removed.ok ? reply.code(204).send() : refuseWith(reply, removed.error, staff.language);
  });
};
