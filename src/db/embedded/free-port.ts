import { createServer } from 'node:net';

/** `wanted` when nobody listens there, else any free port of the loopback address. */
export async function freePort(wanted?: number): Promise<number> {
  if (wanted !== undefined && (await canListen(wanted)) !== undefined) return wanted;
  const port = await canListen(0);
  if (port === undefined) throw new Error('no free port on 127.0.0.1');
  return port;
}

function canListen(port: number): Promise<number | undefined> {
  const { promise, resolve } = Promise.withResolvers<number | undefined>();
  const server = createServer();
  server.once('error', () => resolve(undefined));
  server.listen({ port, host: '127.0.0.1', exclusive: true }, () => {
    const address = server.address();
    server.close(() => resolve(typeof address === 'object' ? address?.port : undefined));
  });
  return promise;
}
