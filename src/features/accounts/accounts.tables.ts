import { sql } from 'drizzle-orm';
import {
  bigserial,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import type { Language } from '../../lib/language.ts';
import type { Role } from './accounts.types.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
const madeAndChanged = () => ({
  createdAt: moment('created_at').notNull().defaultNow(),
  updatedAt: moment('updated_at').notNull().defaultNow(),
});

/** Who works here. A row stays when its person goes, so that what they did keeps its author. */
export const staff = pgTable(
  'staff',
  {
    id: text().primaryKey(),
    name: text().notNull(),
    /** In lower case. */
    email: text().notNull().unique(),
    emailVerified: boolean('email_verified').notNull().default(false),
    image: text(),
    role: text().$type<Role>().notNull(),
    language: text().$type<Language>().notNull(),
    twoFactorEnabled: boolean('two_factor_enabled').notNull().default(false),
    /** When the builder was first shown around in; null: not yet. */
    tourSeenAt: moment('tour_seen_at'),
    /** Set: may not sign in, and no session of theirs is good. */
    deactivatedAt: moment('deactivated_at'),
    /** Set: gone for good; not listed, without address, password or passkeys. */
    removedAt: moment('removed_at'),
    ...madeAndChanged(),
  },
  (table) => [check('staff_role', sql`${table.role} in ('owner', 'editor', 'desk')`)],
);

const staffId = (name: string) =>
  text(name)
    .notNull()
    .references(() => staff.id, { onDelete: 'cascade' });

export const session = pgTable(
  'session',
  {
    id: text().primaryKey(),
    token: text().notNull().unique(),
    userId: staffId('staff_id'),
    expiresAt: moment('expires_at').notNull(),
    ipAddress: text('ip_address'),
    userAgent: text('user_agent'),
    ...madeAndChanged(),
  },
  (table) => [index('session_of_staff').on(table.userId)],
);

/** A way to sign in; here always `credential`, with the hash of the password. */
export const account = pgTable(
  'account',
  {
    id: text().primaryKey(),
    accountId: text('account_id').notNull(),
    providerId: text('provider_id').notNull(),
    userId: staffId('staff_id'),
    accessToken: text('access_token'),
    refreshToken: text('refresh_token'),
    idToken: text('id_token'),
    accessTokenExpiresAt: moment('access_token_expires_at'),
    refreshTokenExpiresAt: moment('refresh_token_expires_at'),
    scope: text(),
    password: text(),
    ...madeAndChanged(),
  },
  (table) => [index('account_of_staff').on(table.userId)],
);

/** Things to be shown once: password links (by their hash), challenges of passkeys, half sign-ins. */
export const verification = pgTable(
  'verification',
  {
    id: text().primaryKey(),
    identifier: text().notNull(),
    value: text().notNull(),
    expiresAt: moment('expires_at').notNull(),
    ...madeAndChanged(),
  },
  (table) => [index('verification_identifier').on(table.identifier)],
);

/** Secret and backup codes, both encrypted with the program's secret. */
export const twoFactor = pgTable(
  'two_factor',
  {
    id: text().primaryKey(),
    userId: staffId('staff_id'),
    secret: text().notNull(),
    backupCodes: text('backup_codes').notNull(),
    verified: boolean().default(true),
    failedVerificationCount: integer('failed_verification_count').default(0),
    lockedUntil: moment('locked_until'),
  },
  (table) => [index('two_factor_of_staff').on(table.userId)],
);

export const passkey = pgTable(
  'passkey',
  {
    id: text().primaryKey(),
    name: text(),
    publicKey: text('public_key').notNull(),
    userId: staffId('staff_id'),
    credentialID: text('credential_id').notNull().unique(),
    counter: integer().notNull(),
    deviceType: text('device_type').notNull(),
    backedUp: boolean('backed_up').notNull(),
    transports: text(),
    aaguid: text(),
    createdAt: moment('created_at').defaultNow(),
  },
  (table) => [index('passkey_of_staff').on(table.userId)],
);

/** How often something was tried lately, over all programs on this database. */
export const signInLimit = pgTable('sign_in_limit', {
  key: text().primaryKey(),
  count: integer().notNull(),
  windowEnds: moment('window_ends').notNull(),
});

/** A link that makes an account. Without an address: the very first owner's, who gives one. */
export const invitation = pgTable('invitation', {
  id: text().primaryKey(),
  /** SHA-256 of the link's token; the token itself is nowhere. */
  tokenHash: text('token_hash').notNull().unique(),
  email: text(),
  role: text().$type<Role>().notNull(),
  language: text().$type<Language>().notNull(),
  /** Null: made on the command line or at the first start. */
  invitedBy: text('invited_by').references(() => staff.id),
  expiresAt: moment('expires_at').notNull(),
  acceptedAt: moment('accepted_at'),
  createdAt: moment('created_at').notNull().defaultNow(),
});

/** Who changed what, only ever added to. */
export const auditEntry = pgTable(
  'audit_entry',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    at: moment('at').notNull().defaultNow(),
    staffId: text('staff_id').references(() => staff.id),
    action: text().notNull(),
    subject: text().notNull(),
    details: jsonb().$type<Record<string, unknown>>().notNull().default({}),
  },
  (table) => [index('audit_entry_subject').on(table.subject, table.id)],
);
