import type { Language } from '../../../lib/language.ts';
import { formatMoney } from '../../../lib/money.ts';
import { fill, type Texts } from '../../../lib/texts.ts';
import type { BookingMail, MailEvent, MailShop } from '../mail.types.ts';
import type { MailBlock, MailCalendar, ShownTotal } from '../mail-content.ts';
import { longMoment } from '../mail-words.ts';

const texts = {
  nl: {
    rental: 'Ophalen en terugbrengen',
    rentalFrom: 'Ophalen',
    rentalUntil: 'Terugbrengen',
    rentalPlace: 'Waar',
    tour: 'De tocht',
    tourFrom: 'Vertrek',
    tourUntil: 'Terug rond',
    tourPlace: 'Verzamelen',
    booked: 'Je boeking',
    total: 'Totaal',
    vat: 'waarvan {percent}% btw',
    paid: 'Betaald',
    due: 'Te betalen in de winkel',
    deposit: 'Borg, bij het ophalen te betalen',
    depositBack: 'De borg krijg je terug zodra de fiets weer in de winkel staat.',
    change: 'Toch anders?',
    days: {
      one: 'Tot een dag van tevoren: {percent}% terug.',
      other: 'Tot {count} dagen van tevoren: {percent}% terug.',
    },
    hours: {
      one: 'Tot een uur van tevoren: {percent}% terug.',
      other: 'Tot {count} uur van tevoren: {percent}% terug.',
    },
    anyTime: 'Tot het begin: {percent}% terug.',
    nothing: 'Daarna krijg je niets terug.',
    calendar: 'Boeking {number}. Bekijken, wijzigen of annuleren:',
  },
  en: {
    rental: 'Pick-up and return',
    rentalFrom: 'Pick-up',
    rentalUntil: 'Return',
    rentalPlace: 'Where',
    tour: 'The tour',
    tourFrom: 'Departure',
    tourUntil: 'Back around',
    tourPlace: 'Meeting point',
    booked: 'Your booking',
    total: 'Total',
    vat: 'including {percent}% VAT',
    paid: 'Paid',
    due: 'To pay at the shop',
    deposit: 'Deposit, paid at pick-up',
    depositBack: 'You get the deposit back as soon as the bike is in the shop again.',
    change: 'Change of plan?',
    days: {
      one: 'Up to a day before: {percent}% back.',
      other: 'Up to {count} days before: {percent}% back.',
    },
    hours: {
      one: 'Up to an hour before: {percent}% back.',
      other: 'Up to {count} hours before: {percent}% back.',
    },
    anyTime: 'Until it starts: {percent}% back.',
    nothing: 'After that there is no refund.',
    calendar: 'Booking {number}. See, change or cancel it:',
  },
  de: {
    rental: 'Abholung und Rückgabe',
    rentalFrom: 'Abholung',
    rentalUntil: 'Rückgabe',
    rentalPlace: 'Wo',
    tour: 'Die Tour',
    tourFrom: 'Abfahrt',
    tourUntil: 'Zurück gegen',
    tourPlace: 'Treffpunkt',
    booked: 'Deine Buchung',
    total: 'Gesamt',
    vat: 'darin {percent} % MwSt.',
    paid: 'Bezahlt',
    due: 'Im Laden zu zahlen',
    deposit: 'Kaution, bei der Abholung zu zahlen',
    depositBack: 'Die Kaution bekommst du zurück, sobald das Rad wieder im Laden steht.',
    change: 'Doch anders?',
    days: {
      one: 'Bis einen Tag vorher: {percent} % zurück.',
      other: 'Bis {count} Tage vorher: {percent} % zurück.',
    },
    hours: {
      one: 'Bis eine Stunde vorher: {percent} % zurück.',
      other: 'Bis {count} Stunden vorher: {percent} % zurück.',
    },
    anyTime: 'Bis zum Beginn: {percent} % zurück.',
    nothing: 'Danach gibt es nichts zurück.',
    calendar: 'Buchung {number}. Ansehen, ändern oder stornieren:',
  },
} satisfies Texts;

/** When and where, one block for each rental or departure. */
export const eventBlocks = (booking: BookingMail, shop: MailShop, language: Language): MailBlock[] =>
  booking.events.map((event) => {
    const text = texts[language];
    const facts = [
      { label: text[`${event.kind}From`], value: longMoment(event.startsAt, language) },
      { label: text[`${event.kind}Until`], value: longMoment(event.endsAt, language) },
      { label: text[`${event.kind}Place`], value: placeOf(event, shop) },
    ];
    return { kind: 'facts', title: event.kind === 'tour' ? event.title : text.rental, facts };
  });

/** What was booked and what it costs. */
export function priceBlock(booking: BookingMail, language: Language): MailBlock {
  const text = texts[language];
  const money = (cents: number) => formatMoney(cents, language);
  const due = booking.totalCents - booking.paidCents;
  const usual = (label: string, cents: number): ShownTotal => ({
    label,
    amount: money(cents),
    weight: 'usual',
  });
  return {
    kind: 'lines',
    title: text.booked,
    lines: booking.lines.map((line) => ({
      title: line.quantity > 1 ? `${line.quantity} × ${line.title}` : line.title,
      detail: line.detail,
      amount: money(line.totalCents),
    })),
    totals: [
      { label: text.total, amount: money(booking.totalCents), weight: 'total' },
      ...booking.vat.map(({ percent, cents }): ShownTotal => {
        return { label: fill(text.vat, { percent }, language), amount: money(cents), weight: 'small' };
      }),
      ...(booking.paidCents > 0 ? [usual(text.paid, booking.paidCents)] : []),
      ...(due > 0 ? [usual(text.due, due)] : []),
      ...(booking.depositCents > 0 ? [usual(text.deposit, booking.depositCents)] : []),
    ],
  };
}

export const depositBlocks = (booking: BookingMail, language: Language): MailBlock[] =>
  booking.depositCents > 0 ? [{ kind: 'text', text: texts[language].depositBack }] : [];

/** The cancellation ladder in words, most generous rung first. */
export function cancellationBlock({ cancellation }: BookingMail, language: Language): MailBlock {
  const text = texts[language];
  const rungs = cancellation
    .filter(({ refundPercent }) => refundPercent > 0)
    .sort((a, b) => b.hoursBefore - a.hoursBefore);
  const items = rungs.map(({ hoursBefore, refundPercent: percent }) => {
    if (hoursBefore === 0) return fill(text.anyTime, { percent }, language);
    const days = hoursBefore % 24 === 0;
    return fill(
      days ? text.days : text.hours,
      { percent, count: days ? hoursBefore / 24 : hoursBefore },
      language,
    );
  });
  const last = rungs.at(-1)?.hoursBefore === 0 ? [] : [text.nothing];
  return { kind: 'list', title: text.change, items: [...items, ...last] };
}

/** The booking in the guest's own calendar; a cancelled one takes itself out again. */
export function bookingCalendar(
  booking: BookingMail,
  shop: MailShop,
  { language, method }: { language: Language; method: MailCalendar['method'] },
): MailCalendar {
  return {
    method,
    revision: booking.revision,
    url: booking.manageUrl,
    description: `${fill(texts[language].calendar, { number: booking.number }, language)} ${booking.manageUrl}`,
    entries: booking.events.map((event) => ({
      id: event.id,
      title: `${event.title} – ${shop.name}`,
      startsAt: event.startsAt,
      endsAt: event.endsAt,
      place: placeOf(event, shop),
    })),
  };
}

const placeOf = (event: MailEvent, shop: MailShop): string =>
  event.place ?? [shop.name, ...shop.address].join(', ');
