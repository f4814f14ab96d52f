import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { createTestDatabase } from '../../../db/testing/test-database.ts';
import type { Role } from '../../accounts/accounts.types.ts';
import {
  addStaff,
  testAccounts,
  testAddress,
  testServer,
  visitor,
} from '../../accounts/testing/test-accounts.ts';
import { mediaRoutes } from '../media.routes.ts';
import { createLibrary, createMedia, createUploads, libraryRoutes, type NamedUse } from '../media.ts';

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

/** The media library as the server has it, with a folder and a database of its own. */
export async function testLibrary() {
  const database = await createTestDatabase();
  const { db } = database;
  const directory = mkdtempSync(join(tmpdir(), 'zadel-library-'));
  const otherUses: NamedUse[] = [];
  const media = createMedia({ db, directory, requestAvif: async () => {} });
  const library = createLibrary({ db, directory, otherUses: async () => otherUses, pageSize: 3 });
  const uploads = createUploads({ db, directory, library });
  const app = await testServer(testAccounts(db), (server) => {
    void server.register(mediaRoutes, { media });
    void server.register(libraryRoutes, { media, library, uploads, prefix: '/admin/api' });
  });

  /** Someone at work: asks with their session. */
  const signIn = async (role: Role) => {
    const staff = await addStaff(db, role);
    const browser = visitor(app);
    await browser.signIn(staff.email);
    const cookie = [...browser.jar].map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('; ');
    const ask = async (method: Method, path: string, payload?: object) => {
      const answer = await app.inject({
        method,
        url: `/admin/api${path}`,
        headers: { origin: testAddress, cookie },
        ...(payload && { payload }),
      });
      const type = String(answer.headers['content-type'] ?? '');
      const body = type.includes('json') ? answer.json() : undefined;
      return { status: answer.statusCode, body, code: body?.error?.code as string | undefined, answer };
    };
    /** A piece of a file; `length` is what the request declares. */
    const send = async (id: string, offset: number, bytes: Buffer | Readable, length?: number) => {
      const answer = await app.inject({
        method: 'PATCH',
        url: `/admin/api/uploads/${id}?offset=${offset}`,
        headers: {
          origin: testAddress,
          cookie,
          'content-type': 'application/octet-stream',
          ...(length !== undefined && { 'content-length': String(length) }),
        },
        payload: bytes,
      });
      return { status: answer.statusCode, body: answer.json(), code: answer.json().error?.code, answer };
    };
    const begin = (fileName: string, size: number, more: object = {}) =>
      ask('POST', '/uploads', { fileName, size, ...more });
    /** A whole file in one piece. */
    const upload = async (fileName: string, bytes: Buffer, more: object = {}) => {
      const begun = await begin(fileName, bytes.length, more);
      return begun.status === 200 ? send(begun.body.id, 0, bytes) : begun;
    };
    return { staff, ask, begin, send, upload };
  };

  return {
    database,
    directory,
    media,
    library,
    uploads,
    app,
    otherUses,
    signIn,
    async close() {
      await app.close();
      rmSync(directory, { recursive: true });
      await database.drop();
    },
  };
}
