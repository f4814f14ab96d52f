import type { Database, Transaction } from '../../db/database.ts';
import { insertReviews, selectRating, selectReviews } from './reviews.store.ts';
import type { NewReview, Rating, ReviewQuery, StoredReview } from './reviews.types.ts';

/** The stored reviews of the shop, its bikes and tours. */
export interface Reviews {
  /** Those that are not hidden: pinned ones first, then the newest. */
  list(query: ReviewQuery): Promise<StoredReview[]>;
  /** Average and number of those that are not hidden; `undefined` when there is none. */
  rating(query?: { subject?: string }): Promise<Rating | undefined>;
}

export const createReviews = (db: Database): Reviews => ({
  list: (query) => selectReviews(db, query),
  rating: async (query = {}) => {
    const found = await selectRating(db, query);
    return found && { average: Math.round(found.average * 10) / 10, count: found.count };
  },
});

const demoFiles = import.meta.glob<Record<string, NewReview[]>>('../../../content/reviews/*.ts', {
  eager: true,
});

/** The demo shop's reviews, in every language. */
export const demoReviews = (): NewReview[] =>
  Object.values(demoFiles).flatMap((file) => Object.values(file).flat());

/** Stores the demo shop's reviews; those already there stay as they are. */
export const seedDemoReviews = (tx: Database | Transaction): Promise<void> =>
  insertReviews(tx, demoReviews());
