import { describe, expect, test } from 'vitest';
import { readToken, signToken } from './signed-token.ts';

describe('signed tokens', () => {
  const token = signToken('secret', 'quote', 'content');

  test('what was signed can be read', () => {
    expect(readToken('secret', 'quote', token)).toBe('content');
  });

  test('BOOK-8 not with another secret, for another purpose, or with anything changed', () => {
    expect(readToken('other', 'quote', token)).toBeUndefined();
    expect(readToken('secret', 'booking-link', token)).toBeUndefined();
    const [payload = '', signature = ''] = token.split('.');
    const forged = Buffer.from('contents').toString('base64url');
    for (const bad of [
      `${forged}.${signature}`,
      `${payload}.`,
      `.${signature}`,
      payload,
      '',
      `${token}.x`,
      `${token}=`,
      `${payload}.${signature}A`,
    ]) {
      expect(readToken('secret', 'quote', bad), bad).toBeUndefined();
    }
  });
});
