import type { Language } from '../../../lib/language.ts';
import { fill, type Texts } from '../../../lib/texts.ts';
import type { MailData, MailShop } from '../mail.types.ts';
import type { ComposedMail } from '../mail-content.ts';
import { commonTexts } from '../mail-words.ts';
import {
  bookingCalendar,
  cancellationBlock,
  depositBlocks,
  eventBlocks,
  priceBlock,
} from './booking-blocks.ts';

const texts = {
  nl: {
    subject: 'Je boeking {number} bij {shop} staat vast',
    preview: 'Alles wat je moet weten, en een afspraak voor je agenda.',
    rental: 'Je fietsen staan klaar.',
    tour: 'Je rijdt mee.',
    intro: 'Dank je wel. Je boeking {number} staat vast. In de bijlage zit een afspraak voor je agenda.',
    introPaid:
      'Dank je wel. Je boeking {number} staat vast. In de bijlage zitten je factuur, die ook je voucher is, en een afspraak voor je agenda.',
    manage: 'Bekijk of wijzig je boeking',
  },
  en: {
    subject: 'Your booking {number} at {shop} is confirmed',
    preview: 'Everything you need to know, and an entry for your calendar.',
    rental: 'Your bikes will be ready.',
    tour: 'You are coming along.',
    intro: 'Thank you. Your booking {number} is confirmed. Attached is an entry for your calendar.',
    introPaid:
      'Thank you. Your booking {number} is confirmed. Attached are your invoice, which is your voucher too, and an entry for your calendar.',
    manage: 'See or change your booking',
  },
  de: {
    subject: 'Deine Buchung {number} bei {shop} ist bestätigt',
    preview: 'Alles, was du wissen musst, und ein Termin für deinen Kalender.',
    rental: 'Deine Räder stehen bereit.',
    tour: 'Du fährst mit.',
    intro:
      'Danke. Deine Buchung {number} ist bestätigt. Im Anhang findest du einen Termin für deinen Kalender.',
    introPaid:
      'Danke. Deine Buchung {number} ist bestätigt. Im Anhang findest du deine Rechnung, die auch dein Voucher ist, und einen Termin für deinen Kalender.',
    manage: 'Buchung ansehen oder ändern',
  },
} satisfies Texts;

/** Sent when a booking is confirmed, with the invoice, the calendar entry and the signed link (BOOK-7, BOOK-8). */
export function bookingConfirmation(
  booking: MailData['booking-confirmation'],
  shop: MailShop,
  language: Language,
): ComposedMail {
  const text = texts[language];
  const values = { number: booking.number, shop: shop.name, name: booking.guestName };
  return {
    content: {
      subject: fill(text.subject, values, language),
      preview: text.preview,
      title: booking.events[0]?.kind === 'tour' ? text.tour : text.rental,
      greeting: fill(commonTexts[language].greeting, values, language),
      blocks: [
        { kind: 'text', text: fill(booking.invoiceId ? text.introPaid : text.intro, values, language) },
        ...eventBlocks(booking, shop, language),
        priceBlock(booking, language),
        ...depositBlocks(booking, language),
        { kind: 'link', label: text.manage, href: booking.manageUrl, main: true },
        cancellationBlock(booking, language),
      ],
    },
    calendar: bookingCalendar(booking, shop, { language, method: 'PUBLISH' }),
  };
}
