import { resolveValues } from '../fields/fields-schema.ts';
import type { ModuleDefinition, RootAttributes } from '../modules/define-module.ts';
import { backgroundVideo } from './design/background-video.ts';
import type { DesignPart } from './design/design-css.ts';
import { type Device, devices } from './design/values-in-force.ts';
import { designClass, dress, isHiddenSomewhere, shownDesign } from './module-design.ts';
import {
  finishPreparation,
  isShownNow,
  loadData,
  type Preparation,
  startPreparation,
} from './preparation.ts';
import type { Filling, PrepareOptions } from './prepare-options.ts';
import type { PageProblem, PreparedCopy, PreparedNode, PreparedPage } from './prepared-page.ts';
import { type ReadNode, readNode } from './read-node.ts';
import { type PlannedCopy, planCopies } from './variants/plan-copies.ts';

/** Turns a stored tree into modules ready to render. What is unknown or invalid is left out and reported (MOD-8). */
export async function preparePage(tree: unknown, options: PrepareOptions): Promise<PreparedPage> {
  const page = startPreparation(options);
  const everywhere: Around = { devices, underPointer: false, copy: '', lazy: false };
  const nodes = await prepareNodes(Array.isArray(tree) ? tree : [], page, undefined, everywhere);
  return finishPreparation(page, nodes);
}

type Parent = { definition: ModuleDefinition; slot: string } | undefined;

/** What the modules around one mean for it. */
interface Around {
  /** The devices that it may be shown on. */
  devices: readonly Device[];
  /** Tells the copy of a module that it stands in, '' outside of any. */
  copy: string;
  /** Some device does not show it. */
  lazy: boolean;
  /** It is shown only while it is pointed at. */
  underPointer: boolean;
}

async function prepareNodes(
  stored: readonly unknown[],
  page: Preparation,
  parent: Parent,
  around: Around,
): Promise<PreparedNode[]> {
  const prepared: PreparedNode[] = [];
  for (const each of stored) {
    const read = readNode(each, page.options.registry, parent);
    const node =
      'problem' in read ? leaveOut(read.problem, page) : await prepareOrReport(read, page, parent, around);
    if (node) prepared.push(node);
  }
  return prepared;
}

function leaveOut(problem: PageProblem, page: Preparation): PreparedNode | undefined {
  page.problems.push(problem);
  return page.options.canvas?.absent(problem);
}

async function prepareOrReport(
  read: ReadNode,
  page: Preparation,
  parent: Parent,
  around: Around,
): Promise<PreparedNode | undefined> {
  page.problems.push(...read.problems);
  const { id: nodeId, type, shown } = read.node;
  const { canvas } = page.options;
  if (!canvas && shown && !isShownNow(shown, page)) return;
  try {
    return (await prepareCopies(read, page, parent, around)) ?? canvas?.absent({ nodeId, type });
  } catch (error) {
    page.whole = false;
    const reason = `it could not be prepared: ${error instanceof Error ? error.message : String(error)}`;
    return leaveOut({ nodeId, type, code: 'not-prepared', reason }, page);
  }
}

/** The module, or its copies side by side where it has other content on some devices or under the pointer. */
async function prepareCopies(
  read: ReadNode,
  page: Preparation,
  parent: Parent,
  around: Around,
): Promise<PreparedNode | undefined> {
  const { node, definition, values } = read;
  const here = isHiddenSomewhere(read.design) ? { ...around, lazy: true } : around;
  const shared = parent?.definition.slots?.[parent.slot]?.childProps ?? [];
  const planned = planCopies(values, read.variants, {
    ...{ devices: around.devices, mayHover: !around.underPointer, shared },
    keepEqual: page.options.canvas !== undefined,
  });
  const [only] = planned;
  if (planned.length === 1 && only) return prepareCopy(read, only, page, here, 'all');
  const copies: PreparedCopy[] = [];
  for (const [index, copy] of planned.entries()) {
    const name = index === 0 ? '' : `-${copy.devices[0]}${copy.hover ? '-hover' : ''}`;
    const within = {
      devices: copy.devices,
      underPointer: here.underPointer || copy.hover,
      copy: here.copy + name,
      lazy: true,
    };
    const prepared = await prepareCopy(read, copy, page, within, 'content');
    const hasRest = copies.at(-1)?.devices === copy.devices;
    if (prepared && (!copy.hover || hasRest))
      copies.push({ devices: copy.devices, hover: copy.hover, node: prepared });
  }
  const [first] = copies;
  if (!first) return;
  page.copies.devices ||= copies.some((copy) => copy.devices.length < around.devices.length);
  page.copies.hover ||= copies.some(({ hover }) => hover);
  const design = shownDesign(read, page.pictures.lazy);
  const className = designClass('place', design, {}, page);
  const root = {
    ...{ 'data-variants': '' as const },
    ...(node.anchor && !around.copy && { id: node.anchor }),
    ...(className && { className }),
  };
  const { props, data } = first.node;
  return { id: node.id + around.copy, definition, props, data, root: root as never, slots: {}, copies };
}

/** Undefined when the module has nothing to show. Throws when its data cannot be loaded or its own code fails. */
async function prepareCopy(
  read: ReadNode,
  { values, origins }: Pick<PlannedCopy, 'values' | 'origins'>,
  page: Preparation,
  around: Around,
  part: DesignPart,
): Promise<PreparedNode | undefined> {
  const { node, definition } = read;
  const { registry, canvas } = page.options;
  const site = around.lazy ? page.pictures.lazy : page.pictures.first;
  // Copies stand in a box that has the anchor; a copy within another has none, since an anchor stands once on a page.
  const anchor = part === 'content' || around.copy ? undefined : node.anchor;
  const props = resolveValues(definition.fields, values, site);
  const data = await loadData(definition, props, anchor, site, page);
  if (definition.isEmpty?.(props, data)) return;
  const design = shownDesign(read, site);
  const { look, ...dressed } = dress(definition, design, definition.styles?.(props) ?? {}, part, page);
  const root: RootAttributes = { 'data-module': node.type, ...(anchor && { id: anchor }), ...dressed };
  const slots: Record<string, PreparedNode[]> = {};
  for (const [slot, { filled }] of Object.entries(definition.slots ?? {})) {
    const filling = filled && (await page.options.fill?.({ id: node.id, type: node.type, props }));
    slots[slot] = filling
      ? await prepareFilling(filling, node, page, around)
      : await prepareNodes(node.slots?.[slot] ?? [], page, { definition, slot }, around);
    if (filling?.canvas) Object.assign(root, { 'data-page-root': '' });
    else if (filled && slots[slot].length === 0) return;
  }
  page.folders.add(registry.folder(node.type));
  const video = definition.hasGround ? backgroundVideo(design) : undefined;
  const prepared: PreparedNode = { id: node.id + around.copy, definition, props, data, root, slots };
  if (video) prepared.backgroundVideo = video;
  if (look) prepared.look = look;
  if (around.copy) prepared.copyOf = node.id;
  if (around.lazy && definition.hydrate) prepared.wake = wakeOf(definition.hydrate, around);
  if (!canvas) return prepared;
  return canvas.mark({ ...prepared, origins, conditional: node.shown !== undefined });
}

async function prepareFilling(
  { source, tree, canvas }: Filling,
  { id, type }: { id: string; type: string },
  page: Preparation,
  around: Around,
): Promise<PreparedNode[]> {
  if (page.within.includes(source)) {
    const reason = `${source} would stand within itself`;
    page.problems.push({ nodeId: id, type, code: 'not-prepared', reason });
    return [];
  }
  const options = { ...page.options, canvas };
  const inner: Preparation = { ...page, options, within: [...page.within, source] };
  const prepared = await prepareNodes(Array.isArray(tree) ? tree : [], inner, undefined, around);
  page.whole &&= inner.whole;
  page.status ??= inner.status;
  return prepared;
}

/** What is not shown never comes into view; content under the pointer stands in its place unseen, and waits for that. */
const wakeOf = (usual: 'visible' | 'idle' | 'interaction', { underPointer }: Around): PreparedNode['wake'] =>
  underPointer || usual === 'interaction' ? 'interaction' : 'visible';
