import { ApiError } from '../api.ts';
import { storedLanguage } from '../language.tsx';

interface Answer {
  error?: { status: number; code?: string; message?: string } | null;
}

/** Whether this browser can use passkeys at all. */
export const knowsPasskeys = (): boolean => typeof globalThis.PublicKeyCredential === 'function';

const cancelled = ['AUTH_CANCELLED', 'ERROR_CEREMONY_ABORTED'];

/** Answers false when the staff member closed the browser's dialog; rejects with `ApiError` when it is refused. */
async function carriedOut(answer: Promise<Answer>): Promise<boolean> {
  const { error } = await answer;
  if (!error) return true;
  if (cancelled.includes(error.code ?? '')) return false;
  const body = { error: { code: error.code ?? 'passkey-refused', message: error.message } };
  throw new ApiError(error.status, body, storedLanguage());
}

export async function signInWithPasskey(): Promise<boolean> {
  const { auth } = await import('./auth.ts');
  return carriedOut(auth.signIn.passkey());
}

/** Makes a passkey on this device and remembers it under `name`. */
export async function addPasskey(name: string): Promise<boolean> {
  const { auth } = await import('./auth.ts');
  return carriedOut(auth.passkey.addPasskey({ name }) as Promise<Answer>);
}
