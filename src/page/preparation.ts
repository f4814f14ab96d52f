import type { SiteData } from '../fields/site-data.ts';
import type { ModuleDefinition } from '../modules/define-module.ts';
import { isShown, nextMoment } from './conditions/is-shown.ts';
import { momentDependency } from './data-names.ts';
import { sharedDesignCss } from './design/shared-css.ts';
import type { ShownWhen } from './page-node.ts';
import type { PrepareOptions } from './prepare-options.ts';
import type { PageProblem, PreparedNode, PreparedPage } from './prepared-page.ts';
import { variantsCss } from './variants/variants-css.ts';

/** What comes together while the modules of a page are prepared one by one. */
export interface Preparation {
  options: PrepareOptions;
  /** Pictures are fetched lazily where a device may not show them, else the page's first one at once. */
  pictures: { first: SiteData; lazy: SiteData };
  css: Map<string, string>;
  /** Whether some module has copies for devices, or for the pointer. */
  copies: { devices: boolean; hover: boolean };
  folders: Set<string>;
  dependencies: Set<string>;
  status: number | undefined;
  inTitle: string[];
  asks: { query: boolean; cookies: Set<string> };
  problems: PageProblem[];
  whole: boolean;
  /** The sources of the filled slots that it is in, outermost first. */
  within: readonly string[];
}

/** The beginning of a page's preparation, to be filled module by module. */
export const startPreparation = (options: PrepareOptions): Preparation => ({
  options,
  pictures: options.last ? { first: options.site, lazy: options.site } : pictureOrder(options.site),
  css: new Map(),
  copies: { devices: false, hover: false },
  folders: new Set(),
  dependencies: new Set(),
  status: undefined,
  inTitle: [],
  asks: { query: false, cookies: new Set() },
  problems: [],
  whole: true,
  within: options.source ? [options.source] : [],
});

/** The page that was prepared, with its CSS. */
export function finishPreparation(page: Preparation, nodes: PreparedNode[]): PreparedPage {
  const { folders, dependencies, status, inTitle, asks, problems, whole } = page;
  const designRules = [...page.css.values()].join('');
  const css = designRules + sharedDesignCss(designRules) + variantsCss(page.copies);
  return { nodes, css, folders, dependencies, status, inTitle, asks, problems, whole };
}

/** The first picture a page asks for is the one its visitor sees first; one that not every device shows never waits for. */
function pictureOrder(site: SiteData): Preparation['pictures'] {
  let first = true;
  const inOrder = (priority: boolean): SiteData => ({
    ...site,
    picture(name) {
      const picture = site.picture(name);
      if (!picture || !first) return picture;
      first = false;
      return priority ? { ...picture, priority } : picture;
    },
  });
  return { first: inOrder(true), lazy: inOrder(false) };
}

/** Whether a module's conditions hold; the page depends on the next moment at which they change, and on what they ask. */
export function isShownNow(shown: ShownWhen, page: Preparation): boolean {
  const { now, load, cookies = '' } = page.options;
  const next = nextMoment(shown, now);
  if (next) page.dependencies.add(momentDependency(next));
  if (shown.query) page.asks.query = true;
  if (shown.cookie) page.asks.cookies.add(shown.cookie.name);
  return isShown(shown, { now, language: load.language, query: load.request.query, cookies });
}

/** What a module's `load` gives, its dependencies and its word on the answer noted for the page. */
export async function loadData(
  definition: ModuleDefinition,
  props: Record<string, unknown>,
  anchor: string | undefined,
  site: SiteData,
  page: Preparation,
): Promise<unknown> {
  const { registry, load: context } = page.options;
  return registry.load(definition.type)?.(props, {
    ...context,
    anchor,
    site,
    dependsOn: (name) => page.dependencies.add(name),
    answerWith: (status) => {
      page.status = status;
    },
    inTitle: (text) => page.inTitle.push(text),
  });
}
