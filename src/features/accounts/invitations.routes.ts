import { fromNodeHeaders } from 'better-auth/node';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { AccountRoutesOptions } from './accounts.routes.ts';
import {
  acceptance,
  byId,
  byToken,
  emailSchema,
  invitedAnswer,
  linkAnswer,
  newInvitation,
  welcome,
} from './accounts.schemas.ts';
import { insertAuditEntry } from './accounts.store.ts';
import { clientAddressHeader, maximumPasswordLength, minimumPasswordLength } from './auth.ts';
import { deleteInvitation, findInvitation } from './invitations.store.ts';
import { type Acceptance, accept } from './invitations.ts';
import { hashLinkToken } from './link-token.ts';
import { languageOf } from './present-staff.ts';
import { refuseField, refuseWith } from './refusal.ts';

type InvitationRoutesOptions = Pick<AccountRoutesOptions, 'db' | 'auth' | 'sendInvitation'>;

const onlyOwner = { roles: ['owner'] } as const;
/** A password costs the processor much to hash, and nobody makes many. */
const forEveryone = { roles: 'everyone', rateLimit: { max: 20, timeWindow: '5 minutes' } } as const;

/** Links that let someone in: from an owner by mail, or for the first owner from the machine itself (EDIT-1). */
export const invitationRoutes: FastifyPluginAsyncZod<InvitationRoutesOptions> = async (app, options) => {
  const { db, sendInvitation } = options;

  /** Sends a link to join with a role, good for a week and once; a newer one replaces it. */
  app.post(
    '/invitations',
    { config: onlyOwner, schema: { body: newInvitation, response: { 201: invitedAnswer } } },
    async ({ staff, body }, reply) => {
      const email = emailSchema.safeParse(body.email);
      if (!email.success) return refuseField(reply, 'email', 'invalid-email', staff.language);
      const language = body.language ?? staff.language;
      const invited = await sendInvitation(staff, { email: email.data, role: body.role, language });
      if (!invited.ok) return refuseField(reply, 'email', invited.error, staff.language);
      return reply.code(201).send({ ...invited.value, email: email.data });
    },
  );

  /** Makes a link good for nothing; answers 204. */
  app.delete(
    '/invitations/:id',
    { config: onlyOwner, schema: { params: byId } },
    async ({ staff, params }, reply) => {
      const found = await db.transaction(async (tx) => {
        const subject = await deleteInvitation(tx, params.id);
        if (subject)
          await insertAuditEntry(tx, { staffId: staff.id, action: 'invitation.withdrawn', subject });
        return subject !== undefined;
      });
      return found ? reply.code(204).send() : refuseWith(reply, 'unknown-invitation', staff.language);
    },
  );

  /** What a link is for, before it is used: `email` is null for the very first owner. */
  app.get(
    '/invitations/:token',
    { config: forEveryone, schema: { params: byToken, response: { 200: linkAnswer } } },
    async (request, reply) => {
      const found = await findInvitation(db, hashLinkToken(request.params.token));
      return found ?? refuseWith(reply, 'link-expired', languageOf(request));
    },
  );

  /** Makes the account and signs in; answers 201 with the cookie. */
  app.post(
    '/invitations/:token/accept',
    { config: forEveryone, schema: { params: byToken, body: acceptance } },
    (request, reply) => join(options, request, reply, request.params.token, request.body),
  );

  /** The same for a link that the machine printed; the very first owner gives an address too. */
  app.post('/welcome', { config: forEveryone, schema: { body: welcome } }, (request, reply) =>
    join(options, request, reply, request.body.token, request.body),
  );
};

async function join(
  { db, auth }: InvitationRoutesOptions,
  request: FastifyRequest,
  reply: FastifyReply,
  token: string,
  { name, password, language, email }: Acceptance,
): Promise<FastifyReply> {
  const spoken = language ?? languageOf(request);
  if (password.length < minimumPasswordLength)
    return refuseField(reply, 'password', 'password-too-short', spoken);
  if (password.length > maximumPasswordLength)
    return refuseField(reply, 'password', 'password-too-long', spoken);
  const address = email === undefined ? undefined : emailSchema.safeParse(email);
  if (address && !address.success) return refuseField(reply, 'email', 'invalid-email', spoken);
  const accepted = await accept(db, token, { name, password, language: spoken, email: address?.data });
  if (!accepted.ok) return refuseWith(reply, accepted.error, spoken);
  const headers = fromNodeHeaders(request.headers);
  headers.set(clientAddressHeader, request.ip);
  const body = { email: accepted.value.email, password };
  const signedIn = await auth.api.signInEmail({ body, headers, returnHeaders: true });
  for (const cookie of signedIn.headers.getSetCookie()) reply.header('set-cookie', cookie);
  return reply.code(201).send({ email: accepted.value.email });
}
