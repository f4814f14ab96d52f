import { randomUUID } from 'node:crypto';
import { passkey as passkeys } from '@better-auth/passkey';
import { betterAuth } from 'better-auth';
import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import { APIError, isAPIError } from 'better-auth/api';
import { twoFactor as twoFactorCodes } from 'better-auth/plugins/two-factor';
import type { Database } from '../../db/database.ts';
import type { Log } from '../jobs/jobs.ts';
import { isActive } from './accounts.store.ts';
import { account, passkey, session, staff, twoFactor, verification } from './accounts.tables.ts';
import { sessionCookiePrefix } from './session-cookie.ts';

export interface AuthOptions {
  db: Database;
  /** The address staff use; decides about secure cookies, passkeys and whose requests are believed. */
  baseUrl: string;
  secret: string;
  /** The shop's name, shown by authenticator apps and beside passkeys. */
  shopName: string;
  log: Log;
  /** Sends the link to choose a new password. */
  sendPasswordLink(staffId: string, token: string): Promise<void>;
  /** Told when a password was set by such a link. */
  passwordWasReset(staffId: string): Promise<void>;
}

export const authPath = '/admin/api/auth';
export const minimumPasswordLength = 12;
export const maximumPasswordLength = 128;
const day = 24 * 3600;
/** Set by the server itself from what Fastify believes of the proxies, never taken from a visitor. */
export const clientAddressHeader = 'x-zadel-client-address';

/** Sign-in, sessions, two-factor and passkeys, on our tables (EDIT-1). Passwords are kept as scrypt hashes. */
export function createAuth(options: AuthOptions) {
  const { db, baseUrl, secret, shopName } = options;
  const secure = baseUrl.startsWith('https:');
  return betterAuth({
    appName: shopName,
    baseURL: baseUrl,
    basePath: authPath,
    secret,
    trustedOrigins: [baseUrl],
    telemetry: { enabled: false },
    // What it would log of wrong passwords says nothing that the answer does not.
    logger: { disabled: true },
    onAPIError: {
      onError(error) {
        if (!isAPIError(error)) options.log.error({ err: error }, 'signing in failed');
      },
    },
    database: drizzleAdapter(db, {
      provider: 'pg',
      schema: { user: staff, session, account, verification, twoFactor, passkey },
    }),
    user: {
      additionalFields: {
        role: { type: 'string', required: true, input: false },
        language: { type: 'string', required: true, input: false },
      },
    },
    session: { expiresIn: 14 * day, updateAge: day, freshAge: day },
    verification: { storeIdentifier: 'hashed' },
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      minPasswordLength: minimumPasswordLength,
      maxPasswordLength: maximumPasswordLength,
      resetPasswordTokenExpiresIn: 3600,
      revokeSessionsOnPasswordReset: true,
      sendResetPassword: ({ user, token }) => options.sendPasswordLink(user.id, token),
      onPasswordReset: ({ user }) => options.passwordWasReset(user.id),
    },
    databaseHooks: {
      session: {
        create: {
          before: async ({ userId }) => {
            if (await isActive(db, userId)) return;
            // As for a wrong password, so that the answer tells nobody who worked here.
            throw APIError.from('UNAUTHORIZED', { code: 'INVALID_EMAIL_OR_PASSWORD', message: '' });
          },
        },
      },
    },
    // Limits are kept per address and account by the routes themselves, over all programs.
    rateLimit: { enabled: false },
    advanced: {
      database: { generateId: () => randomUUID() },
      useSecureCookies: false,
      cookiePrefix: sessionCookiePrefix(baseUrl),
      defaultCookieAttributes: { secure, httpOnly: true, sameSite: 'lax', path: '/' },
      ipAddress: { ipAddressHeaders: [clientAddressHeader] },
      disableCSRFCheck: false,
      disableOriginCheck: false,
    },
    plugins: [
      twoFactorCodes({ issuer: shopName, backupCodeOptions: { storeBackupCodes: 'encrypted' } }),
      passkeys({
        rpID: new URL(baseUrl).hostname,
        rpName: shopName,
        origin: baseUrl,
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
        authentication: { afterVerification: ({ verification }) => requireUser(verification) },
      }),
    ],
  });
}

/** A passkey takes the place of password and code, so whoever has the device must also have unlocked it. */
function requireUser({ authenticationInfo }: { authenticationInfo: { userVerified: boolean } }): void {
  if (authenticationInfo.userVerified) return;
  throw APIError.from('UNAUTHORIZED', { code: 'AUTHENTICATION_FAILED', message: '' });
}

export type Auth = ReturnType<typeof createAuth>;
