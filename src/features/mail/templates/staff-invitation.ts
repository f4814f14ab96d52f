import type { Language } from '../../../lib/language.ts';
import { fill, type Texts } from '../../../lib/texts.ts';
import type { MailData, MailShop } from '../mail.types.ts';
import type { ComposedMail } from '../mail-content.ts';

const texts = {
  nl: {
    subject: 'Kom erbij in het beheer van {shop}',
    preview: 'Kies een wachtwoord en begin.',
    title: 'Je bent uitgenodigd.',
    greeting: 'Hoi,',
    invited: '{inviter} nodigt je uit om mee te werken in het beheer van {shop}.',
    invitedByShop: 'Je bent uitgenodigd om mee te werken in het beheer van {shop}.',
    expires:
      'De link is {days} dagen geldig en werkt één keer. Verwachtte je dit niet? Dan hoef je niets te doen.',
    accept: 'Kies een wachtwoord',
  },
  en: {
    subject: 'Join the back office of {shop}',
    preview: 'Choose a password and begin.',
    title: 'You are invited.',
    greeting: 'Hi,',
    invited: '{inviter} invites you to work in the back office of {shop}.',
    invitedByShop: 'You are invited to work in the back office of {shop}.',
    expires:
      'The link is good for {days} days and works once. Not expecting this? Then there is nothing you need to do.',
    accept: 'Choose a password',
  },
  de: {
    subject: 'Mach mit in der Verwaltung von {shop}',
    preview: 'Wähle ein Passwort und leg los.',
    title: 'Du bist eingeladen.',
    greeting: 'Hallo,',
    invited: '{inviter} lädt dich ein, in der Verwaltung von {shop} mitzuarbeiten.',
    invitedByShop: 'Du bist eingeladen, in der Verwaltung von {shop} mitzuarbeiten.',
    expires: 'Der Link gilt {days} Tage und funktioniert einmal. Nicht erwartet? Dann musst du nichts tun.',
    accept: 'Passwort wählen',
  },
} satisfies Texts;

/** Sent when an owner asks someone to work with them (EDIT-1). */
export function staffInvitation(
  invitation: MailData['staff-invitation'],
  shop: MailShop,
  language: Language,
): ComposedMail {
  const text = texts[language];
  const values = { shop: shop.name, inviter: invitation.inviter ?? '', days: invitation.days };
  return {
    content: {
      subject: fill(text.subject, values, language),
      preview: text.preview,
      title: text.title,
      greeting: text.greeting,
      blocks: [
        {
          kind: 'text',
          text: fill(invitation.inviter === null ? text.invitedByShop : text.invited, values, language),
        },
        { kind: 'link', label: text.accept, href: invitation.url, main: true },
        { kind: 'text', text: fill(text.expires, values, language) },
      ],
    },
  };
}
