import { expect, test } from 'vitest';
import { initialValues, schemaOf, searchTextOf } from './fields-schema.ts';
import { choice, list, number, text } from './kinds.ts';
import { richText } from './rich-text.ts';
import { colour, length, perDevice } from './style-values.ts';

const label = { nl: 'Veld', en: 'Field', de: 'Feld' };
const fields = {
  title: text({ label, initial: 'Tochten' }),
  body: richText({ label }),
  columns: number({ label, initial: 3, minimum: 1, maximum: 6 }),
  look: choice({ label, options: { card: label, row: label }, initial: 'card' }),
  items: list({ label, item: { question: text({ label }) }, maximum: 2 }),
  colour: perDevice(colour({ label })),
};

test('one declaration gives first values, checks what is stored and says what is found', () => {
  expect(initialValues(fields)).toMatchObject({ title: 'Tochten', columns: 3, look: 'card', items: [] });
  const stored = {
    ...initialValues(fields),
    items: [{ question: 'Hoe laat?' }],
    body: '<p>In de <b>duinen</b></p>',
  };
  expect(searchTextOf(fields, stored)).toEqual(['Tochten', 'In de duinen', 'Hoe laat?']);
});

test.each([
  { title: 1 },
  { columns: 7 },
  { look: 'other' },
  { items: [{}, {}, {}] },
  { colour: { base: 'red;}' } },
  { unknown: true },
])('%j is refused', (values) => {
  expect(schemaOf(fields).safeParse(values).success).toBe(false);
});

test('formatted text keeps what an editor may write and loses what could run', () => {
  const html =
    '<p onclick="x()">Ja<script>alert(1)</script> <a href="javascript:x()">nee</a><img src=x onerror=x()></p>';
  expect(schemaOf(fields).parse({ body: html })).toMatchObject({ body: '<p>Ja <a>nee</a></p>' });
});

test.each(['1px;color:red', 'calc(1px)', 'url(x)', '1', '--x)'])('%j is no length', (value) => {
  expect(length({ label }).schema.safeParse(value).success).toBe(false);
});
