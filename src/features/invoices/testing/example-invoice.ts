import type { Invoice, InvoiceContent } from '../invoices.types.ts';

export const exampleContent: InvoiceContent = {
  language: 'nl',
  issuedOn: '2027-05-01',
  seller: {
    name: 'Polder & Pedaal',
    address: ['Zadelmakerskade 12', '2011 ZZ Haarlem'],
    phone: '023 000 12 34',
    email: 'hallo@polderenpedaal.example',
    chamberOfCommerce: '00001234',
    vatNumber: 'NL000001234B01',
  },
  guest: { name: 'Wałęsa Şahin-Núñez', email: 'walesa@example.org' },
  booking: {
    number: 'ZP-7K4M2Q',
    kind: 'rental',
    startsAt: '2027-06-03T10:00',
    endsAt: '2027-06-04T16:00',
  },
  lines: [
    { title: '2 × Stadsfiets, M (53 cm)', vatPercent: 21, totalCents: 4400 },
    { title: 'Fietskaart Zuid-Kennemerland', vatPercent: 9, totalCents: 700 },
  ],
  vat: [
    { percent: 9, baseCents: 642, vatCents: 58 },
    { percent: 21, baseCents: 3636, vatCents: 764 },
  ],
  totalCents: 5100,
  paidCents: 3100,
};

export const exampleInvoice: Invoice = {
  ...exampleContent,
  id: '0199',
  number: '2027-0042',
  replaces: '2027-0041',
};
