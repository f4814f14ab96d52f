import { isLanguage, type Language } from '../../lib/language.ts';
import { fill } from '../../lib/texts.ts';
import { languageNames } from '../pages/language-names.ts';
import { roleTexts } from '../people/role-texts.ts';
import { auditTexts } from './audit-texts.ts';

export interface AuditEntry {
  id: number;
  at: string;
  staff: { id: string; name: string } | null;
  action: string;
  subject: string;
  details: Record<string, unknown>;
}

/** What was done, as the end of a sentence that begins with a name. An action without words is shown as it is. */
export function auditSentence({ action, subject, details }: AuditEntry, language: Language): string {
  const template = auditTexts[language][action];
  if (!template) return `${action}: ${subject}`;
  return fill(
    template,
    { ...wordsOf(details, language), subject: subjectWords(subject, language) },
    language,
  );
}

/** `home/nl` is the page home in Dutch. */
function subjectWords(subject: string, language: Language): string {
  const [name, last, ...more] = subject.split('/');
  if (more.length > 0 || !isLanguage(last)) return subject;
  return `${name} (${languageNames[language][last]})`;
}

/** The details as words; roles by their name. */
function wordsOf(details: Record<string, unknown>, language: Language): Record<string, string> {
  const roles = roleTexts[language];
  return Object.fromEntries(
    Object.entries(details).map(([name, value]) => {
      const word = String(value);
      return [name, word in roles ? roles[word as keyof typeof roles].name.toLowerCase() : word];
    }),
  );
}

/** The kinds of things in the log, by the part of the action before the dot. */
export const auditKinds = ['site', 'people', 'sign-in'] as const;
export type AuditKind = (typeof auditKinds)[number];

const kindOf: Record<string, AuditKind> = {
  staff: 'people',
  invitation: 'people',
  password: 'sign-in',
  'two-factor': 'sign-in',
  passkey: 'sign-in',
  session: 'sign-in',
};

export function auditKind(action: string): AuditKind {
  if (action === 'staff.signed-in') return 'sign-in';
  return kindOf[action.slice(0, action.indexOf('.'))] ?? 'site';
}
