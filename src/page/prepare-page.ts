import { createHash } from 'node:crypto';
import { resolveValues } from '../fields/fields-schema.ts';
import type { SiteData } from '../fields/site-data.ts';
import type { LocalDateTime } from '../lib/local-time.ts';
import type { BackgroundVideo, ModuleDefinition, RootAttributes } from '../modules/define-module.ts';
import type { LoadContext, OfPreparing } from '../modules/module-load.ts';
import type { ModuleRegistry } from '../modules/registry.ts';
import { momentDependency } from './data-names.ts';
import { backgroundVideo } from './design/background-video.ts';
import { designCss } from './design/design-css.ts';
import { designFields } from './design/design-fields.ts';
import { hasEntrance } from './design/motion.ts';
import { sharedDesignCss } from './design/shared-css.ts';
import type { DesignValues } from './design/values-in-force.ts';
import type { ShownPeriod } from './page-node.ts';
import { type ReadNode, readNode } from './read-node.ts';

/** A module ready to be rendered: values checked, migrated and resolved, data loaded. */
export interface PreparedNode {
  id: string;
  definition: ModuleDefinition;
  props: Record<string, unknown>;
  data: unknown;
  root: RootAttributes;
  backgroundVideo?: BackgroundVideo;
  slots: Record<string, PreparedNode[]>;
}

/** A module that was left out of the page, and why (MOD-8). */
export interface PageProblem {
  nodeId: string;
  type: string;
  reason: string;
}

export interface PreparedPage {
  nodes: PreparedNode[];
  /** The design rules of this page's modules. */
  css: string;
  /** Folders of the modules on the page, whose CSS it needs. */
  folders: ReadonlySet<string>;
  /** Everything its modules' data depends on; a change of one makes the page stale. */
  dependencies: ReadonlySet<string>;
  /** The status that a module's data asks for, if any does. */
  status: number | undefined;
  /** What stands in the title before the page's own. */
  inTitle: readonly string[];
  problems: PageProblem[];
  /** False when a module could not be prepared now, but perhaps the next time: such a page is not kept. */
  whole: boolean;
}

export interface PrepareOptions {
  registry: ModuleRegistry;
  site: SiteData;
  /** What modules' `load` is given. */
  load: Omit<LoadContext, OfPreparing>;
  /** What the shop's clock shows: modules with a period of their own come and go by it. */
  now: LocalDateTime;
  /** It stands below everything else: none of its pictures is the first that a visitor sees. */
  last?: boolean;
  /** Set for the builder's canvas, which shows and marks more than visitors see. */
  canvas?: CanvasMarking;
  /** Finds what stands in a module's `filled` slot; without an answer it is what the tree itself has there. */
  fill?(module: FilledModule): Promise<Filling | undefined>;
  /** The name of this tree among the sources of `fill`. */
  source?: string;
}

export interface FilledModule {
  id: string;
  type: string;
  props: Readonly<Record<string, unknown>>;
}

/** A tree that stands within another. */
export interface Filling {
  /** Names it: one that would stand within itself is left out and reported. */
  source: string;
  /** Its modules have ids of their own. */
  tree: unknown;
  /** Set where this tree is the one on the builder's canvas. */
  canvas?: CanvasMarking | undefined;
}

/** How the builder's canvas tells its modules apart and shows those that a visitor's page leaves out. */
export interface CanvasMarking {
  mark(node: PreparedNode): PreparedNode;
  /** What stands in the place of a module that has nothing to show, or cannot (`reason`). */
  absent(left: { nodeId: string; type: string; reason?: string }): PreparedNode | undefined;
}

/** Turns a stored tree into modules ready to render. What is unknown or invalid is left out and reported (MOD-8). */
export async function preparePage(tree: unknown, options: PrepareOptions): Promise<PreparedPage> {
  const page: Preparation = {
    options,
    site: options.last ? options.site : withPriorityPicture(options.site),
    css: new Map(),
    folders: new Set(),
    dependencies: new Set(),
    status: undefined,
    inTitle: [],
    problems: [],
    whole: true,
    within: options.source ? [options.source] : [],
  };
  const nodes = await prepareNodes(Array.isArray(tree) ? tree : [], page, undefined);
  const designRules = [...page.css.values()].join('');
  return {
    nodes,
    css: designRules + sharedDesignCss(designRules),
    folders: page.folders,
    dependencies: page.dependencies,
    status: page.status,
    inTitle: page.inTitle,
    problems: page.problems,
    whole: page.whole,
  };
}

interface Preparation {
  options: PrepareOptions;
  site: SiteData;
  css: Map<string, string>;
  folders: Set<string>;
  dependencies: Set<string>;
  status: number | undefined;
  inTitle: string[];
  problems: PageProblem[];
  whole: boolean;
  /** The sources of the filled slots that it is in, outermost first. */
  within: readonly string[];
}

/** The first picture a page asks for is the one its visitor sees first. */
function withPriorityPicture(site: SiteData): SiteData {
  let first = true;
  return {
    ...site,
    picture(name) {
      const picture = site.picture(name);
      if (!picture || !first) return picture;
      first = false;
      return { ...picture, priority: true };
    },
  };
}

async function prepareNodes(
  stored: readonly unknown[],
  page: Preparation,
  parent: { definition: ModuleDefinition; slot: string } | undefined,
): Promise<PreparedNode[]> {
  const prepared: PreparedNode[] = [];
  for (const each of stored) {
    const read = readNode(each, page.options.registry, parent);
    const node = 'problem' in read ? leaveOut(read.problem, page) : await prepareOrReport(read, page);
    if (node) prepared.push(node);
  }
  return prepared;
}

function leaveOut(problem: PageProblem, page: Preparation): PreparedNode | undefined {
  page.problems.push(problem);
  return page.options.canvas?.absent(problem);
}

async function prepareOrReport(read: ReadNode, page: Preparation): Promise<PreparedNode | undefined> {
  if (read.designProblem) page.problems.push(read.designProblem);
  const { id: nodeId, type, shown } = read.node;
  const { canvas, now } = page.options;
  if (!canvas && shown && !isShown(shown, now, page)) return;
  try {
    const node = await prepareNode(read, page);
    if (!canvas) return node;
    return node ? canvas.mark(node) : canvas.absent({ nodeId, type });
  } catch (error) {
    page.whole = false;
    const reason = `it could not be prepared: ${error instanceof Error ? error.message : String(error)}`;
    return leaveOut({ nodeId, type, reason }, page);
  }
}

/** Whether a module's period holds now; the page depends on the next moment at which that changes. */
function isShown({ from, until }: ShownPeriod, now: LocalDateTime, page: Preparation): boolean {
  const next = [from, until].filter((moment) => moment !== undefined && moment > now).sort()[0];
  if (next) page.dependencies.add(momentDependency(next));
  return (from === undefined || from <= now) && (until === undefined || now < until);
}

/** Undefined when the module has nothing to show. Throws when its data cannot be loaded or its own code fails. */
async function prepareNode(
  { node, definition, values, design }: ReadNode,
  page: Preparation,
): Promise<PreparedNode | undefined> {
  const { registry } = page.options;
  const props = resolveValues(definition.fields, values, page.site);
  const data = await loadData(definition, props, node.anchor, page);
  if (definition.isEmpty?.(props, data)) return;
  const shownDesign: DesignValues = resolveValues(pick(designFields, design), design, page.site);
  const root = {
    ...rootOf(node, designClass(shownDesign, definition, props, page)),
    ...(hasEntrance(shownDesign) && { 'data-enter': '' as const }),
  };
  const slots: Record<string, PreparedNode[]> = {};
  for (const [slot, { filled }] of Object.entries(definition.slots ?? {})) {
    const filling = filled && (await page.options.fill?.({ id: node.id, type: node.type, props }));
    slots[slot] = filling
      ? await prepareFilling(filling, node, page)
      : await prepareNodes(node.slots?.[slot] ?? [], page, { definition, slot });
    if (filling?.canvas) Object.assign(root, { 'data-page-root': '' });
    else if (filled && slots[slot].length === 0) return;
  }
  page.folders.add(registry.folder(node.type));
  const video = definition.hasGround ? backgroundVideo(shownDesign) : undefined;
  return { id: node.id, definition, props, data, root, slots, ...(video && { backgroundVideo: video }) };
}

async function prepareFilling(
  { source, tree, canvas }: Filling,
  { id, type }: { id: string; type: string },
  page: Preparation,
): Promise<PreparedNode[]> {
  if (page.within.includes(source)) {
    page.problems.push({ nodeId: id, type, reason: `${source} would stand within itself` });
    return [];
  }
  const options = { ...page.options, canvas };
  const inner: Preparation = { ...page, options, within: [...page.within, source] };
  const prepared = await prepareNodes(Array.isArray(tree) ? tree : [], inner, undefined);
  page.whole &&= inner.whole;
  page.status ??= inner.status;
  return prepared;
}

const rootOf = (node: { type: string; anchor?: string }, className: string | undefined): RootAttributes => ({
  'data-module': node.type,
  ...(node.anchor && { id: node.anchor }),
  ...(className && { className }),
});

async function loadData(
  definition: ModuleDefinition,
  props: Record<string, unknown>,
  anchor: string | undefined,
  page: Preparation,
): Promise<unknown> {
  const { registry, load: context } = page.options;
  return registry.load(definition.type)?.(props, {
    ...context,
    anchor,
    site: page.site,
    dependsOn: (name) => page.dependencies.add(name),
    answerWith: (status) => {
      page.status = status;
    },
    inTitle: (text) => page.inTitle.push(text),
  });
}

const pick = <T extends object>(all: T, names: object): Partial<T> =>
  Object.fromEntries(Object.entries(all).filter(([name]) => name in names)) as Partial<T>;

/** One class per distinct design, so that twenty equal cards cost one rule. */
function designClass(
  design: DesignValues,
  definition: ModuleDefinition,
  props: Record<string, unknown>,
  page: Preparation,
): string | undefined {
  const rules = designCss('&', design, definition.styles?.(props));
  if (!rules) return;
  const className = `d${createHash('sha256').update(rules).digest('base64url').replace(/\W/g, '').slice(0, 6)}`;
  page.css.set(className, rules.replaceAll('&', `.${className}`));
  return className;
}
