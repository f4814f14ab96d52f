import { DrizzleQueryError } from 'drizzle-orm';

export type DatabaseFailure = { code: string | undefined; constraint: string | undefined; message: string };

/** The query that failed, without the values it was asked with; undefined when the error is of something else. */
export const failedQueryOf = (error: unknown): string | undefined =>
  error instanceof DrizzleQueryError ? error.query : undefined;

/** What the database said, below drizzle's wrapping. */
export function failureOf(error: unknown): DatabaseFailure {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  const { code, constraint, message } = (cause ?? {}) as Partial<DatabaseFailure>;
  return { code, constraint, message: message ?? '' };
}

/**
 * Whether the database could not get to it now: a lock waited for too long, too many connections, or none free in
 * time. The answer is 503: trying again may help.
 */
export function isBusyError(error: unknown): boolean {
  const { code, message } = failureOf(error);
  return code === '55P03' || code === '53300' || message.includes('timeout exceeded when trying to connect');
}
