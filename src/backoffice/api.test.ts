import { afterEach, expect, test, vi } from 'vitest';
import { ApiError, api, onSessionEnded } from './api.ts';

interface Sent {
  url: string;
  method: string;
  headers: Record<string, string>;
  body: unknown;
}

const answer = (status: number, body?: unknown) =>
  new Response(body === undefined ? null : JSON.stringify(body), { status });

const notSignedIn = () => answer(401, { error: { code: 'not-signed-in', message: 'Log in.' } });

/** A server that gives these answers in turn. */
function server(...answers: (() => Response)[]): Sent[] {
  const sent: Sent[] = [];
  vi.stubGlobal('fetch', async (url: string, { method, headers, body }: Sent) => {
    sent.push({ url, method, headers, body });
    const next = answers[sent.length - 1];
    if (!next) throw new TypeError('Failed to fetch');
    return next();
  });
  return sent;
}

const refusal = async (request: Promise<unknown>): Promise<ApiError> => {
  const error = await request.catch((caught: unknown) => caught);
  if (!(error instanceof ApiError)) throw new Error('was not refused');
  return error;
};

let stop = () => {};
afterEach(() => {
  stop();
  vi.unstubAllGlobals();
});

test('an answer is given as it is, none as undefined', async () => {
  const sent = server(
    () => answer(200, { pages: [] }),
    () => answer(204),
  );
  expect(await api.get('/pages')).toEqual({ pages: [] });
  expect(await api.delete('/people/a')).toBeUndefined();
  expect(sent.map(({ method, url }) => `${method} ${url}`)).toEqual([
    'GET /admin/api/pages',
    'DELETE /admin/api/people/a',
  ]);
});

test('a body is JSON, bytes are sent as they are', async () => {
  const sent = server(
    () => answer(200, {}),
    () => answer(200, {}),
  );
  await api.post('/pages', { title: 'Duinen' });
  await api.patch('/uploads/a?offset=0', new Uint8Array([1, 2]).buffer);
  expect(sent[0]).toMatchObject({
    body: '{"title":"Duinen"}',
    headers: { 'content-type': 'application/json' },
  });
  expect(sent[1]?.headers['content-type']).toBe('application/octet-stream');
  expect(sent[1]?.body).toBeInstanceOf(ArrayBuffer);
});

test('a refusal carries its code, words, fields and whole answer', async () => {
  const body = {
    error: { code: 'stale', message: 'Iemand anders was eerder.', fields: { path: 'Bestaat al.' } },
    current: { version: 3 },
  };
  server(() => answer(409, body));
  expect(await refusal(api.put('/pages/home/nl/draft', {}))).toMatchObject({
    status: 409,
    code: 'stale',
    message: 'Iemand anders was eerder.',
    fields: { path: 'Bestaat al.' },
    body,
  });
});

test('no connection and an answer that is no JSON are told apart in words', async () => {
  server(() => new Response('<h1>Bad gateway</h1>', { status: 502 }));
  expect(await refusal(api.get('/me'))).toMatchObject({ status: 502, code: 'internal' });
  expect(await refusal(api.get('/me'))).toMatchObject({ status: 0, code: 'no-connection' });
});

test('EDIT-1 when the session has ended one is asked to sign in, then the request is sent again', async () => {
  const sent = server(notSignedIn, () => answer(200, { version: 4 }));
  const ask = vi.fn(async () => {});
  stop = onSessionEnded(ask);
  expect(await api.put('/pages/home/nl/draft', { version: 3 })).toEqual({ version: 4 });
  expect(ask).toHaveBeenCalledOnce();
  expect(sent[1]).toEqual(sent[0]);
});

test('who is refused again after signing in is not asked for ever', async () => {
  server(notSignedIn, notSignedIn);
  const ask = vi.fn(async () => {});
  stop = onSessionEnded(ask);
  expect((await refusal(api.get('/pages'))).code).toBe('not-signed-in');
  expect(ask).toHaveBeenCalledOnce();
});

test('a wrong code is no ended session, and the sign-in form itself asks nobody to sign in', async () => {
  server(() => answer(401, { error: { code: 'wrong-code', message: 'Fout.' } }), notSignedIn);
  const ask = vi.fn(async () => {});
  stop = onSessionEnded(ask);
  expect((await refusal(api.post('/auth/two-factor/verify-totp', { code: '1' }))).code).toBe('wrong-code');
  expect((await refusal(api.get('/me', { signInAgain: false }))).code).toBe('not-signed-in');
  expect(ask).not.toHaveBeenCalled();
});

test('a request its caller gives up is no refusal', async () => {
  const given = new AbortController();
  vi.stubGlobal('fetch', async () => {
    given.abort();
    throw new DOMException('given up', 'AbortError');
  });
  await expect(api.get('/media', { signal: given.signal })).rejects.toThrow('given up');
});
