import type { PageNode } from '../../../page/page-node.ts';
import type { Catalogue, CatalogueModule } from '../../catalogue.ts';
import type { ModuleTypes } from '../place-rules.ts';

const label = (name: string) => ({ nl: name, en: name, de: name });

const moduleOf = (type: string, rest: Partial<CatalogueModule> = {}): CatalogueModule => ({
  type,
  version: 1,
  label: label(type),
  about: label(`For ${type}.`),
  category: 'structure',
  fields: {},
  slots: {},
  designWithout: [],
  ...rest,
});

/** A few module types with each kind of place rule. */
export const smallCatalogue: Catalogue = {
  modules: [
    moduleOf('section', { slots: { content: { label: label('Content') } } }),
    moduleOf('row', {
      slots: { columns: { label: label('Columns'), allow: ['column'] } },
      starter: { slots: { columns: [{ type: 'column' }, { type: 'column' }] } },
    }),
    moduleOf('column', { slots: { content: { label: label('Content') } }, parent: ['row'] }),
    moduleOf('text', {
      category: 'text',
      fields: {
        words: {
          label: label('Words'),
          initial: 'New',
          control: { type: 'text', multiline: false, maximumLength: 200 },
        },
      },
    }),
  ],
  design: {},
  colours: [],
  lengths: [],
  icons: [],
};

export const smallTypes: ModuleTypes = new Map(smallCatalogue.modules.map((each) => [each.type, each]));

/** A module for tests: `node('row', 'r', { columns: [node('column', 'c')] })`. */
export const node = (type: string, id: string, slots?: Record<string, PageNode[]>): PageNode => ({
  id,
  type,
  version: 1,
  props: {},
  ...(slots && { slots }),
});

/** section a (text b, row c (column d (text e), column f)), text g */
export const smallTree = (): PageNode[] => [
  node('section', 'a', {
    content: [
      node('text', 'b'),
      node('row', 'c', {
        columns: [
          node('column', 'd', { content: [node('text', 'e')] }),
          node('column', 'f', { content: [] }),
        ],
      }),
    ],
  }),
  node('text', 'g'),
];
