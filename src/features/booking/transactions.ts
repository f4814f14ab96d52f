import type { Database, Transaction } from '../../db/database.ts';
import { type DatabaseFailure, failureOf, isBusyError } from '../../db/database-failure.ts';
import { type Result, refuse } from '../../lib/result.ts';
import type { BookingError } from './booking.types.ts';

const mostRetries = 5;

/** Thrown inside a transaction to take everything back and answer with a refusal. */
export class Refusal extends Error {
  readonly errors: BookingError[];
  constructor(errors: BookingError[]) {
    super(errors.map((error) => error.code).join(', '));
    this.errors = errors;
  }
}

/** Serialization failure, deadlock, or a booking number that exists: doing all of it again may work. */
const mayRetry = ({ code, constraint }: DatabaseFailure): boolean =>
  code === '40001' || code === '40P01' || (code === '23505' && constraint === 'booking_number_unique');

/**
 * Runs a transaction of the booking path (design: READ COMMITTED, locks waited for 3 s, done again up to 5 times on a
 * deadlock or serialization failure). A `Refusal` thrown inside rolls back and becomes the result; `busy` when
 * the database could not get to it.
 */
export async function inTransaction<T>(
  db: Database,
  work: (tx: Transaction) => Promise<Result<T, BookingError[]>>,
): Promise<Result<T, BookingError[]>> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await db.transaction(
        async (tx) => {
          await tx.execute(`set local lock_timeout = '3s'`);
          return await work(tx);
        },
        { isolationLevel: 'read committed' },
      );
    } catch (error) {
      if (error instanceof Refusal) return refuse(error.errors);
      if (isBusyError(error)) return refuse([{ code: 'busy' }]);
      if (!mayRetry(failureOf(error))) throw error;
      if (attempt === mostRetries) return refuse([{ code: 'busy' }]);
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 20 * 2 ** attempt));
    }
  }
}
