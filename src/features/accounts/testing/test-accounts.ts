import { randomUUID } from 'node:crypto';
import { hashPassword } from 'better-auth/crypto';
import Fastify, { type FastifyError, type FastifyInstance, type LightMyRequestResponse } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import type { Database } from '../../../db/database.ts';
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

/** The cookies an answer sets, as the next request sends them. */
export const cookiesOf = (answer: LightMyRequestResponse): string =>
  answer.cookies
    .filter(({ value }) => value !== '')
    .map(({ name, value }) => `${name}=${encodeURIComponent(value)}`)
    .join('; ');

/** One browser: it keeps its cookies and says where it comes from. */
export function visitor(app: FastifyInstance, remoteAddress = '203.0.113.7') {
  const jar = new Map<string, string>();
  const ask = async (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, payload?: object) => {
    const cookie = [...jar].map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('; ');
    const answer = await app.inject({
      method,
      url: `/admin/api${path}`,
      remoteAddress,
      headers: { origin: testAddress, 'accept-language': 'en', ...(cookie && { cookie }) },
      ...(payload && { payload }),
    });
    for (const { name, value } of answer.cookies) value ? jar.set(name, value) : jar.delete(name);
    const body = answer.body ? answer.json() : undefined;
    return { status: answer.statusCode, body, code: body?.error?.code as string | undefined, answer };
  };
  return {
    jar,
    get: (path: string) => ask('GET', path),
    post: (path: string, payload: object = {}) => ask('POST', path, payload),
    patch: (path: string, payload: object) => ask('PATCH', path, payload),
    delete: (path: string) => ask('DELETE', path),
    signIn: (email: string, password = testPassword) =>
      ask('POST', '/auth/sign-in/email', { email, password }),
  };
}
