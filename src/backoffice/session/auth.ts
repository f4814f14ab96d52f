import { passkeyClient } from '@better-auth/passkey/client';
import { createAuthClient } from 'better-auth/client';
import { twoFactorClient } from 'better-auth/client/plugins';

/** Signing in and out, passkeys and two-factor codes, as better-auth answers at `/admin/api/auth`. */
export const auth = createAuthClient({
  baseURL: globalThis.location?.origin,
  basePath: '/admin/api/auth',
  plugins: [passkeyClient(), twoFactorClient()],
});
