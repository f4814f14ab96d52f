import type { SiteData } from '../fields/site-data.ts';
import type { Language } from '../lib/language.ts';
import type { ModuleServices } from './module-services.ts';

/** What the `load` of a module is given. */
export interface LoadContext {
  language: Language;
  site: SiteData;
  /** Pages above this one, from the home page down, this one last (for breadcrumbs). */
  trail: readonly { title: string; path: string }[];
  /** Today in the shop's time zone, `YYYY-MM-DD`. */
  today: string;
  services: ModuleServices;
  /** Names what the data depends on, e.g. `departures`: when that changes, the page is rendered anew. */
  dependsOn(name: string): void;
}

/**
 * Loads what a module shows from the database, on the server, before it is rendered. Stands beside the module
 * as `<type>.load.ts`; its result is the component's `data`.
 */
// biome-ignore lint/suspicious/noExplicitAny: the props' type is each module's own
export type ModuleLoad = (props: any, context: LoadContext) => Promise<unknown>;
