import type { Language } from '../../../lib/language.ts';
import { fill, type Texts } from '../../../lib/texts.ts';
import type { MailData, MailShop } from '../mail.types.ts';
import type { ComposedMail } from '../mail-content.ts';
import { commonTexts } from '../mail-words.ts';

const texts = {
  nl: {
    subject: 'Kies een nieuw wachtwoord voor {shop}',
    preview: 'De link werkt één keer.',
    title: 'Een nieuw wachtwoord.',
    asked: 'Iemand vroeg om een nieuw wachtwoord voor jouw account in het beheer van {shop}.',
    expires: {
      one: 'De link is een uur geldig en werkt één keer. Vroeg je dit niet? Dan verandert er niets.',
      other: 'De link is {count} uur geldig en werkt één keer. Vroeg je dit niet? Dan verandert er niets.',
    },
    choose: 'Kies een nieuw wachtwoord',
  },
  en: {
    subject: 'Choose a new password for {shop}',
    preview: 'The link works once.',
    title: 'A new password.',
    asked: 'Someone asked for a new password for your account in the back office of {shop}.',
    expires: {
      one: 'The link is good for an hour and works once. Was it not you? Then nothing changes.',
      other: 'The link is good for {count} hours and works once. Was it not you? Then nothing changes.',
    },
    choose: 'Choose a new password',
  },
  de: {
    subject: 'Wähle ein neues Passwort für {shop}',
    preview: 'Der Link funktioniert einmal.',
    title: 'Ein neues Passwort.',
    asked: 'Jemand hat für dein Konto in der Verwaltung von {shop} ein neues Passwort angefordert.',
    expires: {
      one: 'Der Link gilt eine Stunde und funktioniert einmal. Du warst es nicht? Dann ändert sich nichts.',
      other:
        'Der Link gilt {count} Stunden und funktioniert einmal. Du warst es nicht? Dann ändert sich nichts.',
    },
    choose: 'Neues Passwort wählen',
  },
} satisfies Texts;

/** Sent when someone on the staff forgot their password (EDIT-1). */
export function staffPassword(
  link: MailData['staff-password'],
  shop: MailShop,
  language: Language,
): ComposedMail {
  const text = texts[language];
  const values = { shop: shop.name, name: link.name, count: link.hours };
  return {
    content: {
      subject: fill(text.subject, values, language),
      preview: text.preview,
      title: text.title,
      greeting: fill(commonTexts[language].greeting, values, language),
      blocks: [
        { kind: 'text', text: fill(text.asked, values, language) },
        { kind: 'link', label: text.choose, href: link.url, main: true },
        { kind: 'text', text: fill(text.expires, values, language) },
      ],
    },
  };
}
