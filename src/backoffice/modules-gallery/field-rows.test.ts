import { expect, test } from 'vitest';
import type { CatalogueField } from '../../editor/catalogue.ts';
import { fieldRows, firstValues, kindWords } from './field-rows.ts';

const label = { nl: '', en: '', de: '' };
const title: CatalogueField = {
  label,
  initial: '',
  control: { type: 'text', multiline: false, maximumLength: 500 },
};
const columns: CatalogueField = {
  label,
  initial: { base: 4, phone: 2 },
  control: {
    type: 'per-device',
    hover: false,
    of: { label, initial: 4, control: { type: 'number', minimum: 1, maximum: 8, step: 1 } },
  },
};
const items: CatalogueField = {
  label,
  initial: [],
  control: { type: 'list', item: { title }, maximum: 20 },
};
const rows = fieldRows({ items, columns });

test('the fields inside a list stand after it, with the way to them', () => {
  expect(rows.map(({ within, name }) => `${within}${name}`)).toEqual(['items', 'items[].title', 'columns']);
});

test('a field per device tells what it holds on each', () => {
  const row = rows[2];
  if (!row) throw new Error('no row');
  expect(row.perDevice).toBe(true);
  expect(kindWords(row.control, 'en')).toEqual(['Number', '1 to 8']);
  expect(firstValues(row)).toEqual([{ value: '4' }, { device: 'phone', value: '2' }]);
});

test('what begins empty has no first value', () => {
  expect(rows.slice(0, 2).map(firstValues)).toEqual([[], []]);
});
