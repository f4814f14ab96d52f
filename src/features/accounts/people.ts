import type { Database, Transaction } from '../../db/database.ts';
import { type Result, refuse, succeed } from '../../lib/result.ts';
import type { AccountErrorCode } from './accounts.errors.ts';
import { insertAuditEntry } from './accounts.store.ts';
import type { Role, StaffMember } from './accounts.types.ts';
import { deleteInvitationsBy } from './invitations.store.ts';
import { deleteCredentials, deleteSessions, lockOwners, lockPerson, updatePerson } from './people.store.ts';

type Refusable = Promise<Result<undefined, AccountErrorCode>>;
type Person = NonNullable<Awaited<ReturnType<typeof lockPerson>>>;

/** `active: false` ends their sessions and keeps them out until `active: true`. */
export interface PersonChange {
  role?: Role | undefined;
  active?: boolean | undefined;
}

/** Changes what someone may do; the last owner who may work stays one (EDIT-1). */
export const changePerson = (db: Database, by: StaffMember, id: string, change: PersonChange): Refusable =>
  withPerson(db, id, async (tx, person, isLastOwner) => {
    const ends = change.active === false || (change.role !== undefined && change.role !== 'owner');
    if (ends && isLastOwner) return refuse('last-owner');
    const { role } = change;
    if (role && role !== person.role) {
      await updatePerson(tx, id, { role });
      const details = { name: person.name, from: person.role, to: role };
      await insertAuditEntry(tx, { staffId: by.id, action: 'staff.role-changed', subject: id, details });
    }
    const active = person.deactivatedAt === null;
    if (change.active !== undefined && change.active !== active) {
      await updatePerson(tx, id, { deactivatedAt: change.active ? null : new Date() });
      const action = change.active ? 'staff.reactivated' : 'staff.deactivated';
      await insertAuditEntry(tx, { staffId: by.id, action, subject: id, details: { name: person.name } });
    }
    if (change.active === false) await deleteSessions(tx, id);
    if (ends) await deleteInvitationsBy(tx, id);
    return succeed(undefined);
  });

/** Ends someone's work here for good. Their name stays with what they did; address and credentials are erased. */
export const removePerson = (db: Database, by: StaffMember, id: string): Refusable =>
  withPerson(db, id, async (tx, person, isLastOwner) => {
    if (isLastOwner) return refuse('last-owner');
    await updatePerson(tx, id, {
      removedAt: new Date(),
      email: `${id}@removed.invalid`,
      twoFactorEnabled: false,
    });
    await deleteCredentials(tx, id);
    await deleteInvitationsBy(tx, id);
    await insertAuditEntry(tx, {
      staffId: by.id,
      action: 'staff.removed',
      subject: id,
      details: { name: person.name },
    });
    return succeed(undefined);
  });

const withPerson = (
  db: Database,
  id: string,
  work: (tx: Transaction, person: Person, isLastOwner: boolean) => Refusable,
): Refusable =>
  db.transaction(async (tx) => {
    const owners = await lockOwners(tx);
    const person = await lockPerson(tx, id);
    if (!person) return refuse('unknown-person');
    return work(tx, person, owners.length === 1 && owners[0] === id);
  });
