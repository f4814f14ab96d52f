import { expect, test } from 'vitest';
import { bookingFormTexts } from './booking-form.texts.ts';
import { troubleOf, troubleText } from './form-trouble.state.ts';

test('too many requests and an overloaded server are one: try again in so many seconds', () => {
  expect(troubleOf(429, '42')).toEqual({ kind: 'busy', seconds: 42 });
  expect(troubleOf(503, '1.2')).toEqual({ kind: 'busy', seconds: 2 });
});

test('a server that does not say how long, or says it as a date, is given a moment', () => {
  for (const header of [null, '', '0', '-3', 'Wed, 21 Oct 2026 07:28:00 GMT'])
    expect(troubleOf(429, header)).toEqual({ kind: 'busy', seconds: 5 });
});

test('everything else that is no answer of the form is a fault of ours', () => {
  for (const status of [500, 502, 404, 403]) expect(troubleOf(status, '30')).toEqual({ kind: 'error' });
});

test('each is told in the visitor’s language, one second as one', () => {
  expect(troubleText({ kind: 'busy', seconds: 1 }, bookingFormTexts.en, 'en')).toContain('in 1 second.');
  expect(troubleText({ kind: 'busy', seconds: 30 }, bookingFormTexts.de, 'de')).toContain('in 30 Sekunden');
  expect(troubleText({ kind: 'error' }, bookingFormTexts.nl, 'nl')).toContain('bij ons iets mis');
});
