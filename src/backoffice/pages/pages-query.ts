import { queryOptions } from '@tanstack/react-query';
import type { ListedLanguage, ListedPage } from '../../features/pages/pages.types.ts';
import { api } from '../api.ts';
import type { Wire } from '../wire.ts';

export type PageInList = Wire<ListedPage>;
export type LanguageInList = Wire<ListedLanguage>;

/** Every page in every language, those in the bin too. */
export const pagesQuery = queryOptions({
  queryKey: ['pages'],
  queryFn: async () => (await api.get<{ pages: PageInList[] }>('/pages')).pages,
});
