import { randomUUID } from 'node:crypto';
import { hashPassword } from 'better-auth/crypto';
import { sql } from 'drizzle-orm';
import Fastify, { type FastifyError, type FastifyInstance } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import type { Database } from '../../../db/database.ts';
import { silentLog } from '../../jobs/testing/silent-log.ts';
import { enqueueMail } from '../../mail/mail.ts';
import { account, staff } from '../accounts.tables.ts';
import { type AccountsOptions, answerStaffFailure, createAccounts } from '../accounts.ts';
import type { Role, StaffMember } from '../accounts.types.ts';

export const testPassword = 'vier losse woorden samen';
export const testAddress = 'https://shop.example';

/** Someone with a password, as they are after accepting an invitation. */
export async function addStaff(
  db: Database,
  role: Role,
  given: Partial<StaffMember> = {},
): Promise<StaffMember> {
  const id = randomUUID();
  const member = {
    id,
    name: `Kim (${role})`,
    email: `${id}@shop.example`,
    role,
    language: 'nl',
    ...given,
  } as const;
  await db.insert(staff).values(member);
  const password = await hashPassword(testPassword);
  await db
    .insert(account)
    .values({ id: randomUUID(), accountId: id, providerId: 'credential', userId: id, password });
  return member;
}

export const testAccounts = (db: Database, given: Partial<AccountsOptions> = {}) =>
  createAccounts({
    db,
    baseUrl: testAddress,
    secret: 'a secret of at least thirty-two characters',
    shopName: 'Polder & Pedaal',
    log: silentLog,
    sendsMail: true,
    enqueueMail,
    ...given,
  });

/** A server with the accounts alone; `more` adds routes to it. */
export async function testServer(
  accounts: ReturnType<typeof testAccounts>,
  more: (app: FastifyInstance) => void = () => {},
): Promise<FastifyInstance> {
  const app = Fastify();
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.setErrorHandler<FastifyError>(answerStaffFailure);
  accounts.guard(app);
  await app.register(accounts.routes);
  more(app);
  return app;
}

/** The one-time link in the newest mail to an address. */
export async function mailedLink(db: Database, to: string): Promise<string> {
  const { rows } = await db.execute<{ data: { url: string } }>(
    sql`select data from mail_message where recipient = ${to} order by created_at desc limit 1`,
  );
  if (!rows[0]) throw new Error(`no mail to ${to}`);
  return rows[0].data.url;
}

/** One browser: it keeps its cookies and says where it comes from. */
export function visitor(app: FastifyInstance, given: { address?: string; origin?: string } = {}) {
  const { address: remoteAddress = '203.0.113.7', origin = testAddress } = given;
  const jar = new Map<string, string>();
  const ask = async (method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE', path: string, payload?: object) => {
    const cookie = [...jar].map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('; ');
    const answer = await app.inject({
      method,
      url: `/admin/api${path}`,
      remoteAddress,
      headers: { origin, 'accept-language': 'en', ...(cookie && { cookie }) },
      ...(payload && { payload }),
    });
    for (const { name, value } of answer.cookies) value ? jar.set(name, value) : jar.delete(name);
    const json = answer.headers['content-type']?.includes('json');
    const body = json ? answer.json() : undefined;
    return { status: answer.statusCode, body, code: body?.error?.code as string | undefined, answer };
  };
  return {
    jar,
    get: (path: string) => ask('GET', path),
    post: (path: string, payload: object = {}) => ask('POST', path, payload),
    put: (path: string, payload: object) => ask('PUT', path, payload),
    patch: (path: string, payload: object) => ask('PATCH', path, payload),
    delete: (path: string) => ask('DELETE', path),
    signIn: (email: string, password = testPassword) =>
      ask('POST', '/auth/sign-in/email', { email, password }),
  };
}
