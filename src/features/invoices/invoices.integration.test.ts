import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import Fastify from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../db/testing/test-database.ts';
import { invoicePath, invoiceRoutes } from './invoices.routes.ts';
import { findInvoice, latestInvoice } from './invoices.store.ts';
import type { InvoiceContent } from './invoices.types.ts';
import { issueInvoice } from './issue-invoice.ts';
import { exampleContent, exampleInvoice } from './testing/example-invoice.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());
beforeEach(() => database.db.execute(sql`truncate invoice, invoice_year`));

const issue = (bookingId: string = randomUUID(), changes: Partial<InvoiceContent> = {}) =>
  database.db.transaction((tx) => issueInvoice(tx, bookingId, { ...exampleContent, ...changes }));
const numbers = async () =>
  (await database.db.execute<{ number: string }>(sql`select number from invoice order by number`)).rows.map(
    ({ number }) => number,
  );

test('BOOK-7 invoices of a year are numbered without gaps, though many are issued at once and some taken back', async () => {
  const taken = Array.from({ length: 30 }, (_, index) =>
    database.db
      .transaction(async (tx) => {
        await issueInvoice(tx, randomUUID(), exampleContent);
        if (index % 3 === 0) throw new Error('the payment could not be kept');
      })
      .catch(() => {}),
  );
  await Promise.all(taken);
  await issue(randomUUID(), { issuedOn: '2028-01-01' });
  const expected = Array.from({ length: 20 }, (_, index) => `2027-${String(index + 1).padStart(4, '0')}`);
  expect(await numbers()).toEqual([...expected, '2028-0001']);
});

test('BOOK-7 the invoice of a changed booking names the one it replaces, which stays as it was', async () => {
  const bookingId = randomUUID();
  const first = await issue(bookingId);
  await issue();
  await issue(bookingId, { totalCents: 900 });
  expect(await latestInvoice(database.db, bookingId)).toMatchObject({
    number: '2027-0003',
    replaces: '2027-0001',
    totalCents: 900,
  });
  expect(await findInvoice(database.db, first)).toEqual({
    ...exampleContent,
    id: first,
    number: '2027-0001',
    replaces: null,
  });
});

test('BOOK-8 the signed link downloads the invoice and leaves no copy behind; another finds nothing', async () => {
  const app = Fastify();
  await app.register(invoiceRoutes, {
    invoiceOf: async (token) => (token === 'payload.signature' ? exampleInvoice : undefined),
  });
  const found = await app.inject(invoicePath('payload.signature'));
  expect(found.statusCode).toBe(200);
  expect(found.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': 'attachment; filename="factuur-2027-0042.pdf"',
    'cache-control': 'no-store',
  });
  expect(found.body).toMatch(/^%PDF-1\.7/);
  const forged = await app.inject(invoicePath('payload.other'));
  expect(forged.statusCode).toBe(404);
  expect(forged.headers['cache-control']).toBe('no-store');
  await app.close();
});
