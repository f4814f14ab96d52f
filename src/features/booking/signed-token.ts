import { createHmac, timingSafeEqual } from 'node:crypto';

/** What a signature is for: one made for another purpose is no good here. */
type Purpose = 'quote' | 'booking-link';

const signatureOf = (secret: string, purpose: Purpose, payload: string): Buffer =>
  createHmac('sha256', secret).update(`${purpose}\n${payload}`).digest();

/** A text with the server's signature, fit for an address: `<payload>.<signature>`, both base64url. */
export function signToken(secret: string, purpose: Purpose, content: string): string {
  const payload = Buffer.from(content).toString('base64url');
  return `${payload}.${signatureOf(secret, purpose, payload).toString('base64url')}`;
}

/** The signed text; undefined when the signature is not ours for this purpose. Compared in constant time. */
export function readToken(secret: string, purpose: Purpose, token: string): string | undefined {
  const [payload, signature, ...rest] = token.split('.');
  if (!payload || !signature || rest.length > 0) return undefined;
  const given = Buffer.from(signature, 'base64url');
  const expected = signatureOf(secret, purpose, payload);
  // Base64url decodes leniently; only the one spelling we write is accepted.
  if (given.length !== expected.length || given.toString('base64url') !== signature) return undefined;
  if (!timingSafeEqual(given, expected)) return undefined;
  return Buffer.from(payload, 'base64url').toString();
}
