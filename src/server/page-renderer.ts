import type { ModuleRequest } from '../modules/module-request.ts';
import type { ModuleServices } from '../modules/module-services.ts';
import { registry } from '../modules/registry.ts';
import type { CacheablePage } from '../page/html-cache.ts';
import type { PageAddress } from '../page/page.store.ts';
import { type PreparedPage, preparePage } from '../page/prepare-page.ts';
import { renderNodes } from '../page/render-page.tsx';
import { everyNode } from './page-facts.ts';
import type { PageShell } from './page-shell.ts';
import type { SiteSnapshot } from './site-snapshot.ts';

interface Logger {
  warn(details: object, message: string): void;
}

export interface PageRendererOptions {
  shell: PageShell;
  services: ModuleServices;
  snapshot(): Promise<SiteSnapshot>;
  tree(revisionId: number): Promise<unknown>;
  today(): string;
  log: Logger;
}

export interface PreparedAddress {
  address: PageAddress;
  page: PreparedPage;
  snapshot: SiteSnapshot;
  /** A module of the page reads the request. */
  readsRequest: boolean;
}

const bareRequest: ModuleRequest = { query: new URLSearchParams() };

/**
 * Makes finished pages out of stored ones. Preparing (reading, checking, loading data) is kept until what the
 * page depends on changes; rendering turns a prepared page into HTML.
 */
export class PageRenderer {
  readonly #options: PageRendererOptions;
  readonly #prepared = new Map<string, PreparedAddress>();
  #drops = 0;

  constructor(options: PageRendererOptions) {
    this.#options = options;
  }

  /** Drops every prepared page that depends on one of these names. */
  drop(names: ReadonlySet<string>): void {
    this.#drops += 1;
    for (const [path, { page }] of this.#prepared) {
      if ([...names].some((name) => page.dependencies.has(name) || isSiteWide(name))) {
        this.#prepared.delete(path);
      }
    }
  }

  async prepare(address: PageAddress, request: ModuleRequest = bareRequest): Promise<PreparedAddress> {
    const bare = request === bareRequest;
    const kept = bare && this.#prepared.get(address.path);
    if (kept) return kept;
    const { services, log } = this.#options;
    const drops = this.#drops;
    const snapshot = await this.#options.snapshot();
    const site = snapshot.data(address.language);
    const page = await preparePage(await this.#options.tree(address.revisionId), {
      registry,
      site,
      load: {
        language: address.language,
        site,
        trail: snapshot.trail(address),
        today: this.#options.today(),
        services,
        request,
      },
    });
    for (const problem of page.problems)
      log.warn({ page: address.path, ...problem }, 'a module was left out');
    const prepared = { address, page, snapshot, readsRequest: readsRequest(page) };
    // What was dropped meanwhile may be part of it: then it is shown once and not kept.
    if (bare && drops === this.#drops) this.#prepared.set(address.path, prepared);
    return prepared;
  }

  /** Whether a prepared page is the one to keep, and so its HTML. */
  keeps(prepared: PreparedAddress): boolean {
    return this.#prepared.get(prepared.address.path) === prepared;
  }

  render(prepared: PreparedAddress, status: number): CacheablePage {
    const { address, page } = prepared;
    const { html: main, problems } = renderNodes(page.nodes, address.language);
    for (const problem of problems)
      this.#options.log.warn({ page: address.path, ...problem }, 'a module was left out');
    const { body, headers } = this.#options.shell.document(prepared, main, status);
    return {
      body,
      headers,
      status,
      dependencies: new Set([...page.dependencies, ...siteWide]),
      bareAddressOnly: prepared.readsRequest,
    };
  }
}

/** A change of these changes every page. */
const siteWide = ['pages', 'media', 'settings'];
const isSiteWide = (name: string) => siteWide.includes(name);

const readsRequest = (page: PreparedPage): boolean =>
  everyNode(page.nodes).some(({ definition }) => definition.readsRequest);
