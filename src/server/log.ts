import { pino } from 'pino';

/** The program's log: one line of JSON each on standard output, without personal data. */
export const createLog = () => pino({ level: process.env.LOG_LEVEL ?? 'info', base: null });

export type Log = ReturnType<typeof createLog>;
