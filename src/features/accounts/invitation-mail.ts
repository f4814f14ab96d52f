import type { Database, Transaction } from '../../db/database.ts';
import type { Language } from '../../lib/language.ts';
import { type Result, succeed } from '../../lib/result.ts';
import type { NewMail } from '../mail/mail.types.ts';
import type { AccountErrorCode } from './accounts.errors.ts';
import type { Role, StaffMember } from './accounts.types.ts';
import { invite } from './invitations.ts';

interface Options {
  db: Database;
  baseUrl: string;
  enqueueMail(tx: Transaction, mail: NewMail): Promise<void>;
}

export interface InvitationGiven {
  email: string;
  role: Role;
  language: Language;
}

/** Invites someone: the link and the mail that carries it exist together or not at all. */
export const sendInvitation =
  ({ db, baseUrl, enqueueMail }: Options) =>
  (
    by: StaffMember,
    given: InvitationGiven,
  ): Promise<Result<{ id: string; expiresAt: Date; url: string }, AccountErrorCode>> =>
    db.transaction(async (tx) => {
      const invited = await invite(tx, by, given);
      if (!invited.ok) return invited;
      const { id, expiresAt, token } = invited.value;
      const url = `${baseUrl}/admin/invitation/${token}`;
      const data = { inviter: by.name, url, days: 7 };
      await enqueueMail(tx, {
        template: 'staff-invitation',
        to: given.email,
        language: given.language,
        data,
      });
      return succeed({ id, expiresAt, url });
    });
