import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../db/testing/test-database.ts';
import { languages } from '../../lib/language.ts';
import { review } from './reviews.tables.ts';
import { createReviews, demoReviews, type Reviews, seedDemoReviews } from './reviews.ts';

let database: TestDatabase;
let reviews: Reviews;

beforeAll(async () => {
  database = await createTestDatabase();
  reviews = createReviews(database.db);
});
afterAll(() => database.drop());

test('without reviews there is no rating', async () => {
  expect(await reviews.rating()).toBeUndefined();
});

test('the demo reviews are stored once, however often they are seeded', async () => {
  await seedDemoReviews(database.db);
  const first = await reviews.rating();
  await seedDemoReviews(database.db);
  expect(await reviews.rating()).toEqual(first);
  expect(first?.count).toBe(demoReviews().length);
});

test('reviews come newest first, in the asked language, about the asked subject', async () => {
  const german = await reviews.list({ language: 'de', limit: 3 });
  expect(german.map(({ language }) => language)).toEqual(['de', 'de', 'de']);
  const dates = german.map(({ writtenAt }) => writtenAt);
  expect(dates).toEqual([...dates].sort().reverse());
  const dunes = await reviews.list({ subject: 'tour:dunes-and-sea', limit: 50 });
  expect(dunes.length).toBeGreaterThanOrEqual(3);
  expect(new Set(dunes.map(({ subject }) => subject))).toEqual(new Set(['tour:dunes-and-sea']));
});

test('the next page begins where the last one ended', async () => {
  const four = await reviews.list({ limit: 4 });
  const twoMore = await reviews.list({ limit: 2, offset: 2 });
  expect(twoMore).toEqual(four.slice(2));
});

test('what the staff hid is neither shown nor counted, what it pinned comes first', async () => {
  const before = await reviews.rating();
  const [newest] = await reviews.list({ limit: 1 });
  const hidden = newest?.id as string;
  await database.db.update(review).set({ hidden: true }).where(eq(review.id, hidden));
  const [oldest] = (await reviews.list({ limit: 100 })).slice(-1);
  await database.db
    .update(review)
    .set({ pinned: true })
    .where(eq(review.id, oldest?.id as string));
  const now = await reviews.list({ limit: 100 });
  expect(now[0]?.id).toBe(oldest?.id);
  expect(now.map(({ id }) => id)).not.toContain(hidden);
  expect((await reviews.rating())?.count).toBe((before?.count ?? 0) - 1);
});

test('every language has its own demo reviews, and no two have the same id', () => {
  const all = demoReviews();
  for (const language of languages)
    expect(all.filter((each) => each.language === language).length).toBeGreaterThanOrEqual(6);
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
});
