import type { FastifyInstance, RouteOptions } from 'fastify';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Role } from '../features/accounts/accounts.types.ts';
import { addStaff, visitor } from '../features/accounts/testing/test-accounts.ts';
import type { AppOptions } from './app.ts';
import { type RunningShop, runningShop } from './testing/running-shop.ts';

type Access = 'everyone' | 'staff' | 'editing' | 'owner';

/**
 * Who may ask what below `/admin/api` (EDIT-1): everyone, all staff, owner and editor (`editing`), or the owner alone. A
 * new route is added here, by hand, so that somebody has thought of it.
 */
const table: Record<string, Access> = {
  // Sign-in and one's own account
  'POST /auth/sign-in/email': 'everyone',
  'POST /auth/sign-out': 'everyone',
  'POST /auth/request-password-reset': 'everyone',
  'POST /auth/reset-password': 'everyone',
  'POST /auth/two-factor/verify-totp': 'everyone',
  'POST /auth/two-factor/verify-backup-code': 'everyone',
  'GET /auth/passkey/generate-authenticate-options': 'everyone',
  'POST /auth/passkey/verify-authentication': 'everyone',
  'POST /auth/change-password': 'staff',
  'POST /auth/two-factor/enable': 'staff',
  'POST /auth/two-factor/get-totp-uri': 'staff',
  'POST /auth/two-factor/disable': 'staff',
  'POST /auth/two-factor/generate-backup-codes': 'staff',
  'GET /auth/passkey/generate-register-options': 'staff',
  'POST /auth/passkey/verify-registration': 'staff',
  'GET /auth/passkey/list-user-passkeys': 'staff',
  'POST /auth/passkey/update-passkey': 'staff',
  'POST /auth/passkey/delete-passkey': 'staff',
  'GET /me': 'staff',
  'PATCH /me': 'staff',
  'GET /sessions': 'staff',
  'DELETE /sessions': 'staff',
  'DELETE /sessions/:id': 'staff',

  // People
  'GET /invitations/:token': 'everyone',
  'POST /invitations/:token/accept': 'everyone',
  'POST /welcome': 'everyone',
  'POST /invitations': 'owner',
  'DELETE /invitations/:id': 'owner',
  'GET /people': 'owner',
  'PATCH /people/:id': 'owner',
  'DELETE /people/:id': 'owner',
  'GET /audit': 'owner',

  // Pictures
  'GET /media': 'editing',
  'GET /media/:name': 'editing',
  'PATCH /media/:name': 'editing',
  'DELETE /media/:name': 'editing',
  'POST /media/:name/untrash': 'editing',
  'DELETE /media/:name/forever': 'editing',
  'GET /media/:name/whole': 'editing',
  'POST /uploads': 'editing',
  'GET /uploads/:id': 'editing',
  'PATCH /uploads/:id': 'editing',
  'DELETE /uploads/:id': 'editing',

  // Pages: the desk may read them
  'GET /pages': 'staff',
  'POST /pages': 'editing',
  'POST /pages/:key/trash': 'editing',
  'POST /pages/:key/untrash': 'editing',
  'GET /pages/:key/:language/draft': 'staff',
  'PUT /pages/:key/:language/draft': 'editing',
  'GET /pages/:key/:language/draft/changes': 'staff',
  'POST /pages/:key/:language/merge': 'editing',
  'POST /pages/:key/:language/publish': 'editing',
  'DELETE /pages/:key/:language/schedule': 'editing',
  'GET /pages/:key/:language/revisions': 'staff',
  'GET /pages/:key/:language/revisions/:id': 'staff',
  'GET /pages/:key/:language/revisions/:id/changes': 'staff',
  'POST /pages/:key/:language/revisions/:id/restore': 'editing',
  'GET /pages/:key/:language/preview-links': 'editing',
  'POST /pages/:key/:language/preview-links': 'editing',
  'DELETE /pages/:key/:language/preview-links': 'editing',
  'POST /pages/:key/:language/presence': 'editing',
  'GET /blocks': 'editing',
  'POST /blocks': 'editing',
  'DELETE /blocks/:id': 'editing',
  'GET /templates': 'editing',
  'POST /templates': 'editing',
  'DELETE /templates/:id': 'editing',

  // Settings of the site
  'GET /settings/site': 'editing',
  'PUT /settings/site': 'owner',
  'GET /settings/menus': 'editing',
  'PUT /settings/menus': 'editing',
  'GET /settings/theme': 'editing',
  'PUT /settings/theme': 'editing',
  'GET /settings/scripts': 'owner',
  'PUT /settings/scripts': 'owner',
  'GET /settings/opening-hours': 'owner',
  'PUT /settings/opening-hours': 'owner',
  'GET /settings/redirects': 'owner',
  'POST /settings/redirects': 'owner',
  'PUT /settings/redirects/:id': 'owner',
  'DELETE /settings/redirects/:id': 'owner',
  'POST /settings/redirects/import': 'owner',

  // The owner's leave for HTML as it is
  'POST /approved-html/state': 'editing',
  'GET /approved-html': 'owner',
  'PUT /approved-html': 'owner',
  'DELETE /approved-html/:hash': 'owner',

  // The builder's canvas
  'GET /modules': 'editing',
  'GET /shop-items': 'editing',
  'POST /canvas/:key/:language': 'editing',
  'POST /canvas/:key/:language/parts': 'editing',

  // The gallery of modules; with DEVELOPMENT=1 it is everyone's
  'GET /modules/gallery': 'editing',
  'GET /modules/gallery/:type': 'editing',
};

const prefix = '/admin/api';
const letIn = 299;
const askers = ['nobody', 'desk', 'editor', 'owner'] as const;
const allowed: Record<Access, readonly (typeof askers)[number][]> = {
  everyone: askers,
  staff: ['desk', 'editor', 'owner'],
  editing: ['editor', 'owner'],
  owner: ['owner'],
};

const running = vi.hoisted(() => ({
  app: undefined as FastifyInstance | undefined,
  routes: new Set<string>(),
}));

/** The program's own server, its routes written down; a request that the guard lets in ends there and changes nothing. */
vi.mock('./app.ts', async (original) => {
  const { createApp } = await original<typeof import('./app.ts')>();
  const features = (options: AppOptions) => async (app: FastifyInstance) => {
    app.addHook('onRoute', ({ method, url }: RouteOptions) => {
      for (const each of [method].flat())
        if (url.startsWith(`${prefix}/`)) running.routes.add(`${each} ${url.slice(prefix.length)}`);
    });
    app.addHook('preParsing', async (request, reply) => {
      if (request.headers['x-guard-only']) return reply.code(letIn).send();
    });
    await options.features(app);
  };
  return {
    createApp: async (options: AppOptions) => {
      running.app = await createApp({ ...options, features: features(options) });
      return running.app;
    },
  };
});

let shop: RunningShop;
let origin: string;

beforeAll(async () => {
  shop = await runningShop();
  origin = shop.origin;
}, 180_000);
afterAll(() => shop.stop());

test('EDIT-1 every route for staff stands in the table, and the table has no other', () => {
  const routes = [...running.routes].filter((route) => !route.startsWith('HEAD '));
  const missing = routes.filter((route) => !(route in table));
  const gone = Object.keys(table).filter((route) => !routes.includes(route));
  expect(missing, 'routes that are missing in the table of this test').toEqual([]);
  expect(gone, 'lines of the table without a route').toEqual([]);
});

/** The cookies of someone with the role who has signed in. */
async function cookiesOf(role: Role): Promise<string> {
  const browser = visitor(running.app as FastifyInstance, { origin });
  await browser.signIn((await addStaff(shop.db, role)).email);
  return [...browser.jar].map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('; ');
}

test('EDIT-1 each role reaches what the table gives it and nothing else', { timeout: 120_000 }, async () => {
  const app = running.app as FastifyInstance;
  const cookies = new Map<string, string>();
  for (const role of ['desk', 'editor', 'owner'] as const) cookies.set(role, await cookiesOf(role));
  const wrong: string[] = [];
  for (const route of running.routes) {
    const [method = '', path = ''] = route.split(' ');
    const access = table[route.replace(/^HEAD/, 'GET')];
    // The test above names it.
    if (!access) continue;
    for (const asker of askers) {
      const cookie = cookies.get(asker);
      const answer = await app.inject({
        method: method as 'GET',
        url: prefix + path.replace(/:\w+/g, 'x'),
        headers: { 'x-guard-only': '1', origin, ...(cookie && { cookie }) },
      });
      const may = allowed[access].includes(asker);
      const expected = may ? letIn : asker === 'nobody' ? 401 : 403;
      if (answer.statusCode !== expected)
        wrong.push(`${asker}: ${route} answered ${answer.statusCode}, not ${expected}`);
    }
  }
  expect(wrong).toEqual([]);
});

test('EDIT-1 a page of another site changes nothing through the browser of an owner', async () => {
  const app = running.app as FastifyInstance;
  const cookie = await cookiesOf('owner');
  const foreign = [
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { 'sec-fetch-site': 'cross-site' },
    { origin, 'sec-fetch-site': 'same-site' },
  ];
  const changing = [...running.routes].filter((route) => !/^(GET|HEAD) /.test(route));
  expect(changing.length).toBeGreaterThan(40);
  const through: string[] = [];
  for (const route of changing) {
    const [method = '', path = ''] = route.split(' ');
    for (const headers of foreign) {
      const answer = await app.inject({
        method: method as 'POST',
        url: prefix + path.replace(/:\w+/g, 'x'),
        headers: { 'x-guard-only': '1', cookie, ...headers },
      });
      if (answer.statusCode !== 403 || answer.json().error.code !== 'foreign-origin')
        through.push(`${route} ${JSON.stringify(headers)}: ${answer.statusCode}`);
    }
  }
  expect(through).toEqual([]);
});

test('the gallery of modules is closed to visitors, and shows staff what visitors would get', async () => {
  const app = running.app as FastifyInstance;
  const show = (path: string, cookie?: string) =>
    app.inject({ url: `/admin/modules/show/${path}`, headers: { ...(cookie && { cookie }) } });
  expect((await show('heading')).statusCode).toBe(401);
  expect((await show('heading', await cookiesOf('desk'))).statusCode).toBe(403);
  const cookie = await cookiesOf('editor');
  const shown = await show('heading?fixture=0&language=de', cookie);
  expect(shown.statusCode).toBe(200);
  expect(shown.headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
  expect(shown.body).toMatch(/<html lang="de">.*data-module="heading"/s);
  expect(shown.body.match(/data-fixture=/g)).toHaveLength(1);
  expect((await show('heading?fixture=99', cookie)).statusCode).toBe(404);
  expect((await show('no-such-module', cookie)).statusCode).toBe(404);
});
