import { expect, test } from 'vitest';
import { languages } from '../../lib/language.ts';
import { auditKind, auditSentence } from './audit-sentence.ts';
import { auditTexts } from './audit-texts.ts';

const entry = (action: string, subject: string, details: Record<string, unknown> = {}) => ({
  id: 1,
  at: '2027-05-01T10:00:00Z',
  staff: null,
  action,
  subject,
  details,
});

test('EDIT-1 an entry of the log reads as a sentence, with pages, languages and roles in words', () => {
  expect(auditSentence(entry('page.published', 'home/nl'), 'nl')).toBe(
    'publiceerde pagina home (Nederlands)',
  );
  expect(auditSentence(entry('invitation.sent', 'a@b.nl', { role: 'editor' }), 'en')).toBe(
    'invited a@b.nl as editor',
  );
});

test('what nobody has found words for yet is shown as it was written', () => {
  expect(auditSentence(entry('kite.flown', 'dunes'), 'de')).toBe('kite.flown: dunes');
});

test('every action has words in every language', () => {
  const known = languages.map((language) => Object.keys(auditTexts[language]).sort());
  expect(known[1]).toEqual(known[0]);
  expect(known[2]).toEqual(known[0]);
});

test('signing in is told apart from changes of the site and of who works here', () => {
  expect(['staff.signed-in', 'staff.joined', 'passkey.added', 'media.added'].map(auditKind)).toEqual([
    'sign-in',
    'people',
    'sign-in',
    'site',
  ]);
});
