import { QueryClient } from '@tanstack/react-query';
import { ApiError } from './api.ts';

/** Asks again only when that can help: no connection, or a fault of the server's. */
export const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 10_000,
        retry: (failures, error) =>
          failures < 2 && error instanceof ApiError && (error.status === 0 || error.status >= 500),
      },
    },
  });
