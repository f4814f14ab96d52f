import type { Picture, SiteData } from '../fields/site-data.ts';
import type { PageNode } from '../page/page-node.ts';
import type { FixtureNode, ModuleDefinition, ModuleFixture } from './define-module.ts';
import type { ModuleRegistry } from './registry.ts';

/** A page with one module as a fixture describes it, inside the parents it needs. */
export function fixturePage(
  definition: ModuleDefinition,
  fixture: ModuleFixture,
  registry: ModuleRegistry,
  /** Tells the modules of several fixtures on one page apart. */
  idPrefix = '',
): PageNode[] {
  let count = 0;
  const node = ({ type, props = {}, design, anchor, slots = {} }: FixtureNode): PageNode => {
    count += 1;
    return {
      id: `${idPrefix}n${count}`,
      type,
      version: registry.definition(type)?.version ?? 1,
      props: { ...props },
      ...(design && { design: { ...design } }),
      ...(anchor && { anchor }),
      slots: Object.fromEntries(Object.entries(slots).map(([name, children]) => [name, children.map(node)])),
    };
  };
  return [withParents(node({ type: definition.type, ...fixture }), definition, registry)];
}

/** A registry whose data is that of a fixture; modules beside it show the data of their own first fixture with some. */
export const withFixtureData = (registry: ModuleRegistry, type: string, data: unknown): ModuleRegistry => ({
  ...registry,
  load: (asked) => {
    if (!registry.load(asked)) return;
    const own = asked === type ? data : registry.definition(asked)?.fixtures.find((each) => each.data)?.data;
    return async () => structuredClone(own);
  },
});

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

const fixtureHash = '.000000';

/** The media name of a picture in a fixture's own data; undefined for anything else. */
export function fixturePictureName(value: object): string | undefined {
  const { name } = value as { name?: unknown };
  return typeof name === 'string' && name.endsWith(fixtureHash)
    ? name.slice(0, -fixtureHash.length)
    : undefined;
}

const fixturePicture = (name: string): Picture => ({
  name: name + fixtureHash,
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
