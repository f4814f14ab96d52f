import type { Language } from '../../../lib/language.ts';
import { formatMoney } from '../../../lib/money.ts';
import { fill, type Texts } from '../../../lib/texts.ts';
import type { MailData, MailShop } from '../mail.types.ts';
import type { ComposedMail } from '../mail-content.ts';
import { commonTexts } from '../mail-words.ts';
import { bookingCalendar, eventBlocks } from './booking-blocks.ts';

const texts = {
  nl: {
    subject: 'Je boeking {number} is geannuleerd',
    preview: 'Je afspraak bij {shop} vervalt.',
    title: 'Je boeking is geannuleerd.',
    intro: 'Boeking {number} is geannuleerd. De afspraak in je agenda vervalt met de bijlage.',
    refund:
      'Je krijgt {amount} terug. Dat staat meestal binnen drie werkdagen op je rekening, op dezelfde manier als je betaald hebt.',
    noRefund: 'Voor deze boeking wordt niets terugbetaald.',
    again: 'Een andere keer? Kies een nieuwe dag',
  },
  en: {
    subject: 'Your booking {number} has been cancelled',
    preview: 'You no longer have a date with {shop}.',
    title: 'Your booking has been cancelled.',
    intro: 'Booking {number} has been cancelled. The attachment takes it out of your calendar.',
    refund: 'You get {amount} back. It usually arrives within three working days, the same way you paid.',
    noRefund: 'Nothing will be refunded for this booking.',
    again: 'Another time? Choose a new day',
  },
  de: {
    subject: 'Deine Buchung {number} ist storniert',
    preview: 'Dein Termin bei {shop} entfällt.',
    title: 'Deine Buchung ist storniert.',
    intro: 'Die Buchung {number} ist storniert. Mit dem Anhang verschwindet der Termin aus deinem Kalender.',
    refund:
      'Du bekommst {amount} zurück. Das Geld ist meist innerhalb von drei Werktagen da, auf demselben Weg, auf dem du bezahlt hast.',
    noRefund: 'Für diese Buchung wird nichts erstattet.',
    again: 'Ein andermal? Wähle einen neuen Tag',
  },
} satisfies Texts;

/** Sent when a booking is cancelled, with what goes back and the calendar entry that takes the first one out. */
export function bookingCancelled(
  booking: MailData['booking-cancelled'],
  shop: MailShop,
  language: Language,
): ComposedMail {
  const text = texts[language];
  const amount = formatMoney(booking.refundCents, language);
  const values = { number: booking.number, shop: shop.name, name: booking.guestName, amount };
  return {
    content: {
      subject: fill(text.subject, values, language),
      preview: fill(text.preview, values, language),
      title: text.title,
      greeting: fill(commonTexts[language].greeting, values, language),
      blocks: [
        { kind: 'text', text: fill(text.intro, values, language) },
        { kind: 'text', text: fill(booking.refundCents > 0 ? text.refund : text.noRefund, values, language) },
        ...eventBlocks(booking, shop, language),
        { kind: 'link', label: text.again, href: shop.url, main: false },
      ],
    },
    calendar: bookingCalendar(booking, shop, { language, method: 'CANCEL' }),
  };
}
