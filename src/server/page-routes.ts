import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isLanguage, type Language } from '../lib/language.ts';
import type { ModuleServices } from '../modules/module-services.ts';
import { registry } from '../modules/registry.ts';
import { hasCookie } from '../page/conditions/is-shown.ts';
import type { CacheablePage, HtmlCache } from '../page/html-cache.ts';
import type { PageAddress, Redirect } from '../page/page.store.ts';
import { queryRead } from '../page/query-reading.ts';
import { formLimit } from './form-limit.ts';
import { everyNode } from './page-facts.ts';
import { nodesOf, type PageRenderer } from './page-renderer.ts';
import type { StaffView } from './page-shell.ts';
import { searchLimit } from './search-limit.ts';
import { isPartOfOthers, type SiteSnapshot } from './site-snapshot.ts';

export interface PageRoutesOptions {
  renderer: PageRenderer;
  cache: HtmlCache | undefined;
  snapshot(): Promise<SiteSnapshot>;
  services: ModuleServices;
  today(): string;
  staff: StaffVisits;
}

/** How pages learn that signed-in staff look at them (SITE-10). */
export interface StaffVisits {
  /** A request without this cookie is no staff's. */
  cookieName: string;
  /** What staff see above and around a page; undefined when the request is not theirs. */
  viewOf(request: FastifyRequest, page: PageAddress): Promise<StaffView | undefined>;
}

/** Every page of the site: `GET` shows it (SITE-1, SITE-4), `POST` answers a form on it that needs no script. */
export async function pageRoutes(app: FastifyInstance, options: PageRoutesOptions): Promise<void> {
  const { renderer, cache } = options;

  app.get('/*', { config: { rateLimit: searchLimit } }, async (request, reply) => {
    const { pathname, search } = addressOf(request);
    const found = await findPage(pathname, options);
    if (found.redirect) return redirect(reply, found.redirect, search);
    const bare = await renderer.prepare(found.address);
    const read = queryRead(search, bare.reads);
    const { cookie } = request.headers;
    const isKnown = hasCookie(cookie, bare.page.asks.cookies);
    const personal = isKnown || (read !== '' && bare.reads === 'whole');
    const prepared =
      read === '' && !isKnown
        ? bare
        : await renderer.prepare(found.address, {
            query: new URLSearchParams(personal ? search : read),
            ...(isKnown && { cookies: cookie }),
          });
    const status = prepared.page.status ?? found.status;
    if (cookie?.includes(options.staff.cookieName)) {
      const view = await options.staff.viewOf(request, found.address);
      if (view) return send(reply, renderer.render(prepared, status, view), { personal: true });
    }
    const page = renderer.render(prepared, status);
    if (personal) return send(reply, page, { personal });
    void send(reply, page, { personal: false });
    // One entry for each page: other spellings of its address (`/%74ours`) must not crowd the cache.
    const own = pathname === encodeURI(found.address.path);
    const lasting =
      prepared === bare ? renderer.keeps(bare) : status === 200 && renderer.keepsVariant(prepared, bare);
    if (own && found.status === 200 && lasting && !cache?.has(pathname, read))
      cache?.set(pathname, { ...page, headers: sentHeaders(reply) }, read);
    return reply;
  });

  app.post('/*', { bodyLimit: 64 * 1024, config: { rateLimit: formLimit } }, (request, reply) =>
    answerForm(request, reply, options),
  );
}

/** Only a module that stands on the page answers a form sent to it. */
async function answerForm(request: FastifyRequest, reply: FastifyReply, options: PageRoutesOptions) {
  const { renderer, services, today } = options;
  const { pathname, search } = addressOf(request);
  const found = await findPage(pathname, options);
  const form = formOf(request.body);
  const type = form.get('module') ?? '';
  const action = registry.action(type);
  if (found.status !== 200 || !action) return notFound(found, reply, renderer);
  const { address, snapshot } = found;
  const bare = await renderer.prepare(address);
  if (!everyNode(nodesOf(bare)).some(({ definition }) => definition.type === type))
    return notFound(found, reply, renderer);
  const { language, path } = address;
  const site = snapshot.data(language);
  const query = new URLSearchParams(search);
  const context = { language, site, trail: snapshot.trail(address), today: today(), services, path, query };
  const result = await action(form, context);
  // An island sends the same form and shows the same state, without the page around it.
  if (request.headers.accept === 'application/json') {
    reply.header('cache-control', 'no-store');
    if (result.kind === 'redirect') return reply.send({ location: result.location });
    return reply.code(result.status).send({ state: result.state });
  }
  if (result.kind === 'redirect') return reply.redirect(result.location, 303);
  const prepared = await renderer.prepare(address, {
    ...{ query, actionState: result.state },
    ...(hasCookie(request.headers.cookie, bare.page.asks.cookies) && { cookies: request.headers.cookie }),
  });
  return send(reply, renderer.render(prepared, result.status), { personal: true });
}

const addressOf = (request: FastifyRequest) => {
  const queryStart = request.url.indexOf('?');
  return queryStart === -1
    ? { pathname: request.url, search: '' }
    : { pathname: request.url.slice(0, queryStart), search: request.url.slice(queryStart) };
};

interface Found {
  address: PageAddress;
  snapshot: SiteSnapshot;
  status: number;
  redirect?: Redirect;
}

async function findPage(pathname: string, options: PageRoutesOptions): Promise<Found> {
  const snapshot = await options.snapshot();
  const path = decode(pathname);
  const address = path === undefined ? undefined : snapshot.pageAt(path);
  if (address && address.key !== 'not-found' && !isPartOfOthers(address.key))
    return { address, snapshot, status: 200 };
  const bare = withoutSlashes(path ?? '/');
  if (bare !== path && snapshot.pageAt(bare)) {
    const redirect = { target: bare, kind: 'permanent' as const };
    return { address: snapshot.pageAt(bare) as PageAddress, snapshot, status: 200, redirect };
  }
  const redirect = snapshot.redirectFrom(bare);
  const language = languageOf(path ?? '/');
  const missing = snapshot.page('not-found', language) ?? snapshot.page('not-found', 'nl');
  if (!missing) throw new Error('the site has no page with the key not-found');
  return { address: missing, snapshot, status: 404, redirect };
}

/** The visitor's query goes along, unless the target has one or a fragment of its own. */
function redirect(reply: FastifyReply, { target, kind }: Redirect, search: string) {
  const address = target.startsWith('/') ? encodeURI(target) : new URL(target).href;
  const whole = /[?#]/.test(address) ? address : address + search;
  return reply.redirect(whole, kind === 'permanent' ? 308 : 307);
}

/** A loop, for a pattern would go over an address of nothing but slashes again and again. */
function withoutSlashes(path: string): string {
  let end = path.length;
  while (end > 1 && path[end - 1] === '/') end -= 1;
  return path.slice(0, end);
}

/** The language a path belongs to by its prefix. */
export function languageOf(path: string): Language {
  const [, prefix] = path.split('/');
  return isLanguage(prefix) ? prefix : 'nl';
}

function decode(pathname: string): string | undefined {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return undefined;
  }
}

async function notFound(found: Found, reply: FastifyReply, renderer: PageRenderer) {
  const { snapshot, address } = found;
  const missing = snapshot.page('not-found', address.language) ?? address;
  return send(reply, renderer.render(await renderer.prepare(missing), 404), { personal: true });
}

function send(reply: FastifyReply, page: CacheablePage, { personal }: { personal: boolean }) {
  reply.code(page.status).headers(page.headers);
  if (page.cookies.size > 0) reply.header('vary', 'cookie');
  if (personal) reply.header('cache-control', 'no-store');
  return reply.send(page.body);
}

/** A sent form as its readers know it; of a field sent several times the first counts. */
const formOf = (body: unknown): URLSearchParams =>
  new URLSearchParams(
    Object.entries((body ?? {}) as Record<string, string | string[]>).map(([name, value]) => [
      name,
      Array.isArray(value) ? (value[0] ?? '') : String(value),
    ]),
  );

/** The headers of an answer, security's included, for the same answer from the cache. */
const sentHeaders = (reply: FastifyReply): Record<string, string> =>
  Object.fromEntries(
    Object.entries(reply.getHeaders())
      .filter(([name]) => name !== 'content-length')
      .map(([name, value]) => [name, String(value)]),
  );
