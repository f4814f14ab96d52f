import { createHash } from 'node:crypto';

/** The first hex digits of the SHA-256. */
export const contentHash = (content: Buffer | string): string =>
  createHash('sha256').update(content).digest('hex').slice(0, 10);
