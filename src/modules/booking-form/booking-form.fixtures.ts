import type { ModuleFixture } from '../define-module.ts';
import { bookingFormTexts } from './booking-form.texts.ts';
import type { BookingFormData, BookingFormState } from './booking-form.types.ts';

const fresh: BookingFormState = {
  step: 'what',
  values: { kind: 'rental', key: '00000000-0000-4000-8000-000000000000', payment: 'online' },
  errors: {},
  notice: '',
  quote: null,
  free: {},
  departures: [],
  tourDates: [],
  alternatives: [],
};

const data: BookingFormData = {
  texts: bookingFormTexts.nl,
  today: '2026-06-01',
  times: ['09:00', '09:30', '10:00', '17:30', '18:00'],
  bikes: [
    {
      id: 'city',
      name: 'Stadsfiets',
      picture: null,
      dayCents: 1400,
      depositCents: 5000,
      sizes: [
        { id: 's', label: 'S (48 cm)', fits: '155–168 cm' },
        { id: 'm', label: 'M (53 cm)', fits: '166–182 cm' },
      ],
    },
  ],
  accessories: [{ id: 'helmet', name: 'Helm', price: 'gratis' }],
  deliveryCents: 1750,
  tours: [
    {
      id: 'dunes-and-sea',
      name: 'Duinen en zee',
      facts: '24 km · 3,5 uur',
      adultCents: 3950,
      childCents: 2450,
      childMaximumAge: 12,
      privateGroupCents: 39500,
      guideLanguages: [{ id: 'nl', name: 'Nederlands' }],
    },
  ],
  openings: [{ from: '01-01', until: '12-31', weekday: 1 }],
  closedDays: ['12-25'],
  termsPath: '/voorwaarden',
  state: fresh,
};

const filled: BookingFormState = {
  ...fresh,
  values: { ...fresh.values, input_6_39: '06/06/2026', pick_up_time: '10:00', 'bike.city.m': '9' },
  errors: { 'bike.city.m': 'Zoveel hebben we er niet: het zijn er 8.', input_6_44: 'Vul dit in.' },
  free: { 'bike.city.s': 0, 'bike.city.m': 8 },
  pickUpHours: { opens: '09:00', closes: '18:00' },
  alternatives: [{ label: 'zo 7 juni, 10:00–12:00', values: { input_6_39: '07/06/2026' } }],
  quote: {
    lines: [
      {
        title: '2 × Stadsfiets, M (53 cm)',
        parts: [{ text: '2 × 2 uur à € 4,00', cents: 1600 }],
        totalCents: 1600,
      },
    ],
    totalCents: 1600,
    vat: [{ percent: 21, cents: 278 }],
    depositCents: 10000,
    token: 'token',
  },
};

const whole = {
  ...filled.values,
  ...{ 'bike.city.m': '2', return_time: '12:00', input_6_44: '06/06/2026' },
  ...{ name: 'Sanne de Wit', email: 'sanne@example.com', phone: '06 1234 5678' },
};

export const bookingFormFixtures: ModuleFixture[] = [
  { name: 'fresh', data },
  { name: 'with errors, a price and alternatives', data: { ...data, state: filled } },
  {
    name: 'a tour with several departures',
    data: {
      ...data,
      state: {
        ...fresh,
        values: {
          ...fresh.values,
          kind: 'tour',
          tour: 'dunes-and-sea',
          input_6_96: '06/06/2026',
          children: '2',
        },
        departures: [
          { id: 'a', time: '10:00', language: 'nl', free: 4 },
          { id: 'b', time: '14:00', language: 'en', free: 0 },
        ],
      },
    },
  },
  { name: 'who comes', data: { ...data, state: { ...filled, values: whole, errors: {}, step: 'who' } } },
  {
    name: 'the check',
    data: { ...data, state: { ...filled, values: whole, errors: {}, alternatives: [], step: 'check' } },
  },
];
