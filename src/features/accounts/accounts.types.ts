import type { Language } from '../../lib/language.ts';

/** What staff may do (EDIT-1): an owner everything, an editor the site, the desk its bookings. */
export const roles = ['owner', 'editor', 'desk'] as const;
export type Role = (typeof roles)[number];

export interface StaffMember {
  id: string;
  name: string;
  email: string;
  role: Role;
  /** Of the back office and of mails. */
  language: Language;
}

/** One line of the audit log, as it is written. */
export interface NewAuditEntry {
  /** Null: nobody who is signed in, such as the command line. */
  staffId: string | null;
  /** What was done, as `page.published`. */
  action: string;
  /** What it was done to, as `home/nl`. */
  subject: string;
  /** What helps to understand it later; no passwords, tokens or guests. */
  details?: Record<string, unknown>;
}
