import { expect, test } from 'vitest';
import type { ShopItems } from '../../catalogue.ts';
import { shopItemChoices } from './shop-item-choices.ts';

const name = (nl: string) => ({ nl, en: nl, de: nl });
const items: ShopItems = {
  bike: [{ id: 'city', name: name('Stadsfiets') }],
  tour: [{ id: 'dunes-and-sea', name: name('Duinen en zee') }],
};
const words = { bike: 'Fietsen', tour: 'Tochten', gone: '{id} (bestaat niet meer)' };

test('EDIT-2 a tour is chosen by its name and stored by its id', () => {
  expect(shopItemChoices(['tour'], items, '', words, 'nl')).toEqual([
    { value: 'dunes-and-sea', label: 'Duinen en zee' },
  ]);
});

test('EDIT-2 where both may be chosen the value names its kind', () => {
  expect(shopItemChoices(['tour', 'bike'], items, 'bike:city', words, 'nl')).toEqual([
    { group: 'Tochten', items: [{ value: 'tour:dunes-and-sea', label: 'Duinen en zee' }] },
    { group: 'Fietsen', items: [{ value: 'bike:city', label: 'Stadsfiets' }] },
  ]);
});

test('what is gone from the catalogue stays chosen, and says so', () => {
  expect(shopItemChoices(['bike'], items, 'moped', words, 'nl').at(-1)).toEqual({
    value: 'moped',
    label: 'moped (bestaat niet meer)',
  });
});
