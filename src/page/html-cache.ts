import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { brotliCompress, brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { hasCookie } from './conditions/is-shown.ts';
import { type QueryReading, queryRead } from './query-reading.ts';

/** A finished page in every encoding, with its headers, ready to be sent as it is. */
interface Entry {
  etag: string;
  dependencies: ReadonlySet<string>;
  reads: QueryReading;
  /** Whoever has one of these cookies may see another page, which is not kept. */
  cookies: ReadonlySet<string>;
  status: number;
  /** The headers of a 304. */
  unchanged: Record<string, string>;
  brotli: Body;
  gzip: Body;
  identity: Body;
}

interface Body {
  headers: string[];
  bytes: Buffer;
}

export interface CacheablePage {
  body: Buffer;
  status: number;
  /** Every header but those of length and encoding. */
  headers: Record<string, string>;
  dependencies: ReadonlySet<string>;
  /** A page that reads the whole query is cached for its bare address only. */
  reads: QueryReading;
  /** Names of cookies that make it another page (MOD-7). */
  cookies: ReadonlySet<string>;
}

const brotliQuality = (quality: number) => ({ params: { [constants.BROTLI_PARAM_QUALITY]: quality } });

/**
 * Finished pages by path, compressed once. `answer` is asked before the framework sees the request, so that a
 * cached page costs about what sending its bytes costs.
 */
export class HtmlCache {
  readonly #entries = new Map<string, Entry>();
  /** Answers to what pages read of a query, by address; apart, so that they never crowd out the pages themselves. */
  readonly #variants = new Map<string, Entry>();
  readonly #limits: { pages: number; variants: number };

  constructor(limits = { pages: 2000, variants: 500 }) {
    this.#limits = limits;
  }

  /** Answers a request from the cache; false when it has to be rendered. */
  answer(request: IncomingMessage, response: ServerResponse): boolean {
    if (request.method !== 'GET' && request.method !== 'HEAD') return false;
    const url = request.url as string;
    const queryStart = url.indexOf('?');
    const entry =
      queryStart === -1
        ? this.#entries.get(url)
        : this.#answerTo(url.slice(0, queryStart), url.slice(queryStart + 1));
    if (!entry || (entry.cookies.size > 0 && hasCookie(request.headers.cookie, entry.cookies))) return false;
    const body = chooseBody(entry, request.headers['accept-encoding']);
    if (knows(request.headers['if-none-match'], entry.etag)) {
      response.writeHead(304, entry.unchanged);
      response.end();
      return true;
    }
    response.writeHead(entry.status, body.headers);
    response.end(request.method === 'HEAD' ? undefined : body.bytes);
    return true;
  }

  #answerTo(path: string, query: string): Entry | undefined {
    const bare = this.#entries.get(path);
    const read = bare && queryRead(query, bare.reads);
    return read ? this.#variants.get(`${path}?${read}`) : bare;
  }

  has(path: string, query = ''): boolean {
    return query ? this.#variants.has(`${path}?${query}`) : this.#entries.has(path);
  }

  /** `query` is what the page read of it (`queryRead`), '' for its bare address. */
  set(path: string, page: CacheablePage, query = ''): void {
    const identity = page.body;
    const etag = `W/"${createHash('sha1').update(identity).digest('base64url').slice(0, 16)}"`;
    const vary = page.cookies.size > 0 ? 'accept-encoding, cookie' : 'accept-encoding';
    const body = (bytes: Buffer, encoding?: string): Body => ({
      bytes,
      headers: Object.entries({
        ...page.headers,
        etag,
        vary,
        'content-length': String(bytes.length),
        ...(encoding && { 'content-encoding': encoding }),
      }).flat(),
    });
    const entry: Entry = {
      etag,
      status: page.status,
      unchanged: {
        etag,
        vary,
        'cache-control': page.headers['cache-control'] ?? 'no-cache',
      },
      dependencies: page.dependencies,
      reads: page.reads,
      cookies: page.cookies,
      identity: body(identity),
      gzip: body(gzipSync(identity), 'gzip'),
      brotli: body(brotliCompressSync(identity, brotliQuality(5)), 'br'),
    };
    if (query) keep(this.#variants, `${path}?${query}`, entry, this.#limits.variants);
    else keep(this.#entries, path, entry, this.#limits.pages);
    // The densest compression takes a while; it replaces the quick one when it is ready.
    brotliCompress(identity, brotliQuality(11), (error, bytes) => {
      if (!error) entry.brotli = body(bytes, 'br');
    });
  }

  /** Drops every page that depends on one of these names. */
  drop(names: Iterable<string>): void {
    for (const name of names) {
      for (const entries of [this.#entries, this.#variants]) {
        for (const [address, entry] of entries) {
          if (entry.dependencies.has(name)) entries.delete(address);
        }
      }
    }
  }
}

/** The oldest makes room for the newest. */
function keep(entries: Map<string, Entry>, address: string, entry: Entry, limit: number): void {
  entries.set(address, entry);
  if (entries.size > limit) entries.delete(entries.keys().next().value as string);
}

/** Whether a visitor's `If-None-Match`, which may list several, names this version; strong and weak are alike here. */
const knows = (header: string | undefined, etag: string): boolean =>
  header !== undefined && (header === '*' || header.includes(etag.slice('W/'.length)));

function chooseBody(entry: Entry, accepted: string | string[] | undefined): Body {
  const header = typeof accepted === 'string' ? accepted : '';
  if (/\bbr\b(?!;q=0(?:\.0*)?(?:,|$))/.test(header)) return entry.brotli;
  if (/\bgzip\b(?!;q=0(?:\.0*)?(?:,|$))/.test(header)) return entry.gzip;
  return entry.identity;
}
