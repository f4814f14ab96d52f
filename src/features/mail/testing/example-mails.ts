import type { Language } from '../../../lib/language.ts';
import type { BookingMail, MailShop, NewMail } from '../mail.types.ts';

export const exampleShop: MailShop = {
  name: 'Polder & Pedaal',
  address: ['Spaarne 84', '2011 CJ Haarlem'],
  phone: '023 555 01 84',
  email: 'hallo@polderenpedaal.example',
  url: 'https://polderenpedaal.example/',
  openingHours: [
    { days: 'ma–vr', hours: '9.00–18.00' },
    { days: 'za–zo', hours: '9.00–17.00' },
  ],
  timeZone: 'Europe/Amsterdam',
};

export const exampleBooking: BookingMail = {
  number: 'ZP-7K4M2Q',
  guestName: 'Anna de Wit',
  lines: [
    { title: 'Stadsfiets', detail: 'M (53 cm)', quantity: 2, totalCents: 2800, vatPercent: 21 },
    { title: 'Kinderzitje', detail: null, quantity: 1, totalCents: 400, vatPercent: 21 },
  ],
  events: [
    {
      id: '0199-booking',
      kind: 'rental',
      title: 'Stadsfiets, Kinderzitje',
      startsAt: '2026-10-25T10:00',
      endsAt: '2026-10-25T16:30',
      place: null,
    },
  ],
  totalCents: 3200,
  vat: [{ percent: 21, cents: 555 }],
  paidCents: 3200,
  depositCents: 10_000,
  cancellation: [
    { hoursBefore: 48, refundPercent: 100 },
    { hoursBefore: 12, refundPercent: 50 },
  ],
  manageUrl: 'https://polderenpedaal.example/mijn-boeking?b=abc.def',
  revision: 0,
};

export const exampleTour: BookingMail = {
  ...exampleBooking,
  lines: [{ title: 'Duinen en zee', detail: '2 volwassenen', quantity: 1, totalCents: 7900, vatPercent: 9 }],
  events: [
    {
      id: '0200-booking',
      kind: 'tour',
      title: 'Duinen en zee',
      startsAt: '2026-05-01T09:30',
      endsAt: '2026-05-01T13:30',
      place: 'Grote Markt, Haarlem',
    },
  ],
  totalCents: 7900,
  vat: [{ percent: 9, cents: 652 }],
  paidCents: 0,
  depositCents: 0,
};

/** One mail of every template. */
export const exampleMails = (language: Language): NewMail[] => {
  const head = { to: 'anna@example.org', language };
  return [
    { ...head, template: 'booking-confirmation', data: { ...exampleBooking, invoiceId: '0300-invoice' } },
    { ...head, template: 'booking-confirmation', data: { ...exampleTour, invoiceId: null } },
    { ...head, template: 'booking-reminder', data: exampleTour },
    { ...head, template: 'booking-cancelled', data: { ...exampleBooking, revision: 1, refundCents: 1600 } },
    ...(['unavailable', 'second-payment', 'cancelled'] as const).map(
      (reason): NewMail => ({
        ...head,
        template: 'payment-late-refunded',
        data: {
          number: 'ZP-7K4M2Q',
          guestName: 'Anna de Wit',
          refundCents: 3200,
          reason,
          bookingUrl: 'https://polderenpedaal.example/boeken',
        },
      }),
    ),
    {
      ...head,
      template: 'staff-invitation',
      data: {
        inviter: 'Kim Bakker',
        url: 'https://polderenpedaal.example/admin/invitation?token=abc',
        days: 7,
      },
    },
    {
      ...head,
      template: 'staff-password',
      data: { name: 'Kim Bakker', url: 'https://polderenpedaal.example/admin/reset?token=abc', hours: 1 },
    },
  ];
};
