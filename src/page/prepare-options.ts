import type { SiteData } from '../fields/site-data.ts';
import type { LocalDateTime } from '../lib/local-time.ts';
import type { LoadContext, OfPreparing } from '../modules/module-load.ts';
import type { ModuleRegistry } from '../modules/registry.ts';
import type { PreparedNode } from './prepared-page.ts';

export interface PrepareOptions {
  registry: ModuleRegistry;
  site: SiteData;
  /** What modules' `load` is given. */
  load: Omit<LoadContext, OfPreparing>;
  /** What the shop's clock shows: modules with a period of their own come and go by it. */
  now: LocalDateTime;
  /** The request's cookies, for modules that only some visitors see; none for a page that everyone gets. */
  cookies?: string;
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
