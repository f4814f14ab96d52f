import { expect, test } from 'vitest';
import { pictogramsOf } from './pictograms.ts';

const option = (value: string, en = value) => ({ value, label: { nl: en, en, de: en } });

test('EDIT-2 alignment is chosen by pictogram, whichever way it goes', () => {
  const across = pictogramsOf([option('start', 'Left'), option('center', 'Centre'), option('end', 'Right')]);
  const down = pictogramsOf([option('top', 'Top'), option('middle', 'Middle'), option('bottom', 'Bottom')]);
  expect(across?.size).toBe(3);
  expect(down?.size).toBe(3);
  expect(across?.get('end')).not.toEqual(down?.get('bottom'));
});

test('EDIT-2 a row’s split is drawn as it divides the row', () => {
  const splits = pictogramsOf(['1', '1/2+1/2', '1/4x4', '2/3+1/3', 'auto'].map((value) => option(value)));
  expect(splits?.get('1/4x4')).toHaveLength(4);
  const [wide, narrow] = splits?.get('2/3+1/3') ?? [];
  expect(wide?.[2]).toBeCloseTo(2 * (narrow?.[2] ?? 0));
});

test('what has no place has no pictogram', () => {
  expect(pictogramsOf([option('focus'), option('start', 'Left')])).toBeUndefined();
  expect(pictogramsOf([option('small'), option('large')])).toBeUndefined();
});

test('EDIT-2 a choice of all sides has words, since left and top would look the same', () => {
  const sides = ['center', 'left', 'right', 'top', 'bottom'];
  expect(
    pictogramsOf(sides.map((value) => ({ value, label: { nl: value, en: value, de: value } }))),
  ).toBeUndefined();
});
