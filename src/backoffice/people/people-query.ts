import { queryOptions } from '@tanstack/react-query';
import type { Role, StaffMember } from '../../features/accounts/accounts.types.ts';
import type { Language } from '../../lib/language.ts';
import { api } from '../api.ts';

export interface Person extends StaffMember {
  active: boolean;
  twoFactor: boolean;
  lastSeenAt: string | null;
}

export interface Invitation {
  id: string;
  email: string | null;
  role: Role;
  language: Language;
  invitedBy: string | null;
  expiresAt: string;
}

/** Everyone who works here or is invited; for owners. */
export const peopleQuery = queryOptions({
  queryKey: ['people'],
  queryFn: () => api.get<{ people: Person[]; invitations: Invitation[] }>('/people'),
});
