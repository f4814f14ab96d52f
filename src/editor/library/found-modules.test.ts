import { expect, test } from 'vitest';
import { foundModules } from './found-modules.ts';

const module = (type: string, name: string, about: string) => ({
  type,
  label: { nl: name, en: type, de: type },
  about: { nl: about, en: '', de: '' },
});

const modules = [
  module('hero', 'Openingsbeeld', 'Kop, tekst en één grote foto.'),
  module('countdown', 'Aftelklok', 'Telt af naar het eind van een actie.'),
  module('text', 'Tekst', 'Wat je te vertellen hebt.'),
];
const found = (search: string) => foundModules(modules, search, 'nl').map(({ type }) => type);

test('a module is found by its name in any language and by what it is for', () => {
  expect(found('countdown')).toEqual(['countdown']);
  expect(found('actie')).toEqual(['countdown']);
  expect(found('aftelklok actie')).toEqual(['countdown']);
  expect(found('een')).toEqual(['hero', 'countdown']);
  expect(found('fiets')).toEqual([]);
});

test('those with the name come first', () => {
  expect(found('tekst')).toEqual(['text', 'hero']);
});
