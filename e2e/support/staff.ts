import { randomUUID } from 'node:crypto';
import { type APIRequestContext, type Page, request } from '@playwright/test';
import { hashPassword } from 'better-auth/crypto';
import type { Role, StaffMember } from '../../src/features/accounts/accounts.types.ts';
import { query } from './database.ts';

export const staffPassword = 'vier losse woorden samen';

export interface SignedInStaff extends StaffMember {
  cookie: { name: string; value: string };
}

const kept = new Map<Role, Promise<SignedInStaff>>();

/**
 * Signs the page's browser in as someone with the role; its `page.request` too. Tests share one person per role:
 * `{ fresh: true }` makes one of its own, for tests that change the account; only a `newcomer` is shown around.
 */
export async function signedIn(
  page: Page,
  role: Role,
  { fresh = false, newcomer = false }: { fresh?: boolean; newcomer?: boolean } = {},
): Promise<SignedInStaff> {
  const staff = await (fresh || newcomer ? newSession(role) : shared(role));
  if (newcomer) await query('update staff set tour_seen_at = null where id = $1', [staff.id]);
  await page.context().addCookies([{ ...staff.cookie, url: baseUrl(), httpOnly: true, sameSite: 'Lax' }]);
  return staff;
}

/** The staff API without a browser; paths from the root, as `/admin/api/me`. Dispose of it after use. */
export async function staffRequest(role: Role): Promise<APIRequestContext> {
  const { cookie } = await shared(role);
  return request.newContext({
    baseURL: baseUrl(),
    extraHTTPHeaders: {
      cookie: `${cookie.name}=${cookie.value}`,
      origin: baseUrl(),
      'accept-language': 'nl',
    },
  });
}

/** Someone with `staffPassword`, not signed in; for tests of the sign-in screens. */
export async function addStaff(role: Role, given: Partial<StaffMember> = {}): Promise<StaffMember> {
  const id = randomUUID();
  const names = { owner: 'Olga de Vries', editor: 'Emre Yilmaz', desk: 'Dagmar Smit' };
  const staff = {
    id,
    name: names[role],
    email: `${role}-${id.slice(0, 8)}@staff.example`,
    role,
    language: 'nl',
    ...given,
  } as const;
  await query(
    'insert into staff (id, name, email, role, language, tour_seen_at) values ($1, $2, $3, $4, $5, now())',
    [...[id, staff.name, staff.email, role, staff.language]],
  );
  await query(
    `insert into account (id, account_id, provider_id, staff_id, password) values ($1, $2, 'credential', $2, $3)`,
    [randomUUID(), id, await hashPassword(staffPassword)],
  );
  return staff;
}

function shared(role: Role): Promise<SignedInStaff> {
  const session = kept.get(role) ?? newSession(role);
  kept.set(role, session);
  return session;
}

async function newSession(role: Role): Promise<SignedInStaff> {
  const staff = await addStaff(role);
  // All tests ask from one address, and a limit is not what they are about.
  await query('delete from sign_in_limit');
  const answer = await fetch(`${baseUrl()}/admin/api/auth/sign-in/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: baseUrl() },
    body: JSON.stringify({ email: staff.email, password: staffPassword }),
  });
  const [name, value] = answer.headers.getSetCookie()[0]?.split(';')[0]?.split('=', 2) ?? [];
  if (!answer.ok || !name || !value) throw new Error(`signing in was answered with ${answer.status}`);
  return { ...staff, cookie: { name, value } };
}

const baseUrl = (): string => process.env.E2E_BASE_URL as string;
