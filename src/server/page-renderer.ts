import { dateOf, type LocalDateTime } from '../lib/local-time.ts';
import type { ModuleRequest } from '../modules/module-request.ts';
import type { ModuleServices } from '../modules/module-services.ts';
import { registry } from '../modules/registry.ts';
import { isSiteWide, passedMoments, siteWide } from '../page/data-names.ts';
import type { CacheablePage } from '../page/html-cache.ts';
import type { PageAddress } from '../page/page.store.ts';
import type { CanvasMarking } from '../page/prepare-options.ts';
import { preparePage } from '../page/prepare-page.ts';
import type { PreparedNode, PreparedPage } from '../page/prepared-page.ts';
import { type QueryReading, queryRead } from '../page/query-reading.ts';
import { renderNodes } from '../page/render-page.tsx';
import { everyNode } from './page-facts.ts';
import type { PageShell, StaffView } from './page-shell.ts';
import { footerKey, type SiteSnapshot } from './site-snapshot.ts';
import { surroundingsOf } from './surroundings.ts';

interface Logger {
  warn(details: object, message: string): void;
}

export interface PageRendererOptions {
  shell: PageShell;
  services: ModuleServices;
  snapshot(): Promise<SiteSnapshot>;
  tree(revisionId: number): Promise<unknown>;
  /** What the shop's clock shows. */
  now(): LocalDateTime;
  log: Logger;
}

export interface PreparedAddress {
  address: PageAddress;
  /** Its dependencies are the footer's too. */
  page: PreparedPage;
  /** The modules in the foot of the page, where the site has a page for that. */
  footer: PreparedPage | undefined;
  snapshot: SiteSnapshot;
  /** What its modules read of the query. */
  reads: QueryReading;
  /** The query it was prepared for, as far as it is read; '' for the bare address and where the whole is read. */
  query: string;
}

interface PrepareTreeOptions {
  request?: PageRequest;
  canvas?: CanvasMarking;
  /** The tree is a part of the page: nothing stands around it. */
  isPart?: boolean;
}

/** What of a request a page may be made for. */
interface PageRequest extends ModuleRequest {
  /** Its `Cookie` header, for modules that only some visitors see; no module's own code is given it. */
  cookies?: string;
}

interface Kept {
  preparing: Promise<PreparedAddress>;
  /** Set when it is done and may be shown to everyone until something of it changes. */
  prepared?: PreparedAddress;
}

const bareRequest: ModuleRequest = { query: new URLSearchParams() };

/**
 * Makes finished pages out of stored ones. Preparing (reading, checking, loading data) is kept until what the
 * page depends on changes; rendering turns a prepared page into HTML.
 */
export class PageRenderer {
  readonly #options: PageRendererOptions;
  readonly #kept = new Map<PageAddress, Kept>();

  constructor(options: PageRendererOptions) {
    this.#options = options;
  }

  /** Drops every prepared page that depends on one of these names. */
  drop(names: ReadonlySet<string>): void {
    for (const [address, { prepared }] of this.#kept) {
      // A page still being prepared may have read what changed: then it is shown once and not kept.
      const fresh = prepared && ![...names].some((name) => prepared.page.dependencies.has(name));
      if (!fresh || [...names].some(isSiteWide)) this.#kept.delete(address);
    }
  }

  /** Moments that kept pages waited for and that have come: what depends on them is to be dropped. */
  passedMoments(): string[] {
    const now = this.#options.now();
    return [...this.#kept.values()].flatMap(({ prepared }) =>
      prepared ? passedMoments(prepared.page.dependencies, now) : [],
    );
  }

  /** All who ask for the bare page while it is being prepared wait for the same work. */
  prepare(address: PageAddress, request: PageRequest = bareRequest): Promise<PreparedAddress> {
    if (request !== bareRequest) return this.#prepare(address, request);
    const known = this.#kept.get(address);
    if (known) return known.preparing;
    const kept: Kept = { preparing: this.#prepare(address, request) };
    this.#kept.set(address, kept);
    const forget = () => this.#kept.get(address) === kept && this.#kept.delete(address);
    kept.preparing.then((prepared) => {
      const { page, snapshot } = prepared;
      // An address of an older snapshot may be of a page that has changed since.
      if (page.whole && snapshot.pageAt(address.path) === address) kept.prepared = prepared;
      else forget();
    }, forget);
    return kept.preparing;
  }

  async #prepare(address: PageAddress, request: PageRequest): Promise<PreparedAddress> {
    const tree = await this.#options.tree(address.revisionId);
    const prepared = await this.prepareTree(tree, address, { request });
    for (const problem of prepared.page.problems)
      this.#options.log.warn({ page: address.path, ...problem }, 'a module was left out');
    return prepared;
  }

  /** Prepares a tree that need not be published: a draft in the builder, a preview, a former revision. */
  async prepareTree(
    tree: unknown,
    address: PageAddress,
    { request = bareRequest, canvas, isPart }: PrepareTreeOptions = {},
  ): Promise<PreparedAddress> {
    const { services } = this.#options;
    const snapshot = await this.#options.snapshot();
    const site = snapshot.data(address.language);
    const now = this.#options.now();
    const { cookies, ...forModules } = request;
    const around = await surroundingsOf({ tree, address, isPart, canvas }, { ...this.#options, snapshot });
    const page = await preparePage(around.tree, {
      registry,
      site,
      load: {
        language: address.language,
        site,
        trail: trailTo(address, snapshot),
        path: address.key === footerKey ? '' : address.path,
        page: around.page,
        today: dateOf(now),
        services,
        request: forModules,
      },
      now,
      cookies,
      last: address.key === footerKey,
      canvas: around.canvas,
      fill: around.fill,
      source: around.source,
    });
    const footer = await this.#footerOf(address, snapshot, request);
    const prepared = { address, footer, snapshot, page: footer ? standingOn(page, footer) : page };
    const reads = queryReading(nodesOf(prepared), prepared.page.asks.query);
    return { ...prepared, reads, query: reads === 'whole' ? '' : queryRead(`${request.query}`, reads) };
  }

  async #footerOf(
    { key, language }: PageAddress,
    snapshot: SiteSnapshot,
    request: PageRequest,
  ): Promise<PreparedPage | undefined> {
    const footer = key === footerKey ? undefined : snapshot.page(footerKey, language);
    return footer && (await this.prepare(footer, request)).page;
  }

  /** Whether a prepared page is the one to keep, and so its HTML. */
  keeps(prepared: PreparedAddress): boolean {
    return this.#kept.get(prepared.address)?.prepared === prepared;
  }

  /**
   * Whether the HTML of a page prepared for a query may be kept: it stands on no more than its bare page, which was
   * prepared before it, and nothing of that has changed meanwhile.
   */
  keepsVariant(prepared: PreparedAddress, bare: PreparedAddress): boolean {
    const { dependencies, whole } = prepared.page;
    return whole && this.keeps(bare) && [...dependencies].every((name) => bare.page.dependencies.has(name));
  }

  render(prepared: PreparedAddress, status: number, view?: StaffView): CacheablePage {
    const { address, page } = prepared;
    const { html: main, problems } = renderNodes(page.nodes, address.language);
    for (const problem of problems)
      this.#options.log.warn({ page: address.path, ...problem }, 'a module was left out');
    const { body, headers } = this.#options.shell.document(prepared, main, status, view);
    return {
      body,
      headers,
      status,
      dependencies: new Set([...page.dependencies, ...siteWide]),
      reads: prepared.reads,
      cookies: page.asks.cookies,
    };
  }
}

/** A draft that is not on the site yet stands below what is. */
const trailTo = (address: PageAddress, snapshot: SiteSnapshot): PageAddress[] => {
  const trail = snapshot.trail(address);
  return trail.at(-1)?.path === address.path ? trail : [...trail, address];
};

/** A page is stale when its footer is, and another when that is. */
const standingOn = (page: PreparedPage, footer: PreparedPage): PreparedPage => ({
  ...page,
  dependencies: new Set([...page.dependencies, ...footer.dependencies]),
  asks: {
    query: page.asks.query || footer.asks.query,
    cookies: new Set([...page.asks.cookies, ...footer.asks.cookies]),
  },
  whole: page.whole && footer.whole,
});

/** The outermost modules of a page and of the footer it has. */
export const nodesOf = ({ page, footer }: Pick<PreparedAddress, 'page' | 'footer'>): PreparedNode[] => [
  ...page.nodes,
  ...(footer?.nodes ?? []),
];

function queryReading(nodes: readonly PreparedNode[], asksQuery: boolean): QueryReading {
  const all = everyNode(nodes);
  if (asksQuery || all.some(({ definition }) => definition.readsRequest)) return 'whole';
  return new Map(
    all.flatMap(({ definition, root, props }) =>
      Object.entries(definition.readsQuery?.(root.id, props) ?? {}),
    ),
  );
}
