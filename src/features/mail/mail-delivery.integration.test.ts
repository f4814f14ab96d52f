import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { sql } from 'drizzle-orm';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../db/testing/test-database.ts';
import { silentLog } from '../jobs/testing/silent-log.ts';
import { enqueueMail } from './enqueue-mail.ts';
import type { NewMail } from './mail.types.ts';
import { type MailDelivery, startMailDelivery } from './mail-delivery.ts';
import { exampleBooking, exampleShop } from './testing/example-mails.ts';

let database: TestDatabase;
let smtp: SMTPServer;
let received: { email: Email; to: string[] }[] = [];
/** What the server answers instead of taking the next mail. */
let refusals: { responseCode: number }[] = [];
/** Keeps the server from taking the next mail. */
let slowness: Promise<void> | undefined;
/** Dies after taking the next mail, before saying so. */
let hangUp = false;
const deliveries: MailDelivery[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
  smtp = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onData(stream, session, done) {
      take(stream, session).then(done, done);
    },
  });
  smtp.on('error', () => {});
  smtp.listen(0, '127.0.0.1');
  await once(smtp.server, 'listening');
});

afterEach(async () => {
  received = [];
  refusals = [];
  hangUp = false;
  slowness = undefined;
  await Promise.all(deliveries.splice(0).map((delivery) => delivery.stop()));
  await database.db.execute(sql`delete from mail_message`);
});

afterAll(async () => {
  await new Promise<void>((resolve) => smtp.close(resolve));
  await database.drop();
});

async function take(stream: SMTPServerDataStream, session: SMTPServerSession): Promise<Error | undefined> {
  const email = await PostalMime.parse(await buffer(stream));
  const slow = slowness;
  slowness = undefined;
  await slow;
  const refusal = refusals.pop();
  if (refusal) return Object.assign(new Error('not now'), refusal);
  received.push({ email, to: session.envelope.rcptTo.map(({ address }) => address) });
  if (hangUp) for (const connection of smtp.connections as Set<{ close(): void }>) connection.close();
}

function start(options: { smtp?: boolean } = {}): MailDelivery {
  const delivery = startMailDelivery({
    db: database.db,
    smtpUrl:
      options.smtp === false ? undefined : `smtp://127.0.0.1:${(smtp.server.address() as AddressInfo).port}`,
    from: 'Polder & Pedaal <hallo@polderenpedaal.example>',
    shop: async () => exampleShop,
    invoice: async (id) => ({ fileName: `factuur-${id}.pdf`, content: Buffer.from('%PDF-1.7') }),
    log: silentLog,
    lookEveryMs: 3_600_000,
  });
  deliveries.push(delivery);
  return delivery;
}

const confirmation = (changes: Partial<NewMail> = {}) =>
  ({
    template: 'booking-confirmation',
    to: 'anna@example.org',
    language: 'nl',
    data: { ...exampleBooking, invoiceId: '0300-invoice' },
    ...changes,
  }) as NewMail;
const enqueue = (mail: NewMail) => database.db.transaction((tx) => enqueueMail(tx, mail));
const dueNow = () => database.db.execute(sql`update mail_message set next_attempt_at = now()`);
const states = async () =>
  (
    await database.db.execute<{ state: string; attempts: number }>(
      sql`select state, attempts from mail_message`,
    )
  ).rows;

test('BOOK-7 a confirmation arrives with HTML, text, invoice and calendar', async () => {
  await enqueue(confirmation());
  await start().deliver();
  const [mail] = received;
  expect(mail?.to).toEqual(['anna@example.org']);
  expect(mail?.email.subject).toBe('Je boeking ZP-7K4M2Q bij Polder & Pedaal staat vast');
  expect(mail?.email.from).toMatchObject({
    name: 'Polder & Pedaal',
    address: 'hallo@polderenpedaal.example',
  });
  expect(mail?.email.html).toContain('Je fietsen staan klaar.');
  expect(mail?.email.text).toContain('Je fietsen staan klaar.');
  const [invoice, calendar] = mail?.email.attachments ?? [];
  expect(invoice).toMatchObject({ mimeType: 'application/pdf', filename: 'factuur-0300-invoice.pdf' });
  expect(calendar).toMatchObject({ mimeType: 'text/calendar', filename: 'zadel.ics' });
  expect(new TextDecoder().decode(calendar?.content as ArrayBuffer)).toContain('BEGIN:VEVENT');
  expect(await states()).toEqual([{ state: 'sent', attempts: 1 }]);
});

test('BOOK-7 no mail without its transaction, and one per key', async () => {
  const rolledBack = database.db.transaction(async (tx) => {
    await enqueueMail(tx, confirmation());
    throw new Error('no');
  });
  await expect(rolledBack).rejects.toThrow('no');
  await enqueue(confirmation({ key: 'confirmation:1' }));
  await enqueue(confirmation({ key: 'confirmation:1' }));
  const [one, two] = [start(), start()];
  await Promise.all([one.deliver(), two.deliver()]);
  expect(received).toHaveLength(1);
});

test('BOOK-7 a mail that the server refuses for now is sent later, one it refuses for good is left to a person', async () => {
  await enqueue(confirmation());
  const delivery = start();
  refusals = [{ responseCode: 451 }];
  await delivery.deliver();
  expect(await states()).toEqual([{ state: 'waiting', attempts: 1 }]);
  await delivery.deliver();
  expect(received).toHaveLength(0);
  await dueNow();
  await delivery.deliver();
  expect(received).toHaveLength(1);
  await enqueue(confirmation());
  refusals = [{ responseCode: 550 }];
  await delivery.deliver();
  expect((await states()).map(({ state }) => state).sort()).toEqual(['failed', 'sent']);
});

// Guard off: with a Message-ID of nodemailer's own making the two cannot be told to be one.
test('BOOK-7 a mail taken by a server that dies before saying so is sent again under the same Message-ID', async () => {
  await enqueue(confirmation());
  hangUp = true;
  const delivery = start();
  await delivery.deliver();
  expect(await states()).toMatchObject([{ state: 'waiting' }]);
  hangUp = false;
  await dueNow();
  await delivery.deliver();
  expect(received).toHaveLength(2);
  expect(received[0]?.email.messageId).toBe(received[1]?.email.messageId);
  expect(received[0]?.email.messageId).toMatch(/^<[0-9a-f-]{36}@polderenpedaal\.example>$/);
});

// Guard off: with claimMail leaving next_attempt_at as it was the second program sends the claimed mail too.
test('BOOK-7 a mail claimed by a program that died is taken up after its claim, not before', async () => {
  await enqueue(confirmation());
  const { claimMail } = await import('./mail.store.ts');
  expect(await claimMail(database.db)).toBeDefined();
  const delivery = start();
  await delivery.deliver();
  expect(received).toHaveLength(0);
  await dueNow();
  await delivery.deliver();
  expect(received).toHaveLength(1);
});

// Guard off: with a batch claimed at once the second program, and then the first as well, sends its tail.
test('BOOK-7 a slow mail server does not make a second program send the rest twice', async () => {
  for (const key of ['1', '2', '3']) await enqueue(confirmation({ key }));
  let answer = () => {};
  slowness = new Promise((resolve) => {
    answer = resolve;
  });
  const slow = start().deliver();
  await expect.poll(() => slowness === undefined).toBe(true);
  // Two minutes pass: all claims but that of the mail under way are over.
  await database.db.execute(
    sql`update mail_message set next_attempt_at = now() where id <> (
      select id from mail_message where attempts = 1 order by created_at limit 1)`,
  );
  await start().deliver();
  expect(received).toHaveLength(2);
  answer();
  await slow;
  expect(received).toHaveLength(3);
  expect(new Set(received.map(({ email }) => email.messageId))).toHaveLength(3);
});

test('a program that stops leaves the mails it has not begun to others', async () => {
  for (const key of ['1', '2']) await enqueue(confirmation({ key }));
  let answer = () => {};
  slowness = new Promise((resolve) => {
    answer = resolve;
  });
  const delivery = start();
  const delivering = delivery.deliver();
  await expect.poll(() => slowness === undefined).toBe(true);
  const stopped = delivery.stop();
  answer();
  await Promise.all([delivering, stopped]);
  expect((await states()).map(({ state, attempts }) => [state, attempts]).sort()).toEqual([
    ['sent', 1],
    ['waiting', 0],
  ]);
});

test('nothing a guest types becomes a header or another recipient', async () => {
  const evil = 'Anna\r\nBcc: everyone@example.org\r\n\r\nHello';
  await enqueue(confirmation({ data: { ...exampleBooking, guestName: evil, number: evil } as never }));
  await enqueue(confirmation({ to: 'anna@example.org, bob@example.org' }));
  await enqueue(confirmation({ to: 'anna@example.org\r\nBcc: bob@example.org' }));
  await start().deliver();
  for (const { email, to } of received) {
    expect(email.bcc).toBeUndefined();
    expect(email.headers.map(({ key }) => key)).not.toContain('bcc');
    expect(to).not.toContain('bob@example.org');
    expect(to).not.toContain('everyone@example.org');
  }
});

test('90 days after it was sent a mail is erased but for its id, template and times; one that waits is kept', async () => {
  const delivery = start();
  for (const [key, age] of Object.entries({ old: 91, young: 89, failed: 91 })) {
    await enqueue(confirmation({ key }));
    if (key === 'failed') refusals = [{ responseCode: 550 }];
    await delivery.deliver();
    await database.db.execute(
      sql`update mail_message set sent_at = sent_at - make_interval(days => ${age}),
          created_at = created_at - make_interval(days => ${age}) where key = ${key}`,
    );
  }
  await enqueue(confirmation({ key: 'waiting' }));
  await database.db.execute(
    sql`update mail_message set created_at = now() - interval '1 year' where key = 'waiting'`,
  );
  await delivery.erase();
  const { rows } = await database.db.execute<{ row: Record<string, unknown> }>(
    sql`select to_jsonb(mail_message) as row from mail_message where recipient = '' order by state`,
  );
  expect(rows.map(({ row }) => row.state)).toEqual(['failed', 'sent']);
  for (const { row } of rows) {
    expect(row).toMatchObject({ template: 'booking-confirmation', data: {}, key: null, problem: null });
    expect(JSON.stringify(row)).not.toMatch(/anna|0300|ZP-/i);
  }
  expect((await delivery.outbox(10)).map(({ recipient }) => recipient)).toEqual([
    'anna@example.org',
    'anna@example.org',
  ]);
});

test('without a mail server mails wait, and staff can read them', async () => {
  await enqueue(confirmation());
  const delivery = start({ smtp: false });
  await delivery.deliver();
  expect(await states()).toEqual([{ state: 'waiting', attempts: 0 }]);
  const [mail] = await delivery.outbox(10);
  expect(mail).toMatchObject({ recipient: 'anna@example.org', state: 'waiting' });
  expect(mail?.rendered.subject).toContain('ZP-7K4M2Q');
});
