import { expect, test } from 'vitest';
import { demoSettings } from '../../../content/site/settings.ts';
import { languages } from '../../lib/language.ts';
import { registry } from '../../modules/registry.ts';
import { type PageNode, pageTreeSchema } from '../../page/page-node.ts';
import { readNode } from '../../page/read-node.ts';
import { footerPath, footerTree } from './footer-tree.ts';

const { menus, ...shop } = demoSettings;

function treeIn(language: (typeof languages)[number]) {
  const pagePath = (key: string) => (key === 'tours' ? undefined : `/${language}/${key}`);
  return footerTree({ shop, menus, language, pagePath });
}

const everyNode = (nodes: readonly PageNode[]): PageNode[] =>
  nodes.flatMap((node) => [node, ...everyNode(Object.values(node.slots ?? {}).flat())]);

test('EDIT-5 a footer of one’s own begins with modules that pages know', () => {
  for (const language of languages) {
    const tree = treeIn(language);
    expect(pageTreeSchema.safeParse(tree).success).toBe(true);
    for (const node of everyNode(tree)) {
      const definition = registry.definition(node.type);
      const parent = definition?.parent?.[0];
      const above = parent
        ? { definition: registry.definition(parent) as never, slot: 'columns' }
        : undefined;
      expect(readNode(node, registry, above), node.type).not.toHaveProperty('problem');
    }
    expect(footerPath(language)).toMatch(language === 'nl' ? /^\/footer$/ : /^\/(en|de)\/footer$/);
  }
});

test('EDIT-5 it says what the shop’s own footer says, without entries whose page is gone', () => {
  const words = JSON.stringify(treeIn('de'));
  expect(words).toContain(shop.address.street);
  expect(words).toContain('Alle Räder');
  expect(words).not.toContain('Alle Touren');
});
