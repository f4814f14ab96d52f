import { passkeyClient } from '@better-auth/passkey/client';
import { createAuthClient } from 'better-auth/client';
import { storedLanguage } from '../language.tsx';

/** Only for passkeys, which need a conversation between browser, device and server; fetched when one is used. */
export const auth = createAuthClient({
  baseURL: globalThis.location?.origin,
  basePath: '/admin/api/auth',
  plugins: [passkeyClient()],
  fetchOptions: {
    onRequest: ({ headers }) => headers.set('accept-language', storedLanguage()),
  },
});
