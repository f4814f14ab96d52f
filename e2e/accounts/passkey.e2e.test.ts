import type { Page } from '@playwright/test';
import { signedIn, staffRequest } from '../support/staff.ts';
import { expect, test } from '../support/test.ts';

test('EDIT-1 a passkey signs in without a password, until it is removed', async ({ page }) => {
  const { email } = await signedIn(page, 'editor', { fresh: true });
  await addAuthenticator(page);
  await page.goto('/');
  expect(await register(page)).toBe(200);
  await page.context().clearCookies();
  expect((await page.request.get('/admin/api/me')).status()).toBe(401);
  expect(await signInByPasskey(page)).toBe(200);
  const me = await (await page.request.get('/admin/api/me')).json();
  expect(me).toMatchObject({ staff: { email }, security: { passkeys: 1 } });
  const [{ id }] = await (await page.request.get('/admin/api/auth/passkey/list-user-passkeys')).json();
  expect(await post(page, '/passkey/delete-passkey', { id })).toBe(200);
  await page.context().clearCookies();
  expect(await signInByPasskey(page)).toBe(401);
});

test('EDIT-1 staff helpers sign in with the role they are asked for', async ({ page }) => {
  await signedIn(page, 'desk');
  expect((await (await page.request.get('/admin/api/me')).json()).staff.role).toBe('desk');
  expect((await page.request.get('/admin/api/people')).status()).toBe(403);
  const owner = await staffRequest('owner');
  expect((await owner.get('/admin/api/people')).status()).toBe(200);
  await owner.dispose();
});

/** A security key of the browser's own, that says yes. */
async function addAuthenticator(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

/** Status of an answer to what a staff screen would send. */
const post = (page: Page, path: string, body: object): Promise<number> =>
  page.evaluate(
    async ([path, body]) => {
      const headers = { 'content-type': 'application/json' };
      return (await fetch(`/admin/api/auth${path}`, { method: 'POST', headers, body })).status;
    },
    [path, JSON.stringify(body)] as const,
  );

const register = async (page: Page): Promise<number> => {
  const response = await page.evaluate(async () => {
    const options = await (await fetch('/admin/api/auth/passkey/generate-register-options')).json();
    const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options);
    return ((await navigator.credentials.create({ publicKey })) as PublicKeyCredential).toJSON();
  });
  return post(page, '/passkey/verify-registration', { response, name: 'Test' });
};

const signInByPasskey = async (page: Page): Promise<number> => {
  const response = await page.evaluate(async () => {
    const options = await (await fetch('/admin/api/auth/passkey/generate-authenticate-options')).json();
    const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options);
    return ((await navigator.credentials.get({ publicKey })) as PublicKeyCredential).toJSON();
  });
  return post(page, '/passkey/verify-authentication', { response });
};
