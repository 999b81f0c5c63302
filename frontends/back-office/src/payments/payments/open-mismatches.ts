import { queryOptions } from '@tanstack/react-query';
import type { OfficeApi } from '@theke/admin/api/office-api.ts';
import { listMismatches } from '@theke/contracts/payments/payment-endpoints';

/** What nobody has seen to yet; shown on the page, counted in the navigation. */
export const openMismatchesQuery = (api: OfficeApi) =>
  queryOptions({
    queryKey: ['payments', 'mismatches'] as const,
    queryFn: ({ signal }) => api(listMismatches, { query: { pageSize: 10, filter: { open: 'true' } } }, signal),
    refetchInterval: 60_000,
  });
