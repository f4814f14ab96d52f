import type { ModuleFixture } from '../define-module.ts';
import type { BookingSummaryData, BookingSummaryView } from './booking-summary.types.ts';

const view: BookingSummaryView = {
  state: 'confirmed',
  number: 'PP-7K4M2Q',
  guestName: 'Sanne de Vries',
  guestEmail: 'sanne@example.com',
  startsAt: '2026-06-06T10:00',
  endsAt: '2026-06-06T12:00',
  kind: 'rental',
  lines: [
    { title: 'Stadsfiets, M (53 cm)', totalCents: 800, parts: [{ text: '2 uur à € 4,00', cents: 800 }] },
  ],
  totalCents: 800,
  vat: [{ percent: 21, cents: 139 }],
  depositCents: 5000,
  paidCents: 800,
  refundCents: 0,
  payAtShop: false,
  invoicePath: '/bookings/invoice/token.pdf',
  cancellation: { refundCents: 800, refundPercent: 100, until: '2026-06-05T10:00' },
};

const data: BookingSummaryData = {
  view,
  message: '',
  purchase: { transactionId: 'GF-12', value: 8, currency: 'EUR' },
  token: 'token',
  bookingPath: '/boeken',
  managePath: '/mijn-boeking',
};

export const bookingSummaryFixtures: ModuleFixture[] = [
  { name: 'confirmed', data },
  { name: 'to view and cancel', props: { purpose: 'manage' }, data },
  {
    name: 'unpaid',
    data: { ...data, purchase: null, view: { ...view, state: 'unpaid', paidCents: 0, invoicePath: null } },
  },
  {
    name: 'cancelled with a refund',
    props: { purpose: 'manage' },
    data: { ...data, view: { ...view, state: 'cancelled', refundCents: 800, cancellation: null } },
  },
  {
    name: 'with a wrong link',
    data: { ...data, view: null, purchase: undefined, message: 'Deze link klopt niet.' },
  },
];
