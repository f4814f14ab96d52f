import type { ModuleFixture } from '../define-module.ts';
import type { ChangeForm } from './booking-change.types.ts';
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

const change: ChangeForm = {
  kind: 'rental',
  open: false,
  firstDate: '2026-06-01',
  times: ['09:00', '10:00', '12:00', '14:00'],
  departures: [],
  values: {
    pick_up_date: '2026-06-06',
    pick_up_time: '10:00',
    return_date: '2026-06-06',
    return_time: '12:00',
  },
  errors: {},
  notice: '',
  preview: null,
  alternatives: [],
};

const data: BookingSummaryData = {
  view,
  message: '',
  purchase: { transactionId: 'GF-12', value: 8, currency: 'EUR' },
  token: 'token',
  change: null,
  changed: false,
  bookingPath: '/boeken',
  managePath: '/mijn-boeking',
};

export const bookingSummaryFixtures: ModuleFixture[] = [
  { name: 'confirmed', data },
  { name: 'to view, change and cancel', props: { purpose: 'manage' }, data: { ...data, change } },
  {
    name: 'with a change to confirm',
    props: { purpose: 'manage' },
    data: {
      ...data,
      change: {
        ...change,
        open: true,
        values: { ...change.values, return_time: '14:00' },
        preview: {
          startsAt: '2026-06-06T10:00',
          endsAt: '2026-06-06T14:00',
          lines: [
            {
              title: 'Stadsfiets, M (53 cm)',
              totalCents: 1200,
              parts: [{ text: 'halve dag à € 12,00', cents: 1200 }],
            },
          ],
          ...{ wasCents: 800, totalCents: 1200, backCents: 0, dueCents: 400, quoteToken: 'quote' },
        },
      },
    },
  },
  {
    name: 'with a change that is refused',
    props: { purpose: 'manage' },
    data: {
      ...data,
      change: {
        ...change,
        open: true,
        errors: { return_time: 'We zijn die dag open van 09:00 tot 18:00.' },
        notice: 'Dit is net niet meer vrij. Hieronder staat wat nog wel kan.',
        alternatives: [{ label: 'zondag 7 juni 2026 om 10:00', value: '2026-06-07T10:00/2026-06-07T12:00' }],
      },
    },
  },
  { name: 'changed', props: { purpose: 'manage' }, data: { ...data, changed: true } },
  {
    name: 'unpaid',
    data: { ...data, purchase: null, view: { ...view, state: 'unpaid', paidCents: 0, invoicePath: null } },
  },
  {
    name: 'waiting for the bank',
    data: { ...data, purchase: null, view: { ...view, state: 'waiting', paidCents: 0, invoicePath: null } },
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
