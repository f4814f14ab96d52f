import { auth } from './auth.ts';

/** Ends the session and begins anew at the door, so that nothing of it stays in memory. */
export async function signOut(): Promise<void> {
  await auth.signOut();
  window.location.assign('/admin/sign-in');
}
