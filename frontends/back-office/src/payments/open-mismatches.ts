import { queryOptions } from '@tanstack/react-query';
import { listMismatches } from '@theke/contracts/payments/payment-endpoints';
import type { OfficeApi } from '../api/office-api.ts';

/** What nobody has seen to yet; shown on the page, counted in the navigation. */
export const openMismatchesQuery = (api: OfficeApi) =>
  queryOptions({
    queryKey: ['payments', 'mismatches'] as const,
    queryFn: ({ signal }) => api(listMismatches, { query: { pageSize: 10, filter: { open: 'true' } } }, signal),
    refetchInterval: 60_000,
  });
