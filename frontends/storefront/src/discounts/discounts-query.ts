import { queryOptions } from '@tanstack/react-query';
import type { discounts } from '@theke/contracts/ordering/discount';
import { call, route } from '@theke/ui/api-client';

const endpoint = route<typeof discounts.endpoints.list>('GET', '/discounts');

/**
 * The discounts that guests get without a code. Staff who are logged in and look at the shop get all of them from the
 * API, with codes and inactive ones.
 */
export const discountsQuery = queryOptions({
  queryKey: ['discounts'],
  queryFn: async ({ signal }) => {
    const { data = [] } = await call(endpoint, { query: { pageSize: '500' } }, signal);
    return data.filter(({ code, isActive = true }) => !code && isActive);
  },
});
