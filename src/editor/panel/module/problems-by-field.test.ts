import { expect, test } from 'vitest';
import { problemsByField } from './problems-by-field.ts';

const fields = { heading: {}, buttons: {} };
const of = { nodeId: 'a', type: 'hero' };

test('MOD-8 what is wrong stands at the field it is about', () => {
  const found = problemsByField(
    [
      { ...of, code: 'not-valid', fields: ['heading', 'buttons'] },
      { ...of, code: 'design-not-valid', fields: ['colour', 'width'] },
      { ...of, nodeId: 'b', code: 'not-valid', fields: ['heading'] },
      { ...of, code: 'misplaced' },
    ],
    'a',
    fields,
  );
  expect([...found.props]).toEqual(['heading', 'buttons']);
  expect([...found.design]).toEqual(['colour', 'width']);
  expect(found.whole).toEqual(['misplaced']);
});

test('MOD-8 a value of no field the module has is told for the module', () => {
  const found = problemsByField([{ ...of, code: 'not-valid', fields: ['gone'] }], 'a', fields);
  expect(found.whole).toEqual(['not-valid']);
});
