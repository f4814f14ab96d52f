import type { BackgroundVideo, ModuleDefinition, RootAttributes } from '../modules/define-module.ts';
import type { PlannedCopy } from './variants/plan-copies.ts';

/** A module ready to be rendered: values checked, migrated and resolved, data loaded. */
export interface PreparedNode {
  id: string;
  definition: ModuleDefinition;
  props: Record<string, unknown>;
  data: unknown;
  root: RootAttributes;
  backgroundVideo?: BackgroundVideo;
  /** The class of what its design makes it look like, where that is for an element inside (`looksInside`). */
  look?: string;
  slots: Record<string, PreparedNode[]>;
  /** What stands in its place where it has other content on some devices or under the pointer; see `variants/`. */
  copies?: readonly PreparedCopy[];
  /** The stored module's id, where `id` tells this copy of it from others. */
  copyOf?: string;
  /** Where a copy's values come from that are not the module's own. */
  origins?: PlannedCopy['origins'];
  /** Not every visitor sees it (MOD-7). */
  conditional?: boolean;
  /** An island that may not be in sight wakes by other signs than its definition says. */
  wake?: 'visible' | 'interaction';
}

export interface PreparedCopy extends Pick<PlannedCopy, 'devices' | 'hover'> {
  node: PreparedNode;
}

export type ProblemCode =
  | 'not-a-module'
  | 'unknown-type'
  | 'misplaced'
  | 'not-migrated'
  | 'not-valid'
  | 'design-not-valid'
  | 'variant-not-valid'
  | 'not-prepared'
  | 'not-rendered';

/** A module, or something of it, that was left out of the page, and why (MOD-8). */
export interface PageProblem {
  nodeId: string;
  type: string;
  code: ProblemCode;
  /** In English, for the log. */
  reason: string;
  /** The fields it is about: of the design for `design-not-valid`, otherwise the module's own. */
  fields?: readonly string[];
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
  /** What the conditions of its modules ask of a request (MOD-7). */
  asks: RequestConditions;
  problems: PageProblem[];
  /** False when a module could not be prepared now, but perhaps the next time: such a page is not kept. */
  whole: boolean;
}

export interface RequestConditions {
  query: boolean;
  /** Names of cookies; with one of them the page may be another. */
  cookies: ReadonlySet<string>;
}
