import type { Picture, SiteData } from '../fields/site-data.ts';
import type { PageNode } from '../page/page-node.ts';
import type { FixtureNode, ModuleDefinition, ModuleFixture } from './define-module.ts';
import type { ModuleRegistry } from './registry.ts';

/**
 * A page with one module as a fixture describes it, inside the parents it needs. `load` is answered by the
 * fixture's own data.
 */
export function fixturePage(
  definition: ModuleDefinition,
  fixture: ModuleFixture,
  registry: ModuleRegistry,
): PageNode[] {
  let count = 0;
  const node = ({ type, props = {}, slots = {} }: FixtureNode): PageNode => {
    count += 1;
    return {
      id: `n${count}`,
      type,
      version: registry.definition(type)?.version ?? 1,
      props: { ...props },
      slots: Object.fromEntries(Object.entries(slots).map(([name, children]) => [name, children.map(node)])),
    };
  };
  return [withParents(node({ type: definition.type, ...fixture }), definition, registry)];
}

function withParents(node: PageNode, definition: ModuleDefinition, registry: ModuleRegistry): PageNode {
  const parent = definition.parent?.[0] && registry.definition(definition.parent[0]);
  if (!parent) return node;
  const [slot] =
    Object.entries(parent.slots ?? {}).find(([, { allow }]) => allow?.includes(definition.type)) ?? [];
  if (!slot) throw new Error(`${parent.type} has no slot for ${definition.type}`);
  const wrapped: PageNode = {
    id: `p${node.id}`,
    type: parent.type,
    version: parent.version,
    props: {},
    slots: { [slot]: [node] },
  };
  return withParents(wrapped, parent, registry);
}

const fixturePicture = (name: string): Picture => ({
  name: `${name}.000000`,
  width: 1200,
  height: 800,
  alt: 'Een fietser in de duinen',
  focus: { x: 0.5, y: 0.5 },
  placeholder: '',
});

/** A site in which every picture and page a fixture names exists. */
export const fixtureSite: SiteData = {
  language: 'nl',
  picture: fixturePicture,
  pagePath: (key) => (key === 'home' ? '/' : `/${key}`),
};
