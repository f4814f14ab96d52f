import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../db/testing/test-database.ts';
import { dataVersions } from '../../page/data-version.store.ts';
import { recordAudit } from '../accounts/accounts.ts';
import { addStaff, testAccounts, testServer, visitor } from '../accounts/testing/test-accounts.ts';
import { approvedHtmlRoutes } from './approved-html.routes.ts';
import { type ApprovedHtmlFeature, createApprovedHtml } from './approved-html.ts';

let database: TestDatabase;
let approvedHtml: ApprovedHtmlFeature;
let owner: ReturnType<typeof visitor>;
let editor: ReturnType<typeof visitor>;
let desk: ReturnType<typeof visitor>;
const told: string[][] = [];

beforeAll(async () => {
  database = await createTestDatabase();
  const { db } = database;
  approvedHtml = createApprovedHtml({ db, recordAudit, changed: async (names) => void told.push(names) });
  const app = await testServer(testAccounts(db), (server) => {
    void server.register(approvedHtmlRoutes, { approvedHtml, prefix: '/admin/api' });
  });
  const signedIn = async (role: 'owner' | 'editor' | 'desk') => {
    const browser = visitor(app);
    await browser.signIn((await addStaff(db, role)).email);
    return browser;
  };
  [owner, editor, desk] = [await signedIn('owner'), await signedIn('editor'), await signedIn('desk')];
}, 60_000);
afterAll(() => database.drop());

const audited = async () => {
  const { rows } = await database.db.execute<{ action: string; subject: string; details: object }>(
    sql`select action, subject, details from audit_entry where action like 'html.%' order by id desc`,
  );
  return rows;
};

const widget = '<script src="https://tickets.example/w.js"></script>\n<div data-shop="7"></div>';
const stateOf = async (html: string) => (await editor.post('/approved-html/state', { html })).body;

test('EDIT-1 only an owner approves HTML: an editor and the desk are refused with a code, and nothing changes', async () => {
  for (const staff of [editor, desk]) {
    const refused = await staff.put('/approved-html', { html: widget, atOnce: true });
    expect(refused.status).toBe(403);
    expect(refused.code).toBe('not-allowed');
  }
  expect(await stateOf(widget)).toMatchObject({ approval: null, hosts: ['tickets.example'], scripts: 1 });
  expect(await approvedHtml.find(widget)).toBeUndefined();
  expect(await audited()).toEqual([]);
});

test('EDIT-1 an approval is for one text to the letter, is told to pages and stands in the log', async () => {
  const before = (await dataVersions(database.db)).get('approved-html') ?? 0;
  const approved = await owner.put('/approved-html', { html: widget, atOnce: false });
  expect(approved.body).toMatchObject({ approval: { by: 'Kim (owner)', atOnce: false } });
  expect((await stateOf(widget)).approval).toMatchObject({ by: 'Kim (owner)' });
  expect(await approvedHtml.find(widget)).toMatchObject({ html: widget, atOnce: false });
  for (const other of [`${widget} `, widget.replace('\n', '\r\n'), widget.toUpperCase(), widget.slice(1)])
    expect(await approvedHtml.find(other), JSON.stringify(other)).toBeUndefined();
  expect(told.at(-1)).toEqual(['approved-html']);
  expect((await dataVersions(database.db)).get('approved-html')).toBeGreaterThan(before);
  const { hash } = approved.body;
  expect((await audited())[0]).toEqual({
    ...{ action: 'html.approved', subject: hash.slice(0, 8) },
    details: {
      ...{ hash, atOnce: false, hosts: ['tickets.example'], scripts: 1 },
      text: '<script src="https://tickets.example/w.js"></script> <div data-shop="7"></div>',
    },
  });
});

test('EDIT-1 only an owner takes an approval back, and says how the text loads', async () => {
  const { hash } = (await owner.put('/approved-html', { html: widget, atOnce: true })).body;
  expect((await approvedHtml.find(widget))?.atOnce).toBe(true);
  expect((await editor.get('/approved-html')).code).toBe('not-allowed');
  expect((await owner.get('/approved-html')).body.approvals).toMatchObject([
    { hash, html: widget, hosts: ['tickets.example'], by: 'Kim (owner)', atOnce: true },
  ]);
  expect((await editor.delete(`/approved-html/${hash}`)).code).toBe('not-allowed');
  expect(await approvedHtml.find(widget)).toBeDefined();
  expect((await owner.delete(`/approved-html/${hash}`)).status).toBe(204);
  expect(await approvedHtml.find(widget)).toBeUndefined();
  expect((await audited())[0]).toMatchObject({ action: 'html.withdrawn', subject: hash.slice(0, 8) });
  const again = await owner.delete(`/approved-html/${hash}`);
  expect([again.status, again.code]).toEqual([404, 'not-approved']);
});

test('what asks for more than a policy has room for, or is no text, is refused in words', async () => {
  const many = Array.from({ length: 13 }, (_, index) => `<img src="https://h${index}.example/a.png">`).join(
    '',
  );
  const refused = await owner.put('/approved-html', { html: many, atOnce: false });
  expect([refused.status, refused.code]).toEqual([422, 'needs-too-much']);
  for (const html of ['', 'a\0b', 'x'.repeat(100_001)])
    expect((await owner.put('/approved-html', { html, atOnce: false })).status).toBe(400);
});
