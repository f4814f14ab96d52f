import { and, asc, avg, count, desc, eq, gte, type SQL } from 'drizzle-orm';
import type { Database, Transaction } from '../../db/database.ts';
import { touchData } from '../../page/data-version.store.ts';
import { review } from './reviews.tables.ts';
import type { NewReview, ReviewQuery, StoredReview } from './reviews.types.ts';

const columns = {
  id: review.id,
  source: review.source,
  author: review.author,
  rating: review.rating,
  language: review.language,
  text: review.text,
  writtenAt: review.writtenAt,
  subject: review.subject,
};

const shown = (query: Omit<ReviewQuery, 'limit' | 'offset'>): SQL | undefined =>
  and(
    eq(review.hidden, false),
    query.subject === undefined ? undefined : eq(review.subject, query.subject),
    query.language && eq(review.language, query.language),
    query.minimumRating === undefined ? undefined : gte(review.rating, query.minimumRating),
  );

export async function selectReviews(db: Database, query: ReviewQuery): Promise<StoredReview[]> {
  const rows = await db
    .select(columns)
    .from(review)
    .where(shown(query))
    .orderBy(desc(review.pinned), desc(review.writtenAt), asc(review.id))
    .limit(query.limit)
    .offset(query.offset ?? 0);
  return rows.map((row) => ({ ...row, writtenAt: row.writtenAt.toISOString() }));
}

export async function selectRating(
  db: Database,
  query: { subject?: string },
): Promise<{ average: number; count: number } | undefined> {
  const [row] = await db
    .select({ average: avg(review.rating), count: count() })
    .from(review)
    .where(shown(query));
  return row?.average ? { average: Number(row.average), count: row.count } : undefined;
}

/** Adds reviews; those already stored stay as they are, with what the staff decided about them. */
export async function insertReviews(
  tx: Database | Transaction,
  reviews: readonly NewReview[],
): Promise<void> {
  if (reviews.length === 0) return;
  await tx.transaction(async (inner) => {
    await inner
      .insert(review)
      .values(reviews.map((each) => ({ ...each, writtenAt: new Date(each.writtenAt) })))
      .onConflictDoNothing();
    await touchData(inner, ['reviews']);
  });
}
