/**
 * The part of a request that a module may read when its definition says `readsRequest`. Such a page is cached
 * for its bare address only.
 */
export interface ModuleRequest {
  query: URLSearchParams;
  /** What the module's action left for this answer, e.g. a form's values and errors. */
  actionState?: unknown;
}

export type ActionResult =
  /** Show the page again with this state for the module's `load`. */
  | { kind: 'show'; status: number; state: unknown }
  /** Go on to another address; answered with 303. */
  | { kind: 'redirect'; location: string };
