import { createServer } from 'node:net';
import { bad, type Check, well } from './check.ts';

export const portCheck: Check = {
  name: 'Port',
  async run({ host, port }) {
    const problem = await listenProblem(host, port);
    if (problem === undefined) return well(`${host}:${port} is free`);
    const local = host === '0.0.0.0' || host === '::' ? 'localhost' : host;
    const answer = await fetch(`http://${local}:${port}/healthz`, {
      signal: AbortSignal.timeout(3_000),
    }).catch(() => {});
    if (problem === 'EADDRINUSE' && answer?.ok) return well(`Zadel answers at ${host}:${port}`);
    return bad(`${host}:${port} cannot be used (${problem})`, 'Choose another PORT, or another HOST.');
  },
};

function listenProblem(host: string, port: number): Promise<string | undefined> {
  const { promise, resolve } = Promise.withResolvers<string | undefined>();
  const server = createServer();
  server.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
  server.listen({ host, port }, () => server.close(() => resolve(undefined)));
  return promise;
}
