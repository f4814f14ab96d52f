/** A node:http server that answers every request with the same bytes: nothing can be faster here. */
import { createServer } from 'node:http';

process.once('message', ({ bytes, headers }: { bytes: string; headers: Record<string, string> }) => {
  const body = Buffer.from(bytes, 'base64');
  const server = createServer((_request, response) => {
    response.writeHead(200, headers);
    response.end(body);
  });
  server.listen(0, '127.0.0.1', () => process.send?.(server.address()));
});
