import { createHash, randomBytes } from 'node:crypto';

/** A secret for a link, and its hash, which is all that is kept. */
export function newLinkToken(): { token: string; tokenHash: string } {
  const token = randomBytes(32).toString('base64url');
  return { token, tokenHash: hashLinkToken(token) };
}

export const hashLinkToken = (token: string): string =>
  createHash('sha256').update(token).digest('base64url');
