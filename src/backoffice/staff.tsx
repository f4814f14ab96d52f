import { createContext, use } from 'react';
import type { StaffMember } from '../features/accounts/accounts.types.ts';

export const StaffContext = createContext<StaffMember | undefined>(undefined);

/** Who is signed in; only below the signed-in part of the routes. */
export function useStaff(): StaffMember {
  const staff = use(StaffContext);
  if (!staff) throw new Error('useStaff is used outside the signed-in screens');
  return staff;
}
