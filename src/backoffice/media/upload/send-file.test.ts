// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Sending, sendFile } from './send-file.ts';

const size = 2_000_000;
const piece = 768 * 1024;
const picture = { name: 'haven' };

/** A server that has so much of the file; each request may be answered otherwise by `fault`. */
function server(fault: (request: number) => Response | Error | undefined = () => undefined) {
  const state = { arrived: 0, requests: [] as string[] };
  const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });
  const answer = async (url: string, { method = 'GET', body }: RequestInit) => {
    state.requests.push(`${method} ${url.replace('/admin/api', '')}`);
    const wrong = fault(state.requests.length);
    if (wrong instanceof Error) throw wrong;
    if (wrong) return wrong;
    if (method === 'PATCH') {
      const offset = Number(new URL(url, 'http://shop').searchParams.get('offset'));
      if (offset !== state.arrived)
        return json({ error: { code: 'wrong-offset', offset: state.arrived } }, 409);
      state.arrived += (body as Blob).size;
    }
    return json(state.arrived === size ? { picture } : { id: 'u1', offset: state.arrived, size });
  };
  vi.stubGlobal('fetch', vi.fn(answer));
  return state;
}

const sending = (change: Partial<Sending> = {}): Sending => ({
  file: new File([new Uint8Array(size)], 'De Haven.jpg', { type: 'image/jpeg' }),
  signal: new AbortController().signal,
  begun: () => {},
  progress: () => {},
  wait: async () => {},
  ...change,
});

beforeEach(() => localStorage.setItem('zadel.language', 'nl'));
afterEach(() => vi.unstubAllGlobals());

test('EDIT-4 a file is sent in pieces, and its progress is told', async () => {
  const { requests } = server();
  const sent: number[] = [];
  expect(await sendFile(sending({ progress: (bytes) => sent.push(bytes) }))).toEqual(picture);
  expect(requests).toEqual([
    'POST /uploads',
    'PATCH /uploads/u1?offset=0',
    `PATCH /uploads/u1?offset=${piece}`,
    `PATCH /uploads/u1?offset=${2 * piece}`,
  ]);
  expect(sent).toEqual([piece, 2 * piece, size]);
});

test('EDIT-4 after a broken connection the server is asked how far it got', async () => {
  const offline = new TypeError('Failed to fetch');
  const { requests } = server((request) => ([3, 4].includes(request) ? offline : undefined));
  const waited: number[] = [];
  const told: boolean[] = [];
  const wait = async (milliseconds: number) => void waited.push(milliseconds);
  await sendFile(sending({ wait, progress: (_sent, waiting) => told.push(waiting) }));
  expect(requests.slice(2, 6)).toEqual([
    `PATCH /uploads/u1?offset=${piece}`,
    'GET /uploads/u1',
    `PATCH /uploads/u1?offset=${piece}`,
    `PATCH /uploads/u1?offset=${2 * piece}`,
  ]);
  expect([waited, told]).toEqual([[1000], [false, true, false, false]]);
});

test('EDIT-4 a piece the server has already is not sent again', async () => {
  const state = server();
  const begun = () => {
    state.arrived = piece;
  };
  await expect(sendFile(sending({ begun }))).resolves.toEqual(picture);
  expect(state.requests.slice(1, 3)).toEqual([
    'PATCH /uploads/u1?offset=0',
    `PATCH /uploads/u1?offset=${piece}`,
  ]);
});

test('EDIT-4 an upload that was begun goes on where it was', async () => {
  const state = server();
  state.arrived = 2 * piece;
  await sendFile(sending({ id: 'u1' }));
  expect(state.requests).toEqual(['GET /uploads/u1', `PATCH /uploads/u1?offset=${2 * piece}`]);
});

test('EDIT-4 a full disk is said at once; without a connection a person is asked in the end', async () => {
  const full = () => new Response('{"error":{"code":"disk-full","message":"vol"}}', { status: 507 });
  const { requests } = server((request) => (request > 1 ? full() : undefined));
  await expect(sendFile(sending())).rejects.toMatchObject({ code: 'disk-full', message: 'vol' });
  expect(requests).toHaveLength(2);

  const waits: number[] = [];
  server((request) => (request > 1 ? new TypeError('Failed to fetch') : undefined));
  const wait = async (milliseconds: number) => void waits.push(milliseconds);
  await expect(sendFile(sending({ wait }))).rejects.toMatchObject({ code: 'no-connection' });
  expect(waits).toEqual([1, 2, 4, 8, 16, 30, 30, 30].map((seconds) => seconds * 1000));
});
