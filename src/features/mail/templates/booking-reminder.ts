import type { Language } from '../../../lib/language.ts';
import { fill, type Texts } from '../../../lib/texts.ts';
import type { BookingMail, MailShop } from '../mail.types.ts';
import type { ComposedMail } from '../mail-content.ts';
import { commonTexts, longMoment } from '../mail-words.ts';
import { depositBlocks, eventBlocks, priceBlock } from './booking-blocks.ts';

const texts = {
  nl: {
    subject: 'Bijna zover: {when}',
    preview: 'Boeking {number} bij {shop}.',
    title: 'Het is bijna zover.',
    rental: 'We zetten je fietsen klaar. Kijk nog even naar het weer en neem een jas mee voor de terugweg.',
    tour: 'We rekenen op je. Kijk nog even naar het weer en wees er tien minuten voor vertrek.',
    manage: 'Bekijk of wijzig je boeking',
  },
  en: {
    subject: 'Nearly there: {when}',
    preview: 'Booking {number} at {shop}.',
    title: 'It is nearly time.',
    rental: 'We are getting your bikes ready. Have a look at the weather and take a jacket for the way back.',
    tour: 'We are expecting you. Have a look at the weather and be there ten minutes before we leave.',
    manage: 'See or change your booking',
  },
  de: {
    subject: 'Bald ist es so weit: {when}',
    preview: 'Buchung {number} bei {shop}.',
    title: 'Bald ist es so weit.',
    rental:
      'Wir stellen deine Räder bereit. Schau noch kurz aufs Wetter und nimm eine Jacke für den Rückweg mit.',
    tour: 'Wir rechnen mit dir. Schau noch kurz aufs Wetter und sei zehn Minuten vor der Abfahrt da.',
    manage: 'Buchung ansehen oder ändern',
  },
} satisfies Texts;

/** Sent the day before (BOOK-7). */
export function bookingReminder(booking: BookingMail, shop: MailShop, language: Language): ComposedMail {
  const text = texts[language];
  const [event] = booking.events;
  const when = event ? longMoment(event.startsAt, language) : booking.number;
  const values = { number: booking.number, shop: shop.name, name: booking.guestName, when };
  return {
    content: {
      subject: fill(text.subject, values, language),
      preview: fill(text.preview, values, language),
      title: text.title,
      greeting: fill(commonTexts[language].greeting, values, language),
      blocks: [
        { kind: 'text', text: event?.kind === 'tour' ? text.tour : text.rental },
        ...eventBlocks(booking, shop, language),
        priceBlock(booking, language),
        ...depositBlocks(booking, language),
        { kind: 'link', label: text.manage, href: booking.manageUrl, main: true },
      ],
    },
  };
}
