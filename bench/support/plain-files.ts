/** A page's HTML, styles, fonts and pictures from bare node:http, without its scripts: the floor of loading it. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync } from 'node:zlib';

interface PlainFile {
  headers: Record<string, string>;
  bytes: Buffer;
}

/** Serves a copy of `pageUrl` without script; what the page asks for is fetched once and kept. */
export async function servePlainFiles(pageUrl: string): Promise<{ url: string; server: Server }> {
  const html = (await (await fetch(pageUrl)).text()).replace(
    /<script(?![^>]*application\/)[\s\S]*?<\/script>/g,
    '',
  );
  const page = brotliCompressSync(html);
  const files = new Map<string, PlainFile>();
  files.set('/', {
    headers: { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' },
    bytes: page,
  });
  const server = createServer(async (request, response) => {
    const path = request.url ?? '/';
    const file = files.get(path) ?? (await fetchFile(new URL(path, pageUrl), request.headers.accept));
    files.set(path, file);
    response.writeHead(200, { ...file.headers, 'content-length': String(file.bytes.length) });
    response.end(file.bytes);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { url: `http://localhost:${(server.address() as AddressInfo).port}/`, server };
}

async function fetchFile(url: URL, accept = '*/*'): Promise<PlainFile> {
  const answer = await fetch(url, { headers: { accept, 'accept-encoding': 'identity' } });
  return {
    headers: {
      'content-type': answer.headers.get('content-type') ?? '',
      'cache-control': answer.headers.get('cache-control') ?? '',
    },
    bytes: Buffer.from(await answer.arrayBuffer()),
  };
}
