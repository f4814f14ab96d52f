import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { ApiError } from '../api.ts';
import { meQuery } from '../session/me-query.ts';

/** Goes inside, to `next` or the overview; to the sign-in form when the API does not know the visitor yet. */
export function useEnter() {
  const router = useRouter();
  const queryClient = useQueryClient();
  return async (next = '/') => {
    try {
      await queryClient.fetchQuery({ ...meQuery, staleTime: 0 });
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) return router.navigate({ to: '/sign-in' });
      throw error;
    }
    return router.navigate({ href: next, replace: true });
  };
}
