import { queryOptions } from '@tanstack/react-query';
import { api } from '../../../backoffice/api.ts';
import type { ShopItems } from '../../catalogue.ts';

/** The bikes and tours of the shop by name. */
export const shopItemsQuery = queryOptions({
  queryKey: ['shop-items'],
  queryFn: () => api.get<ShopItems>('/shop-items'),
  staleTime: 60_000,
});
