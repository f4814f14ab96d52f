import { queryOptions } from '@tanstack/react-query';
import type { ListedRedirect } from '../../features/settings/settings.types.ts';
import { api } from '../api.ts';
import type { PageInList } from '../pages/pages-query.ts';
import type { Wire } from '../wire.ts';

export type RedirectInList = Wire<ListedRedirect>;

/** Every redirect by its old address; for owners. */
export const redirectsQuery = queryOptions({
  queryKey: ['settings', 'redirects'],
  queryFn: async () => (await api.get<{ redirects: RedirectInList[] }>('/settings/redirects')).redirects,
});

/** The paths that visitors find a page at. */
export const livePaths = (pages: readonly PageInList[]): Set<string> =>
  new Set(
    pages
      .filter(({ trashedAt }) => trashedAt === null)
      .flatMap(({ languages }) =>
        Object.values(languages).flatMap(({ path, publishedAt }) => (publishedAt ? [path] : [])),
      ),
  );
