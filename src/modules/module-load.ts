import type { SiteData } from '../fields/site-data.ts';
import type { Language } from '../lib/language.ts';
import type { DataName } from '../page/data-names.ts';
import type { PostSettings } from '../page/page-settings.ts';
import type { ActionResult, ModuleRequest } from './module-request.ts';
import type { ModuleServices } from './module-services.ts';

/** What the `load` of a module is given. */
export interface LoadContext {
  language: Language;
  site: SiteData;
  /** Pages above this one, from the home page down, this one last (for breadcrumbs). */
  trail: readonly { title: string; path: string }[];
  /** The page's own path, for links to itself; '' in the footer, which stands on every page. */
  path: string;
  /** The page it stands on, around a post that post; left out where a module is shown by itself. */
  page?: SurroundingPage;
  /** The module's own anchor. */
  anchor: string | undefined;
  /** Today in the shop's time zone, `YYYY-MM-DD`. */
  today: string;
  services: ModuleServices;
  /** The bare address when the page is rendered for everyone. */
  request: ModuleRequest;
  /** Names what the data depends on, e.g. `departures`: when that changes, the page is rendered anew. */
  dependsOn(name: DataName): void;
  /** Answers with this status instead of 200, e.g. 403 for a link that is not ours, 404 for a page beyond the last. */
  answerWith(status: number): void;
  /** Says in the page's title what this answer is beside others of its address, e.g. 'Page 2'. */
  inTitle(text: string): void;
}

/** What a module may know of the page it stands on, published or a draft. */
export interface SurroundingPage {
  key: string;
  title: string;
  post: PostSettings | undefined;
  /** How long reading its modules takes, at least 1. */
  readingMinutes(): number;
}

/** What preparing a page hands to each module's `load` beside what is the same for all. */
export type OfPreparing = 'dependsOn' | 'answerWith' | 'inTitle' | 'anchor';

/**
 * Loads what a module shows from the database, on the server, before it is rendered. Stands beside the module
 * as `<type>.load.ts`; its result is the component's `data`.
 */
// biome-ignore lint/suspicious/noExplicitAny: the props' type is each module's own
export type ModuleLoad = (props: any, context: LoadContext) => Promise<unknown>;

export interface ActionContext extends Omit<LoadContext, OfPreparing | 'request' | 'page'> {
  query: URLSearchParams;
}

/**
 * Answers a form sent to the page by POST, without script. Stands beside the module as `<type>.action.ts`; a
 * hidden field `module` of the form names the type.
 */
export type ModuleAction = (form: URLSearchParams, context: ActionContext) => Promise<ActionResult>;
