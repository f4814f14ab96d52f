import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { brotliCompress, brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** A finished page in every encoding, with its headers, ready to be sent as it is. */
interface Entry {
  etag: string;
  dependencies: ReadonlySet<string>;
  /** Pages that read the request are cached for the bare address only. */
  bareAddressOnly: boolean;
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
  bareAddressOnly: boolean;
}

const brotliQuality = (quality: number) => ({ params: { [constants.BROTLI_PARAM_QUALITY]: quality } });

/**
 * Finished pages by path, compressed once. `answer` is asked before the framework sees the request, so that a
 * cached page costs about what sending its bytes costs.
 */
export class HtmlCache {
  readonly #entries = new Map<string, Entry>();
  readonly #limit: number;

  constructor(limit = 2000) {
    this.#limit = limit;
  }

  /** Answers a request from the cache; false when it has to be rendered. */
  answer(request: IncomingMessage, response: ServerResponse): boolean {
    if (request.method !== 'GET' && request.method !== 'HEAD') return false;
    const url = request.url as string;
    const queryStart = url.indexOf('?');
    const entry = this.#entries.get(queryStart === -1 ? url : url.slice(0, queryStart));
    if (!entry || (queryStart !== -1 && entry.bareAddressOnly)) return false;
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

  has(path: string): boolean {
    return this.#entries.has(path);
  }

  set(path: string, page: CacheablePage): void {
    const identity = page.body;
    const etag = `W/"${createHash('sha1').update(identity).digest('base64url').slice(0, 16)}"`;
    const body = (bytes: Buffer, encoding?: string): Body => ({
      bytes,
      headers: Object.entries({
        ...page.headers,
        etag,
        vary: 'accept-encoding',
        'content-length': String(bytes.length),
        ...(encoding && { 'content-encoding': encoding }),
      }).flat(),
    });
    const entry: Entry = {
      etag,
      status: page.status,
      unchanged: {
        etag,
        vary: 'accept-encoding',
        'cache-control': page.headers['cache-control'] ?? 'no-cache',
      },
      dependencies: page.dependencies,
      bareAddressOnly: page.bareAddressOnly,
      identity: body(identity),
      gzip: body(gzipSync(identity), 'gzip'),
      brotli: body(brotliCompressSync(identity, brotliQuality(5)), 'br'),
    };
    this.#entries.set(path, entry);
    if (this.#entries.size > this.#limit) this.#entries.delete(this.#entries.keys().next().value as string);
    // The densest compression takes a while; it replaces the quick one when it is ready.
    brotliCompress(identity, brotliQuality(11), (error, bytes) => {
      if (!error) entry.brotli = body(bytes, 'br');
    });
  }

  /** Drops every page that depends on one of these names. */
  drop(names: Iterable<string>): void {
    for (const name of names) {
      for (const [path, entry] of this.#entries) {
        if (entry.dependencies.has(name)) this.#entries.delete(path);
      }
    }
  }
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
