import { queryOptions } from '@tanstack/react-query';
import type { StaffMember } from '../../features/accounts/accounts.types.ts';
import { api } from '../api.ts';

export interface Me {
  staff: StaffMember;
  features: {
    /** Whether mails leave the house; else links are handed over by hand. */
    mail: boolean;
  };
  security: { twoFactor: boolean; passkeys: number };
  /** Whether they have been shown around in the builder. */
  tourSeen: boolean;
}

/** Who is signed in; 401 when nobody is. */
export const meQuery = queryOptions({
  queryKey: ['me'],
  queryFn: () => api.get<Me>('/me', { signInAgain: false }),
  staleTime: 60_000,
});
