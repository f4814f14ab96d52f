import { expect, test } from 'vitest';
import { languages } from '../../lib/language.ts';
import { renderMail } from './render-mail.tsx';
import { exampleBooking, exampleMails, exampleShop } from './testing/example-mails.ts';

const stamp = new Date('2026-04-01T08:00:00Z');
const render = (mail: Parameters<typeof renderMail>[0]) => renderMail(mail, exampleShop, stamp);
const paid = { ...exampleBooking, invoiceId: '0300-invoice' };
const confirmation = { template: 'booking-confirmation', to: 'a@b.nl', data: paid } as const;
const wordsOf = (html: string) =>
  html
    .replace(/<style.*?<\/style>|<[^>]+>/gs, ' ')
    .replaceAll('&amp;', '&')
    .replaceAll('&#x27;', "'")
    .replace(/\s+/g, ' ');

test.each(languages)('BOOK-7 every mail in %s is complete in HTML and in text', (language) => {
  for (const mail of exampleMails(language)) {
    const { subject, html, text } = render(mail);
    for (const part of [subject, wordsOf(html), text])
      expect(part).not.toMatch(/\{\w+\}|undefined|NaN|\[object|null/);
    expect(html).toMatch(new RegExp(`<html lang="${language}">`));
    expect(html).not.toMatch(/<script|<img|<link|url\(/);
    for (const line of text.split('\n').filter((one) => one.length > 30 && !one.includes(':')))
      expect(wordsOf(html)).toContain(line.replace(/^- /, '').replace(/\s+/g, ' '));
  }
});

test('BOOK-7 the confirmation tells what, when, where, the price with VAT and deposit, and how to cancel', () => {
  const { subject, text } = render({ ...confirmation, language: 'nl' });
  expect(subject).toBe('Je boeking ZP-7K4M2Q bij Polder & Pedaal staat vast');
  const plain = text.replaceAll('\u00a0', ' ');
  for (const words of [
    'Ophalen: zondag 25 oktober 2026, 10:00',
    'Terugbrengen: zondag 25 oktober 2026, 16:30',
    '2 × Stadsfiets, M (53 cm): € 28,00',
    'Totaal: € 32,00',
    'waarvan 21% btw: € 5,55',
    'Borg, bij het ophalen te betalen: € 100,00',
    'Tot 2 dagen van tevoren: 100% terug.',
    'Tot 12 uur van tevoren: 50% terug.',
    'Daarna krijg je niets terug.',
    'https://polderenpedaal.example/mijn-boeking?b=abc.def',
    'Spaarne 84\n2011 CJ Haarlem',
    'ma–vr 9.00–18.00',
  ])
    expect(plain).toContain(words);
});

test('BOOK-7 the calendar entry is at the shop’s wall clock and takes itself out when cancelled', () => {
  const made = render({ ...confirmation, language: 'en' }).calendar?.content ?? '';
  expect(made).toContain('METHOD:PUBLISH');
  expect(made).toContain('UID:0199-booking@polderenpedaal.example');
  expect(made).toContain('SEQUENCE:0');
  expect(made).toContain('DTSTAMP:20260401T080000Z');
  expect(made).toContain('DTSTART;TZID=Europe/Amsterdam:20261025T100000');
  expect(made).toContain('BEGIN:VTIMEZONE\r\nTZID:Europe/Amsterdam');
  const data = { ...exampleBooking, revision: 1, refundCents: 0 };
  const cancelled = render({ template: 'booking-cancelled', to: 'a@b.nl', language: 'en', data });
  expect(cancelled.calendar?.method).toBe('CANCEL');
  expect(cancelled.calendar?.content).toContain('UID:0199-booking@polderenpedaal.example');
  expect(cancelled.calendar?.content).toContain('SEQUENCE:1');
  expect(cancelled.calendar?.content).toContain('STATUS:CANCELLED');
});

test('what a guest typed stays text', () => {
  const data = { ...paid, guestName: '<b>Anna</b>\r\nBcc: all@example.org' };
  const { html } = render({ ...confirmation, language: 'de', data });
  expect(html).not.toContain('<b>Anna');
});
