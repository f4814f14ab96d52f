import { createHash } from 'node:crypto';
import { resolveValues } from '../fields/fields-schema.ts';
import type { SiteData } from '../fields/site-data.ts';
import type { ModuleDefinition, RootAttributes } from '../modules/define-module.ts';
import type { LoadContext } from '../modules/module-load.ts';
import type { ModuleRegistry } from '../modules/registry.ts';
import { type DesignValues, designCss } from './design/design-css.ts';
import { designFields } from './design/design-fields.ts';
import { readNode } from './read-node.ts';

/** A module ready to be rendered: values checked, migrated and resolved, data loaded. */
export interface PreparedNode {
  id: string;
  definition: ModuleDefinition;
  props: Record<string, unknown>;
  data: unknown;
  root: RootAttributes;
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
  problems: PageProblem[];
}

export interface PrepareOptions {
  registry: ModuleRegistry;
  site: SiteData;
  /** What modules' `load` is given. */
  load: Omit<LoadContext, 'dependsOn' | 'answerWith'>;
}

/** Turns a stored tree into modules ready to render. What is unknown or invalid is left out and reported (MOD-8). */
export async function preparePage(tree: unknown, options: PrepareOptions): Promise<PreparedPage> {
  const page: Preparation = {
    options,
    site: withPriorityPicture(options.site),
    css: new Map(),
    folders: new Set(),
    dependencies: new Set(),
    status: undefined,
    problems: [],
  };
  const nodes = await prepareNodes(Array.isArray(tree) ? tree : [], page, undefined);
  return {
    nodes,
    css: [...page.css.values()].join(''),
    folders: page.folders,
    dependencies: page.dependencies,
    status: page.status,
    problems: page.problems,
  };
}

interface Preparation {
  options: PrepareOptions;
  site: SiteData;
  css: Map<string, string>;
  folders: Set<string>;
  dependencies: Set<string>;
  status: number | undefined;
  problems: PageProblem[];
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
    const node = await prepareNode(each, page, parent);
    if (node) prepared.push(node);
  }
  return prepared;
}

async function prepareNode(
  stored: unknown,
  page: Preparation,
  parent: { definition: ModuleDefinition; slot: string } | undefined,
): Promise<PreparedNode | undefined> {
  const { registry, load } = page.options;
  const read = readNode(stored, registry, parent);
  if ('problem' in read) {
    page.problems.push(read.problem);
    return;
  }
  const { node, definition, values, design } = read;
  if (read.designProblem) page.problems.push(read.designProblem);
  const props = resolveValues(definition.fields, values, page.site);
  const data = await loadData(definition, props, page, load);
  if (data instanceof Failure) {
    page.problems.push({ nodeId: node.id, type: node.type, reason: data.reason });
    return;
  }
  if (definition.isEmpty?.(props, data)) return;
  const className = designClass(
    resolveValues(pick(designFields, design), design, page.site),
    definition,
    props,
    page,
  );
  const slots: Record<string, PreparedNode[]> = {};
  for (const slot of Object.keys(definition.slots ?? {})) {
    slots[slot] = await prepareNodes(node.slots?.[slot] ?? [], page, { definition, slot });
  }
  page.folders.add(registry.folder(node.type));
  return { id: node.id, definition, props, data, root: rootOf(node, className), slots };
}

const rootOf = (node: { type: string; anchor?: string }, className: string | undefined): RootAttributes => ({
  'data-module': node.type,
  ...(node.anchor && { id: node.anchor }),
  ...(className && { className }),
});

class Failure {
  readonly reason: string;
  constructor(error: unknown) {
    this.reason = `its data could not be loaded: ${error instanceof Error ? error.message : String(error)}`;
  }
}

async function loadData(
  definition: ModuleDefinition,
  props: Record<string, unknown>,
  page: Preparation,
  context: PrepareOptions['load'],
): Promise<unknown> {
  const load = page.options.registry.load(definition.type);
  if (!load) return undefined;
  try {
    return await load(props, {
      ...context,
      site: page.site,
      dependsOn: (name) => page.dependencies.add(name),
      answerWith: (status) => {
        page.status = status;
      },
    });
  } catch (error) {
    return new Failure(error);
  }
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
