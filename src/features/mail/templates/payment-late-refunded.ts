import type { Language } from '../../../lib/language.ts';
import { formatMoney } from '../../../lib/money.ts';
import { fill, type Texts } from '../../../lib/texts.ts';
import type { MailData, MailShop } from '../mail.types.ts';
import type { ComposedMail } from '../mail-content.ts';
import { commonTexts } from '../mail-words.ts';

const texts = {
  nl: {
    subject: 'Je krijgt {amount} terug (boeking {number})',
    preview: 'Terugbetaling door {shop}.',
    title: 'Je krijgt je geld terug.',
    unavailable:
      'Je betaling voor boeking {number} kwam binnen toen de reservering al was verlopen. Intussen was het volgeboekt, dus we kunnen de boeking niet meer bevestigen. Dat spijt ons.',
    cancelled: 'Boeking {number} was al geannuleerd toen je betaling binnenkwam.',
    'second-payment': 'Boeking {number} is twee keer betaald. De boeking zelf blijft gewoon staan.',
    amount:
      'We betalen {amount} helemaal terug. Dat staat meestal binnen drie werkdagen op je rekening. Je hoeft niets te doen.',
    see: 'Bekijk je boeking',
    again: 'Kijk wat er nog vrij is',
  },
  en: {
    subject: 'You get {amount} back (booking {number})',
    preview: 'A refund from {shop}.',
    title: 'You get your money back.',
    unavailable:
      'Your payment for booking {number} arrived after the reservation had expired. It has been fully booked since, so we can no longer confirm it. We are sorry about that.',
    cancelled: 'Booking {number} had already been cancelled when your payment arrived.',
    'second-payment': 'Booking {number} was paid for twice. The booking itself stands as it was.',
    amount:
      'We are refunding {amount} in full. It usually arrives within three working days. There is nothing you need to do.',
    see: 'See your booking',
    again: 'See what is still free',
  },
  de: {
    subject: 'Du bekommst {amount} zurück (Buchung {number})',
    preview: 'Eine Erstattung von {shop}.',
    title: 'Du bekommst dein Geld zurück.',
    unavailable:
      'Deine Zahlung für die Buchung {number} kam an, als die Reservierung schon abgelaufen war. Inzwischen ist alles ausgebucht, deshalb können wir sie nicht mehr bestätigen. Das tut uns leid.',
    cancelled: 'Die Buchung {number} war schon storniert, als deine Zahlung ankam.',
    'second-payment': 'Die Buchung {number} wurde zweimal bezahlt. Die Buchung selbst bleibt bestehen.',
    amount:
      'Wir erstatten {amount} in voller Höhe. Das Geld ist meist innerhalb von drei Werktagen da. Du musst nichts tun.',
    see: 'Buchung ansehen',
    again: 'Ansehen, was noch frei ist',
  },
} satisfies Texts;

/** Sent when money came that no booking can stand on: too late, or a second time (BOOK-4). */
export function paymentLateRefunded(
  refund: MailData['payment-late-refunded'],
  shop: MailShop,
  language: Language,
): ComposedMail {
  const text = texts[language];
  const amount = formatMoney(refund.refundCents, language);
  const values = { number: refund.number, shop: shop.name, name: refund.guestName, amount };
  const label = refund.reason === 'second-payment' ? text.see : text.again;
  return {
    content: {
      subject: fill(text.subject, values, language),
      preview: fill(text.preview, values, language),
      title: text.title,
      greeting: fill(commonTexts[language].greeting, values, language),
      blocks: [
        { kind: 'text', text: fill(text[refund.reason], values, language) },
        { kind: 'text', text: fill(text.amount, values, language) },
        { kind: 'link', label, href: refund.bookingUrl, main: true },
      ],
    },
  };
}
