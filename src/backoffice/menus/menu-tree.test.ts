import { expect, test } from 'vitest';
import { demoSettings } from '../../../content/site/settings.ts';
import { siteMenusSchema } from '../../site/site-settings.ts';
import {
  fits,
  insertNode,
  isUnfinished,
  type MenuNode,
  menuTrees,
  moveNode,
  placeAfterStep,
  type Step,
  siteMenus,
} from './menu-tree.ts';

const node = (id: string, ...children: MenuNode[]): MenuNode => ({
  id,
  label: { nl: id, en: id, de: id },
  page: id,
  children,
});
const tree = () => [node('a', node('a1', node('a1x')), node('a2')), node('b')];
const shape = (nodes: MenuNode[]): string =>
  nodes.map(({ id, children }) => (children.length > 0 ? `${id}(${shape(children)})` : id)).join(' ');
const stepped = (id: string, step: Step) => {
  const place = placeAfterStep('main', tree(), id, step);
  return place && shape(moveNode('main', tree(), id, place));
};

test('EDIT-5 menus come out as they went in', () => {
  const { menus } = demoSettings;
  expect(siteMenusSchema.parse(siteMenus(menuTrees(menus)))).toEqual(menus);
});

test('EDIT-5 an entry moves by one step at a time, with what hangs under it', () => {
  expect(stepped('a', 'down')).toBe('b a(a1(a1x) a2)');
  expect(stepped('b', 'up')).toBe('b a(a1(a1x) a2)');
  expect(stepped('b', 'in')).toBe('a(a1(a1x) a2 b)');
  expect(stepped('a1', 'out')).toBe('a(a2) a1(a1x) b');
  expect(stepped('a1x', 'out')).toBe('a(a1 a1x a2) b');
  expect(stepped('a', 'up')).toBeUndefined();
  expect(stepped('a', 'out')).toBeUndefined();
});

test('NAV-11 no entry gets below the third level, nor under itself', () => {
  const nodes = tree();
  expect(fits('main', nodes, 'b', 'a1')).toBe(true);
  expect(fits('main', nodes, 'b', 'a1x')).toBe(false);
  expect(fits('main', nodes, 'a', 'b')).toBe(false);
  expect(fits('main', nodes, 'a', 'a2')).toBe(false);
  expect(shape(moveNode('main', nodes, 'a', { parent: 'a1', before: undefined }))).toBe(shape(nodes));
});

test('EDIT-5 the footer is columns with links: links stay in columns and columns outside', () => {
  const nodes = [node('one', node('x')), node('two', node('y'))];
  expect(fits('footer', nodes, 'x', 'two')).toBe(true);
  expect(fits('footer', nodes, 'x', undefined)).toBe(false);
  expect(fits('footer', nodes, 'one', 'two')).toBe(false);
  expect(fits('legal', nodes, 'one', 'two')).toBe(false);
});

test('EDIT-5 a new entry stands where it was put', () => {
  expect(shape(insertNode(tree(), node('c'), { parent: 'a', before: 'a2' }))).toBe('a(a1(a1x) c a2) b');
  expect(shape(insertNode(tree(), node('c'), { parent: undefined, before: undefined }))).toContain('b c');
});

test('EDIT-5 an entry needs Dutch words and a target', () => {
  const { page: _page, ...bare } = node('a');
  expect(isUnfinished(bare, false)).toBe(true);
  expect(isUnfinished(bare, true)).toBe(false);
  expect(isUnfinished({ ...bare, url: 'https://elders.example' }, false)).toBe(false);
  expect(isUnfinished({ ...bare, url: '//elders.example' }, false)).toBe(true);
  expect(isUnfinished({ ...node('a'), label: { nl: ' ', en: 'a', de: 'a' } }, false)).toBe(true);
});
