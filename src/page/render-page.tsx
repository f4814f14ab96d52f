import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import type { Language } from '../lib/language.ts';
import type { SlotChild } from '../modules/define-module.ts';
import { devices } from './design/values-in-force.ts';
import { outlineOf } from './outline.ts';
import type { PageProblem, PreparedCopy, PreparedNode } from './prepared-page.ts';
import { StaticHtml } from './StaticHtml.tsx';

interface Rendering {
  language: Language;
  islands: Map<PreparedNode, string>;
  broken: ReadonlySet<PreparedNode>;
}

export interface RenderedBody {
  html: string;
  problems: PageProblem[];
}

/**
 * Renders prepared modules to HTML. Everything static is one pass of React; each island is a pass of its own
 * with its own prefix for `useId`, so that the browser can wake it by itself. A module whose component throws
 * is left out and reported; the rest of the page stands (MOD-8).
 */
export function renderNodes(
  nodes: readonly PreparedNode[],
  language: Language,
  /** Tells the ids of two renderings on one page apart. */
  identifierPrefix = '',
): RenderedBody {
  const rendered = renderOnce(nodes, language, identifierPrefix);
  const withOutline = everyWithOutline(nodes);
  if (withOutline.length === 0) return rendered;
  // Headings are known when all is rendered; a second time with them, and with an id on each.
  const { headings } = outlineOf(rendered.html);
  if (headings.length > 0) for (const node of withOutline) node.data = headings;
  const { html, problems } = renderOnce(nodes, language, identifierPrefix);
  return { html: outlineOf(html).html, problems };
}

const everyWithOutline = (nodes: readonly PreparedNode[]): PreparedNode[] =>
  nodes.flatMap((node) => [
    ...(node.definition.showsOutline ? [node] : []),
    ...everyWithOutline([
      ...Object.values(node.slots).flat(),
      ...(node.copies ?? []).map((copy) => copy.node),
    ]),
  ]);

function renderOnce(
  nodes: readonly PreparedNode[],
  language: Language,
  identifierPrefix: string,
): RenderedBody {
  const render = (broken: ReadonlySet<PreparedNode>) =>
    renderTree(nodes, { language, islands: new Map(), broken }, identifierPrefix);
  try {
    return { html: render(new Set()), problems: [] };
  } catch {
    const { broken, problems } = findBroken(nodes, language);
    return { html: render(broken), problems };
  }
}

/** The slow path: renders every module by itself, innermost first, to learn which ones throw. */
function findBroken(nodes: readonly PreparedNode[], language: Language) {
  const broken = new Set<PreparedNode>();
  const problems: PageProblem[] = [];
  const visit = (node: PreparedNode) => {
    for (const { node: copy } of node.copies ?? []) visit(copy);
    if (node.copies) return;
    for (const child of Object.values(node.slots).flat()) visit(child);
    try {
      renderTree([node], { language, islands: new Map(), broken });
    } catch (error) {
      broken.add(node);
      const reason = `it could not be shown: ${error instanceof Error ? error.message : String(error)}`;
      problems.push({
        ...{ nodeId: node.copyOf ?? node.id, type: node.definition.type },
        ...{ code: 'not-rendered', reason },
      });
    }
  };
  nodes.forEach(visit);
  return { broken, problems };
}

/** One pass of React; passes that end up in one page need prefixes of their own to keep `useId` unique. */
function renderTree(nodes: readonly PreparedNode[], rendering: Rendering, identifierPrefix = ''): string {
  renderIslandsIn(nodes, rendering);
  return renderToString(
    nodes.map((node) => moduleElement(node, rendering)),
    { identifierPrefix },
  );
}

function renderIslandsIn(nodes: readonly PreparedNode[], rendering: Rendering) {
  for (const node of nodes) {
    if (rendering.broken.has(node)) continue;
    if (node.copies)
      renderIslandsIn(
        node.copies.map((copy) => copy.node),
        rendering,
      );
    else if (node.definition.hydrate) rendering.islands.set(node, renderIsland(node, rendering));
    else for (const slot of Object.values(node.slots)) renderIslandsIn(slot, rendering);
  }
}

function renderIsland(node: PreparedNode, rendering: Rendering): string {
  const { Component } = node.definition;
  const slots = mapSlots(node, rendering, (child) => (
    <StaticHtml key={child.id} html={renderTree([child], rendering, child.id)} />
  ));
  return renderToString(<Component {...node.props} {...contextOf(node, rendering)} slots={slots} />, {
    identifierPrefix: node.id,
  });
}

const contextOf = (node: PreparedNode, { language }: Rendering) => ({
  root: node.root,
  ...(node.backgroundVideo && { backgroundVideo: node.backgroundVideo }),
  ...(node.look && { look: node.look }),
  language,
  data: node.data,
});

function moduleElement(node: PreparedNode, rendering: Rendering): ReactNode {
  if (rendering.broken.has(node)) return null;
  if (node.copies) return copiesElement(node, node.copies, rendering);
  const island = rendering.islands.get(node);
  if (island !== undefined) {
    return (
      <zadel-island
        key={node.id}
        data-island={node.definition.type}
        data-wake={node.wake ?? node.definition.hydrate}
        data-prefix={node.id}
        data-props={JSON.stringify(islandProps(node, rendering))}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: React's own output of the island's pass
        dangerouslySetInnerHTML={{ __html: island }}
      />
    );
  }
  const { Component } = node.definition;
  const slots = mapSlots(node, rendering, (child) => moduleElement(child, rendering));
  return <Component key={node.id} {...node.props} {...contextOf(node, rendering)} slots={slots} />;
}

/** One box with every copy in it, of which the page's CSS shows one at a time; see `variants/variants-css.ts`. */
const copiesElement = ({ id, root }: PreparedNode, copies: readonly PreparedCopy[], rendering: Rendering) => (
  <div key={id} {...root}>
    {copies.map(({ node, devices: shownOn, hover }, index) => (
      <div
        key={node.id}
        data-not={devices.filter((device) => !shownOn.includes(device)).join(' ') || undefined}
        data-hover={hover ? '' : undefined}
        data-rest={!hover && copies[index + 1]?.hover ? '' : undefined}
      >
        {moduleElement(node, rendering)}
      </div>
    ))}
  </div>
);

/** What the browser needs to wake an island; its slots' markup stays where it is. */
const islandProps = (node: PreparedNode, rendering: Rendering) => ({
  ...node.props,
  ...contextOf(node, rendering),
  slots: mapSlots(node, rendering, () => undefined),
});

function mapSlots(
  node: PreparedNode,
  rendering: Rendering,
  toElement: (child: PreparedNode) => ReactNode,
): Record<string, SlotChild[]> {
  const slots: Record<string, SlotChild[]> = {};
  for (const [name, children] of Object.entries(node.slots)) {
    const shared = node.definition.slots?.[name]?.childProps ?? [];
    slots[name] = children
      .filter((child) => !rendering.broken.has(child))
      .map((child) => ({
        key: child.id,
        type: child.definition.type,
        anchor: child.root.id,
        props: Object.fromEntries(shared.map((prop) => [prop, child.props[prop]])),
        element: toElement(child),
      }));
  }
  return slots;
}
