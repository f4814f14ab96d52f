import { expect, test } from 'vitest';
import { designFields } from '../../../page/design/design-fields.ts';
import { designGroups } from './design-groups.ts';

const groups = designGroups(Object.keys(designFields));
const namesOf = (id: string) => groups.find((group) => group.id === id)?.names;

test('MOD-1 every design value stands in a group of its kind, once', () => {
  expect(groups.map(({ id }) => id)).toEqual([
    ...['space', 'colours', 'border', 'shadow', 'effects', 'text', 'size', 'visibility', 'place', 'motion'],
  ]);
  expect(groups.flatMap(({ names }) => names).sort()).toEqual(Object.keys(designFields).sort());
});

test('MOD-1 MOD-3 MOD-7 values whose names look alike stand apart', () => {
  expect(namesOf('size')).toEqual([
    ...['width', 'maximumWidth', 'minimumWidth', 'height', 'minimumHeight', 'maximumHeight'],
  ]);
  expect(namesOf('text')).toContain('lineHeight');
  expect(namesOf('colours')).toContain('backgroundSize');
  expect(namesOf('place')).toEqual([
    ...[
      'sticky',
      'stickyOffset',
      'position',
      'offsetTop',
      'offsetRight',
      'offsetBottom',
      'offsetLeft',
      'layer',
    ],
    'overflow',
  ]);
  expect(namesOf('motion')).toContain('scrollOpacity');
});
