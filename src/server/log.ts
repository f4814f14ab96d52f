import { pino } from 'pino';

/** The program's log: one line of JSON each on standard output, without personal data. */
export const createLog = () =>
  pino({ level: process.env.LOG_LEVEL ?? 'info', base: null, serializers: { err: errorFacts } });

/** What helps to find a fault; errors of libraries carry whole connections along. */
const errorFacts = (error: Error & { code?: string }) => ({
  type: error.name,
  code: error.code,
  message: error.message,
  stack: error.stack,
});

export type Log = ReturnType<typeof createLog>;
