import { expect, test } from 'vitest';
import { registry } from '../../modules/registry.ts';
import { twiceTheText } from './twice-the-text.ts';

const twiceProps = (type: string, props: Record<string, unknown>) =>
  twiceTheText({ name: '', props }, type, registry).props;

test('texts, rich texts and texts in lists are twice as long', () => {
  expect(twiceProps('blurb', { heading: 'Langs de duinen', html: '<p>Een <b>mooie</b> tocht</p>' })).toEqual({
    heading: 'Langs de duinen Langs de duinen',
    html: '<p>Een  Een <b>mooie mooie</b> tocht  tocht</p>',
  });
  expect(twiceProps('faq', { items: [{ question: 'Kan het?', answer: '<p>Ja</p>' }] })).toEqual({
    items: [{ question: 'Kan het? Kan het?', answer: '<p>Ja Ja</p>' }],
  });
});

test('moments, addresses, numbers and choices stay as they are', () => {
  const props = { end: '31/12/2026 18:00', look: 'plain' };
  expect(twiceProps('countdown', props)).toEqual(props);
  const video = { address: '/films/duinen.mp4', captionsFile: '/films/duinen.nl.vtt' };
  expect(twiceProps('video', video)).toEqual(video);
});

test('a table keeps its columns', () => {
  expect(twiceProps('table', { cells: 'Fiets|Per dag\nStadsfiets|12,50' })).toEqual({
    cells: 'Fiets Fiets|Per dag Per dag\nStadsfiets Stadsfiets|12,50',
  });
});

test('modules inside are reached too', () => {
  const fixture = { name: '', slots: { items: [{ type: 'accordion-item', props: { title: 'Helm' } }] } };
  expect(twiceTheText(fixture, 'accordion', registry).slots?.items?.[0]?.props).toEqual({
    title: 'Helm Helm',
  });
});
