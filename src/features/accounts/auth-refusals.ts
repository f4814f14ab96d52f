import type { AccountErrorCode } from './accounts.errors.ts';

const codes: Record<string, AccountErrorCode> = {
  INVALID_EMAIL_OR_PASSWORD: 'wrong-sign-in',
  INVALID_EMAIL: 'wrong-sign-in',
  INVALID_PASSWORD: 'wrong-password',
  PASSWORD_TOO_SHORT: 'password-too-short',
  PASSWORD_TOO_LONG: 'password-too-long',
  INVALID_TOKEN: 'link-expired',
  USER_NOT_FOUND: 'link-expired',
  INVALID_CODE: 'wrong-code',
  INVALID_BACKUP_CODE: 'wrong-code',
  INVALID_TWO_FACTOR_COOKIE: 'sign-in-expired',
  ACCOUNT_TEMPORARILY_LOCKED: 'too-many-tries',
  TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE: 'too-many-tries',
  TWO_FACTOR_NOT_ENABLED: 'two-factor-off',
  TOTP_NOT_ENABLED: 'two-factor-off',
  BACKUP_CODES_NOT_ENABLED: 'two-factor-off',
  SESSION_NOT_FRESH: 'sign-in-again',
  SESSION_EXPIRED: 'not-signed-in',
  INVALID_ORIGIN: 'foreign-origin',
  MISSING_OR_NULL_ORIGIN: 'foreign-origin',
  CHALLENGE_NOT_FOUND: 'sign-in-expired',
  PASSKEY_NOT_FOUND: 'passkey-refused',
  AUTHENTICATION_FAILED: 'passkey-refused',
  FAILED_TO_VERIFY_REGISTRATION: 'passkey-refused',
  PREVIOUSLY_REGISTERED: 'passkey-known',
};

/** Our word for a refusal of better-auth. */
export function refusalOf(status: number, code: string | undefined): AccountErrorCode {
  const known = code === undefined ? undefined : codes[code];
  if (known) return known;
  return status === 401 ? 'not-signed-in' : 'invalid-input';
}
