import { existsSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { poster } from './testing/drawings.ts';
import { testLibrary } from './testing/test-library.ts';

let house: Awaited<ReturnType<typeof testLibrary>>;
let kim: Awaited<ReturnType<typeof house.signIn>>;
let photograph: Buffer;

beforeAll(async () => {
  house = await testLibrary();
  kim = await house.signIn('editor');
  photograph = await sharp(poster(300, 200)).jpeg().toBuffer();
});
afterAll(() => house.close());

const arriving = () => readdirSync(join(house.directory, 'uploads'));

test('EDIT-4 a file comes in pieces and becomes a picture under a name made of the file’s', async () => {
  const { body } = await kim.begin('De Haven 2 (1).JPG', photograph.length, { type: 'image/jpeg' });
  expect(body).toMatchObject({ offset: 0, size: photograph.length });
  const first = await kim.send(body.id, 0, photograph.subarray(0, 1000));
  expect(first.body).toMatchObject({ offset: 1000 });
  const last = await kim.send(body.id, 1000, photograph.subarray(1000));
  expect(last.body.picture).toMatchObject({ name: 'de-haven-2', width: 300, height: 200, usedIn: [] });
  expect(arriving()).toEqual([]);
  const seen = await house.app.inject(`/pictures/160x0/${last.body.picture.address}`);
  expect([seen.statusCode, seen.headers['content-type']]).toEqual([200, 'image/webp']);
});

test('EDIT-4 a second file of the same name gets a number', async () => {
  const names = await Promise.all(
    ['sun.jpg', 'Sun.png', 'SUN (2).jpg'].map(
      async (name) => (await kim.upload(name, photograph)).body.picture.name,
    ),
  );
  expect(names.sort()).toEqual(['sun', 'sun-2', 'sun-3']);
});

test('EDIT-4 after a broken connection the upload goes on where the server says', async () => {
  const { body } = await kim.begin('broken.jpg', photograph.length);
  const half = async function* () {
    yield photograph.subarray(0, 700);
    throw Object.assign(new Error('gone'), { code: 'ECONNRESET' });
  };
  const broken = { offset: 0, bytes: half() };
  expect(await house.uploads.receive(kim.staff.id, body.id, broken)).toMatchObject({
    value: { offset: 700 },
  });

  const tooFar = await kim.send(body.id, 900, photograph.subarray(900));
  expect([tooFar.status, tooFar.body.error]).toMatchObject([409, { code: 'wrong-offset', offset: 700 }]);
  const { offset } = (await kim.ask('GET', `/uploads/${body.id}`)).body;
  const done = await kim.send(body.id, offset, photograph.subarray(offset));
  expect(done.body.picture).toMatchObject({ name: 'broken', width: 300 });
});

test('EDIT-4 who missed the last answer asks again and hears it, of one picture', async () => {
  const { body } = await kim.begin('missed.jpg', photograph.length);
  const made = await kim.send(body.id, 0, photograph);
  const asked = await kim.ask('GET', `/uploads/${body.id}`);
  const repeated = await kim.send(body.id, 0, photograph);
  for (const { picture } of [asked.body, repeated.body]) expect(picture.name).toBe(made.body.picture.name);
  expect((await house.library.find('missed-2')).ok).toBe(false);
});

test('EDIT-4 the last piece sent five times at once makes one picture', async () => {
  const { body } = await kim.begin('once.jpg', photograph.length);
  await kim.send(body.id, 0, photograph.subarray(0, 100));
  await Promise.all(Array.from({ length: 5 }, () => kim.send(body.id, 100, photograph.subarray(100))));
  const made = await kim.ask('GET', `/uploads/${body.id}`);
  expect(made.body.picture.name).toBe('once');
  expect((await house.library.find('once-2')).ok).toBe(false);
});

test('EDIT-4 a file of 1 GB is refused before a byte of it is sent', async () => {
  const refused = await kim.begin('film.jpg', 1024 ** 3);
  expect([refused.status, refused.code]).toEqual([413, 'too-large']);
  expect(refused.body.error.message).toContain('25 MB');
});

test('EDIT-4 a file larger than it said is refused without being read to its end', async () => {
  const declared = await kim.begin('liar.jpg', 1000);
  const said = await kim.send(declared.body.id, 0, photograph, photograph.length);
  expect([said.status, said.code]).toEqual([413, 'larger-than-declared']);

  const silent = await kim.begin('liar.jpg', 1000);
  let sent = 0;
  const endless = Readable.from(
    (function* () {
      for (; sent < 1024 ** 3; sent += 65_536) yield Buffer.alloc(65_536);
    })(),
  );
  const stopped = await kim.send(silent.body.id, 0, endless);
  expect([stopped.status, stopped.code]).toEqual([413, 'larger-than-declared']);
  expect(sent).toBeLessThan(4 * 1024 * 1024);
  expect((await kim.ask('GET', `/uploads/${silent.body.id}`)).code).toBe('no-such-upload');
  expect(arriving()).toEqual([]);
});

test('EDIT-4 what is no picture is refused by what it holds, whatever it is called', async () => {
  const page = Buffer.from('<!doctype html><script>alert(1)</script>');
  const refused = await kim.upload('holiday.jpg', page, { type: 'image/jpeg' });
  expect([refused.status, refused.code]).toEqual([415, 'not-a-picture']);
  expect((await kim.begin('film.mp4', 1000, { type: 'video/mp4' })).code).toBe('not-a-picture');
  expect((await kim.begin('nothing.jpg', 0)).code).toBe('empty-file');
  const named = await kim.upload('"><script>alert(1)</script>.txt', photograph);
  expect(named.body.picture.name).toBe('script');
  expect(arriving()).toEqual([]);
});

test('EDIT-4 a drawing with a script in it is only ever shown as pixels', async () => {
  const drawing =
    '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"><script>alert(1)</script></svg>';
  const { picture } = (await kim.upload('logo.svg', Buffer.from(drawing))).body;
  expect(picture.original).toMatchObject({ format: 'png', width: 2000, height: 1000 });
  const stored = readdirSync(join(house.directory, 'originals')).filter((name) => name.startsWith('logo.'));
  expect((await sharp(join(house.directory, 'originals', String(stored[0]))).metadata()).format).toBe('png');
});

test('EDIT-4 a full disk is said, and the upload goes on when there is room', async () => {
  const { body } = await kim.begin('full.jpg', photograph.length);
  const file = join(house.directory, 'uploads', body.id);
  rmSync(file);
  symlinkSync('/dev/full', file);
  const full = await kim.send(body.id, 0, photograph);
  expect([full.status, full.code]).toEqual([507, 'disk-full']);
  expect(full.body.error.message).toContain('schijf');
  rmSync(file);
  writeFileSync(file, '');
  expect((await kim.send(body.id, 0, photograph)).body.picture.name).toBe('full');
});

test('EDIT-4 an upload is its owner’s alone, and of nobody without the role', async () => {
  const { body } = await kim.begin('mine.jpg', photograph.length);
  const other = await house.signIn('owner');
  expect((await other.send(body.id, 0, photograph)).code).toBe('no-such-upload');
  expect((await other.ask('GET', `/uploads/${body.id}`)).code).toBe('no-such-upload');
  const desk = await house.signIn('desk');
  expect([(await desk.begin('a.jpg', 10)).code, (await desk.ask('GET', '/media')).code]).toEqual([
    'not-allowed',
    'not-allowed',
  ]);
  expect((await house.app.inject('/admin/api/media')).statusCode).toBe(401);
  expect((await kim.ask('DELETE', `/uploads/${body.id}`)).status).toBe(204);
  expect((await kim.ask('GET', `/uploads/${body.id}`)).code).toBe('no-such-upload');
});

test('EDIT-4 what was not finished in a day is removed, what is younger stays', async () => {
  const old = (await kim.begin('old.jpg', photograph.length)).body.id;
  const young = (await kim.begin('young.jpg', photograph.length)).body.id;
  await kim.send(old, 0, photograph.subarray(0, 100));
  await house.database.pool.query(
    `update media_upload set created_at = now() - interval '25 hours' where id = $1`,
    [old],
  );
  await house.uploads.tidy();
  expect((await kim.ask('GET', `/uploads/${old}`)).code).toBe('no-such-upload');
  expect(existsSync(join(house.directory, 'uploads', old))).toBe(false);
  expect((await kim.ask('GET', `/uploads/${young}`)).body).toMatchObject({ offset: 0 });
});
