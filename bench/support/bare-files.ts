import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync } from 'node:zlib';

export interface BareFiles {
  baseUrl: string;
  stop(): Promise<void>;
}

/**
 * A page with its fonts and pictures as plain files of a bare node:http server, without any script: what the
 * same page costs when nothing but HTML, CSS and pictures is sent.
 */
export async function serveBare(address: string): Promise<BareFiles> {
  const page = await fetch(address, { headers: { 'accept-encoding': 'br' } });
  const html = (await page.text()).replace(/<script\b(?![^>]*ld\+json)[^>]*>.*?<\/script>/gs, '');
  const kept = new Map<string, Promise<{ type: string; bytes: Buffer }>>();
  const fetched = async (path: string, accept: string) => {
    const answer = await fetch(new URL(path, address), { headers: { accept } });
    const type = answer.headers.get('content-type') ?? 'application/octet-stream';
    return { type, bytes: Buffer.from(await answer.arrayBuffer()) };
  };
  const document = brotliCompressSync(html);
  const server = createServer(async (request, response) => {
    const path = request.url as string;
    if (path === new URL(address).pathname) {
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' });
      response.end(document);
      return;
    }
    const file = kept.get(path) ?? fetched(path, request.headers.accept ?? '*/*');
    kept.set(path, file);
    const { type, bytes } = await file;
    response.writeHead(200, {
      'content-type': type,
      'content-length': bytes.length,
      'cache-control': 'max-age=3600',
    });
    response.end(bytes);
  });
  const port = await listen(server);
  return {
    baseUrl: `http://localhost:${port}${new URL(address).pathname}`,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

const listen = (server: Server): Promise<number> =>
  new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port));
  });
