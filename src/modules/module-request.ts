/**
 * The part of a request that a module may read: the names its definition tells by `readsQuery`, for which its page is
 * cached by address; or all of it by `readsRequest`, and then only the bare address is cached.
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
