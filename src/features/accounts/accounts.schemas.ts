import { z } from 'zod';
import { languages } from '../../lib/language.ts';
import { roles } from './accounts.types.ts';

const role = z.enum(roles);
const language = z.enum(languages);
const moment = z.date();
const name = z.string().trim().min(1).max(100);
/** Its length is judged by the route, to say so in words. */
const password = z.string().max(1000);
const token = z.string().min(1).max(200);

export const emailSchema = z.string().trim().toLowerCase().pipe(z.email()).pipe(z.string().max(200));

const staffAnswer = z.object({ id: z.string(), name: z.string(), email: z.string(), role, language });
const invitationAnswer = z.object({
  id: z.string(),
  email: z.string().nullable(),
  role,
  language,
  invitedBy: z.string().nullable(),
  expiresAt: moment,
});

export const meAnswer = z.object({
  staff: staffAnswer,
  /** Whether mails leave the house; else an invitation's link is handed over by hand. */
  features: z.object({ mail: z.boolean() }),
  security: z.object({ twoFactor: z.boolean(), passkeys: z.int() }),
  /** Whether they have been shown around in the builder. */
  tourSeen: z.boolean(),
});
export const meChange = z.strictObject({
  name: name.optional(),
  language: language.optional(),
  tourSeen: z.literal(true).optional(),
});

export const peopleAnswer = z.object({
  people: z.array(
    staffAnswer.extend({
      active: z.boolean(),
      twoFactor: z.boolean(),
      lastSeenAt: moment.nullable(),
    }),
  ),
  invitations: z.array(invitationAnswer),
});
export const personChange = z.strictObject({ role: role.optional(), active: z.boolean().optional() });

export const sessionsAnswer = z.object({
  sessions: z.array(
    z.object({
      id: z.string(),
      /** The one that asks. */
      current: z.boolean(),
      startedAt: moment,
      /** To within a day. */
      lastSeenAt: moment,
      ipAddress: z.string().nullable(),
      userAgent: z.string().nullable(),
    }),
  ),
});

export const newInvitation = z.strictObject({
  email: z.string().max(300),
  role,
  language: language.optional(),
});
/** `url` is told once, for an owner who hands it over by hand. */
export const invitedAnswer = z.object({
  id: z.string(),
  email: z.string(),
  expiresAt: moment,
  url: z.string(),
});

/** What the screen behind a link shows before it is used. */
export const linkAnswer = invitationAnswer.omit({ id: true });
export const acceptance = z.strictObject({ name, password, language: language.optional() });
export const welcome = acceptance.extend({ token, email: z.string().max(300).optional() });

export const byId = z.object({ id: z.string().max(100) });
export const byToken = z.object({ token });

export const auditQuery = z.strictObject({
  before: z.coerce.number().int().positive().optional(),
  limit: z.coerce.number().int().min(1).max(200).default(50),
  subject: z.string().max(300).optional(),
});
export const auditAnswer = z.object({
  entries: z.array(
    z.object({
      id: z.int(),
      at: moment,
      staff: z.object({ id: z.string(), name: z.string() }).nullable(),
      action: z.string(),
      subject: z.string(),
      details: z.record(z.string(), z.unknown()),
    }),
  ),
  /** What to ask for next as `before`; null at the beginning of the log. */
  next: z.int().nullable(),
});
