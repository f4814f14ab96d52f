// @vitest-environment jsdom
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { initialValues } from '../../fields/fields-schema.ts';
import type { ModuleProps } from '../define-module.ts';
import { Person } from './Person.tsx';
import { personFields } from './person.definition.ts';

type Props = ModuleProps<typeof personFields>;

function show(values: Partial<Props>): HTMLElement {
  const props = { ...initialValues(personFields), ...values } as Props;
  document.body.innerHTML = renderToString(
    <Person {...props} root={{ 'data-module': 'person' }} language="nl" slots={{}} data={undefined} />,
  );
  return document.body;
}
const addresses = (page: HTMLElement) =>
  [...page.querySelectorAll('a')].map((each) => each.getAttribute('href'));

test('OTH-1 a person is can be called and written to, however the number is written', () => {
  const page = show({ name: 'Noor', phone: '+31 (0)23 123', mail: 'noor@example.com' });
  expect(addresses(page)).toEqual(['tel:+3123123', 'mailto:noor@example.com']);
});

test('OTH-1 an icon of a network says whose it is', () => {
  const link = { href: 'https://example.com/', newWindow: false };
  const page = show({ name: 'Noor', social: [{ network: 'strava', link, label: '' }] });
  expect(page.querySelector('a')?.textContent).toBe('Noor: Strava');
});

test('OTH-1 someone of whom only the name is known shows no empty parts', () => {
  expect(show({ name: 'Tom' }).querySelectorAll('p, ul, img')).toHaveLength(0);
});
