import type { Database, Transaction } from '../../db/database.ts';
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

type DatabaseFailure = { code: string | undefined; constraint: string | undefined; message: string };

/** What the database said, below drizzle's wrapping. */
function failureOf(error: unknown): DatabaseFailure {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  const { code, constraint, message } = cause as Partial<DatabaseFailure>;
  return { code, constraint, message: message ?? '' };
}

/** Serialization failure, deadlock, or a booking number that exists: doing all of it again may work. */
const mayRetry = ({ code, constraint }: DatabaseFailure): boolean =>
  code === '40001' || code === '40P01' || (code === '23505' && constraint === 'booking_number_unique');

/** Whether the database could not get to it now: a 503, and worth trying again. */
export const isBusyError = (error: unknown): boolean => isBusy(failureOf(error));

/** Lock wait over, statement cancelled for it, or no connection became free in time. */
const isBusy = ({ code, message }: DatabaseFailure): boolean =>
  code === '55P03' || code === '53300' || message.includes('timeout exceeded when trying to connect');

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
      const failure = failureOf(error);
      if (isBusy(failure)) return refuse([{ code: 'busy' }]);
      if (!mayRetry(failure)) throw error;
      if (attempt === mostRetries) return refuse([{ code: 'busy' }]);
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 20 * 2 ** attempt));
    }
  }
}
