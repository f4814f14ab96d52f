import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { normalizeIP } from '@better-auth/core/utils/ip';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../../db/database.ts';
import { countTry, insertAuditEntry } from './accounts.store.ts';
import { roles, type StaffMember } from './accounts.types.ts';
import { type Auth, authPath, clientAddressHeader } from './auth.ts';
import { refusalOf } from './auth-refusals.ts';
import { languageOf } from './present-staff.ts';
import { refuseWith } from './refusal.ts';

/** How often one client address, and one account, may try in so many seconds. */
interface Limit {
  client: number;
  account?: number;
  seconds: number;
}

interface AuthRoute {
  limit?: Limit;
  /** What stands in the audit log when it succeeded. */
  audit?: string;
}

const guessing: Limit = { client: 20, seconds: 300 };
const signedIn = 'staff.signed-in';

/** What of better-auth is open; all else of it has no address here. */
const forEveryone: Record<string, AuthRoute> = {
  'POST /sign-in/email': { limit: { client: 20, account: 10, seconds: 900 }, audit: signedIn },
  'POST /sign-out': {},
  'POST /request-password-reset': { limit: { client: 10, account: 3, seconds: 3600 } },
  'POST /reset-password': { limit: guessing },
  'POST /two-factor/verify-totp': { limit: guessing, audit: signedIn },
  'POST /two-factor/verify-backup-code': { limit: guessing, audit: signedIn },
  'GET /passkey/generate-authenticate-options': { limit: { client: 60, seconds: 300 } },
  'POST /passkey/verify-authentication': { limit: guessing, audit: signedIn },
};

const forStaff: Record<string, AuthRoute> = {
  'POST /change-password': { limit: guessing, audit: 'password.changed' },
  'POST /two-factor/enable': { limit: guessing },
  'POST /two-factor/get-totp-uri': { limit: guessing },
  'POST /two-factor/disable': { limit: guessing, audit: 'two-factor.disabled' },
  'POST /two-factor/generate-backup-codes': { limit: guessing, audit: 'two-factor.codes-made' },
  'GET /passkey/generate-register-options': {},
  'POST /passkey/verify-registration': { audit: 'passkey.added' },
  'GET /passkey/list-user-passkeys': {},
  'POST /passkey/update-passkey': { audit: 'passkey.renamed' },
  'POST /passkey/delete-passkey': { audit: 'passkey.removed' },
};

export interface AuthRoutesOptions {
  auth: Auth;
  db: Database;
  baseUrl: string;
  staffOf(headers: IncomingHttpHeaders): Promise<StaffMember | undefined>;
}

/** Sign-in and what belongs to one's own account, at `/admin/api/auth/*`, answered by better-auth. */
export async function authRoutes(app: FastifyInstance, options: AuthRoutesOptions): Promise<void> {
  const register =
    (allowed: typeof roles | 'everyone') =>
    ([address, route]: [string, AuthRoute]) => {
      const [method = '', path = ''] = address.split(' ');
      app.route({
        method,
        url: authPath + path,
        config: { roles: allowed },
        handler: (request, reply) => answer(request, reply, path, route, options),
      });
    };
  Object.entries(forEveryone).forEach(register('everyone'));
  Object.entries(forStaff).forEach(register(roles));
}

async function answer(
  request: FastifyRequest,
  reply: FastifyReply,
  path: string,
  { limit, audit }: AuthRoute,
  { auth, db, baseUrl, staffOf }: AuthRoutesOptions,
): Promise<FastifyReply> {
  const language = languageOf(request);
  const before =
    request.routeOptions.config.roles === 'everyone' ? await staffOf(request.headers) : request.staff;
  if (limit && !(await mayTry(db, request, path, limit)))
    return refuseWith(reply, 'too-many-tries', language);
  const response = await auth.handler(webRequest(request, baseUrl));
  for (const cookie of response.headers.getSetCookie()) reply.header('set-cookie', cookie);
  const body = await response.json().catch(() => undefined);
  if (response.status >= 500) throw new Error(`${path} answered ${response.status}`);
  if (!response.ok)
    return refuseWith(reply, refusalOf(response.status, body?.code), language, {
      values: { address: `${baseUrl}/admin` },
    });
  const staffId = before?.id ?? body?.user?.id ?? body?.session?.userId;
  // The code that completes setting up is the same request as the one that completes a sign-in.
  const action = audit === signedIn && before ? 'two-factor.confirmed' : audit;
  if (action && staffId) await insertAuditEntry(db, { staffId, action, subject: staffId });
  return reply.code(response.status).send(body ?? {});
}

/** As better-auth reads it: at the shop's own address, with the client's that Fastify believes. */
function webRequest(request: FastifyRequest, baseUrl: string): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers))
    if (typeof value === 'string' && !/^(content-length|connection|transfer-encoding)$/.test(name))
      headers.set(name, value);
  headers.set(clientAddressHeader, request.ip);
  const { method } = request;
  const body = method === 'POST' ? JSON.stringify(request.body ?? {}) : undefined;
  if (body !== undefined) headers.set('content-type', 'application/json');
  return new Request(new URL(request.url, baseUrl), { method, headers, ...(body !== undefined && { body }) });
}

async function mayTry(db: Database, request: FastifyRequest, path: string, limit: Limit): Promise<boolean> {
  const client = `${path} ${normalizeIP(request.ip, { ipv6Subnet: 64 })}`;
  if (!(await countTry(db, client, limit.client, limit.seconds))) return false;
  const email = (request.body as { email?: unknown } | undefined)?.email;
  if (limit.account === undefined || typeof email !== 'string') return true;
  const hash = createHash('sha256').update(email.trim().toLowerCase()).digest('base64url');
  return countTry(db, `${path} ${hash}`, limit.account, limit.seconds);
}
