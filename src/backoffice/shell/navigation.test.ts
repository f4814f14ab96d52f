import { expect, test } from 'vitest';
import { navigation, rolesOf } from './navigation.ts';

const seenBy = (role: 'owner' | 'editor' | 'desk') =>
  navigation
    .flat()
    .filter(({ roles }) => roles.includes(role))
    .map(({ to }) => to);

test('EDIT-1 the desk looks at pages, an editor makes the site, an owner also runs the shop', () => {
  expect(seenBy('desk')).toEqual(['/', '/pages']);
  expect(seenBy('editor')).toEqual(['/', '/pages', '/posts', '/media', '/menus', '/look', '/modules']);
  expect(seenBy('owner')).toHaveLength(navigation.flat().length);
});

test('EDIT-1 a screen nobody gave roles is the owner’s', () => {
  expect(rolesOf('/something-new')).toEqual(['owner']);
});
