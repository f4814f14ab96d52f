import { expect, test } from 'vitest';
import { problemsByField } from './problems-by-field.ts';

const fields = { heading: {}, buttons: {} };

test('MOD-8 what is wrong stands at the field it is about', () => {
  const found = problemsByField(
    [
      { nodeId: 'a', type: 'hero', reason: 'heading: Too big; buttons.0.link: Invalid input' },
      {
        nodeId: 'a',
        type: 'hero',
        reason: 'its design values colour, width are not valid and were left out',
      },
      { nodeId: 'b', type: 'hero', reason: 'heading: of another module' },
      { nodeId: 'a', type: 'hero', reason: 'it may not stand in row' },
    ],
    'a',
    fields,
  );
  expect(found.props).toEqual({ heading: 'Too big', buttons: 'Invalid input' });
  expect(Object.keys(found.design)).toEqual(['colour', 'width']);
  expect(found.whole).toEqual(['it may not stand in row']);
});
