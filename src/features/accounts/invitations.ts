import { randomUUID } from 'node:crypto';
import { hashPassword } from 'better-auth/crypto';
import type { Database, Transaction } from '../../db/database.ts';
import type { Language } from '../../lib/language.ts';
import { type Result, refuse, succeed } from '../../lib/result.ts';
import type { AccountErrorCode } from './accounts.errors.ts';
import { insertAuditEntry } from './accounts.store.ts';
import type { Role, StaffMember } from './accounts.types.ts';
import { insertInvitation, lockInvitation, markAccepted } from './invitations.store.ts';
import { hashLinkToken, newLinkToken } from './link-token.ts';
import {
  deleteCredentials,
  findByEmail,
  hasStaff,
  insertPassword,
  insertPerson,
  updatePerson,
} from './people.store.ts';

const invitationHours = 7 * 24;
const welcomeHours = 24;

export interface Invited {
  id: string;
  expiresAt: Date;
  /** Stands in the link and nowhere else. */
  token: string;
}

/** Makes a link that lets someone in; who has an account already is refused with `address-known`. */
export async function invite(
  tx: Transaction,
  by: StaffMember,
  { email, role, language }: { email: string; role: Role; language: Language },
): Promise<Result<Invited, AccountErrorCode>> {
  if (await findByEmail(tx, email)) return refuse('address-known');
  const { token, tokenHash } = newLinkToken();
  const id = randomUUID();
  const values = { id, tokenHash, email, role, language, invitedBy: by.id };
  const expiresAt = await insertInvitation(tx, values, invitationHours);
  await insertAuditEntry(tx, {
    staffId: by.id,
    action: 'invitation.sent',
    subject: email,
    details: { role },
  });
  return succeed({ id, expiresAt, token });
}

/**
 * The token of a link for an owner, good for a day, made by whoever has the machine. Without an address it is the very
 * first owner's: undefined when there is one. With the address of someone here it gives them back their account.
 */
export const ownerToken = (db: Database, email: string | null): Promise<string | undefined> =>
  db.transaction(async (tx) => {
    if (email === null && (await hasStaff(tx))) return undefined;
    const { token, tokenHash } = newLinkToken();
    const values = {
      id: randomUUID(),
      tokenHash,
      email,
      role: 'owner',
      language: 'nl',
      invitedBy: null,
    } as const;
    await insertInvitation(tx, values, welcomeHours);
    if (email)
      await insertAuditEntry(tx, {
        staffId: null,
        action: 'invitation.sent',
        subject: email,
        details: { role: 'owner' },
      });
    return token;
  });

export interface Acceptance {
  name: string;
  password: string;
  language?: Language | undefined;
  /** Only the very first owner gives one; everyone else has the address they were invited at. */
  email?: string | undefined;
}

/** Makes the account of whoever has the link; gives their address. */
export async function accept(
  db: Database,
  token: string,
  given: Acceptance,
): Promise<Result<{ email: string }, AccountErrorCode>> {
  const password = await hashPassword(given.password);
  return db.transaction(async (tx) => {
    const link = await lockInvitation(tx, hashLinkToken(token));
    if (!link || (link.email === null && (await hasStaff(tx)))) return refuse('link-expired');
    const email = link.email ?? given.email;
    if (!email) return refuse('invalid-email');
    const person = { name: given.name, role: link.role, language: given.language ?? link.language };
    const existing = await findByEmail(tx, email);
    // Only a link from the command line may give back an account: two-factor and passkeys may be what was lost.
    if (existing && link.invitedBy !== null) return refuse('address-known');
    const id = existing?.id ?? randomUUID();
    if (existing) {
      await updatePerson(tx, id, { ...person, deactivatedAt: null, twoFactorEnabled: false });
      await deleteCredentials(tx, id);
    } else if (!(await insertPerson(tx, { id, email, ...person }))) return refuse('address-known');
    await insertPassword(tx, id, randomUUID(), password);
    await markAccepted(tx, link);
    const action = existing ? 'staff.recovered' : 'staff.joined';
    const details = { name: given.name, role: link.role };
    await insertAuditEntry(tx, { staffId: id, action, subject: id, details });
    return succeed({ email });
  });
}
