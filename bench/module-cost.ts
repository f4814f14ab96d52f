/**
 * What a module costs the server: pages of 100 and of 1,000 modules, and one of 300 with every type, each from its
 * stored tree to the finished document. Prints the processor time of one page as JSON.
 */
import { fixturePage, fixtureSite } from '../src/modules/fixture-page.ts';
import { moduleCss } from '../src/modules/module-css.ts';
import { registry } from '../src/modules/registry.ts';
import type { PageNode } from '../src/page/page-node.ts';
import { preparePage } from '../src/page/prepare-page.ts';
import { classesIn, pruneCss } from '../src/page/prune-css.ts';
import { renderNodes } from '../src/page/render-page.tsx';
import { largePage } from './support/large-page.ts';

const now = '2027-05-01T12:00';

/** Loaded data is that of the fixtures: what a database takes is not the question here. */
const withData = {
  ...registry,
  load: (type: string) => {
    if (!registry.load(type)) return;
    const data = registry.definition(type)?.fixtures.find((each) => each.data)?.data;
    return async () => structuredClone(data);
  },
};

const options = {
  registry: withData,
  site: fixtureSite,
  now,
  load: {
    language: 'nl' as const,
    site: fixtureSite,
    trail: [],
    path: '/',
    today: '2027-05-01',
    services: {} as never,
    request: { query: new URLSearchParams() },
  },
};

/** Modules of every type in turn, until there are as many as wanted. */
function everyKind(wanted: number): PageNode[] {
  const all = registry
    .all()
    .flatMap((definition) => definition.fixtures.map((fixture) => ({ definition, fixture })));
  const tree: PageNode[] = [];
  for (let index = 0, count = 0; count < wanted; index += 1) {
    const { definition, fixture } = all[index % all.length] as (typeof all)[number];
    const nodes = fixturePage(definition, fixture, registry, `k${index}`);
    count += countOf(nodes);
    tree.push(...nodes);
  }
  return tree;
}

const countOf = (nodes: readonly PageNode[]): number =>
  nodes.reduce((sum, { slots = {} }) => sum + 1 + countOf(Object.values(slots).flat()), 0);

async function render(tree: PageNode[]): Promise<number> {
  const page = await preparePage(structuredClone(tree), options);
  const { html } = renderNodes(page.nodes, 'nl');
  const classes = classesIn(html);
  const css = [...page.folders].map((folder) => pruneCss(moduleCss(folder), classes)).join('');
  return html.length + css.length + page.css.length;
}

/** Microseconds of processor for one page, the least of several rounds: others on the machine only add to it. */
async function cost(tree: PageNode[], times: number): Promise<number> {
  for (let warm = 0; warm < times; warm += 1) await render(tree);
  let least = Number.POSITIVE_INFINITY;
  for (let round = 0; round < 5; round += 1) {
    const before = process.cpuUsage();
    for (let time = 0; time < times; time += 1) await render(tree);
    const { user, system } = process.cpuUsage(before);
    least = Math.min(least, (user + system) / times);
  }
  return least;
}

const kinds = everyKind(300);
console.log(
  JSON.stringify({
    hundred: await cost(largePage(100), 50),
    thousand: await cost(largePage(1000), 5),
    kinds: await cost(kinds, 5),
    kindCount: countOf(kinds),
  }),
);
