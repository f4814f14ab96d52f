import { pino } from 'pino';
import { failedQueryOf, failureOf } from '../db/database-failure.ts';

/** The program's log: one line of JSON each on standard output, without personal data. */
export const createLog = () =>
  pino({ level: process.env.LOG_LEVEL ?? 'info', base: null, serializers: { err: errorFacts } });

/**
 * What helps to find a fault. Errors of libraries carry whole connections along, and a failed query's message the
 * values it was asked with: of that only the query and the database's own words are told.
 */
export function errorFacts(error: Error & { code?: string }): object {
  const { name: type, code, message, stack } = error;
  const query = failedQueryOf(error);
  if (query === undefined) return { type, code, message, stack };
  return { type, ...failureOf(error), query, stack: stack?.slice(stack.search(/^ {4}at /m)) };
}

export type Log = ReturnType<typeof createLog>;
