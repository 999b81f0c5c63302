import { endpointQuery } from '@theke/admin/api/endpoint-query.ts';
import type { OfficeApi } from '@theke/admin/api/office-api.ts';
import { listMismatches } from '@theke/contracts/payments/payment-endpoints';

/** Unresolved mismatches; shown on the page and counted in the navigation. */
export const openMismatchesQuery = (api: OfficeApi) => ({
  ...endpointQuery(api, listMismatches, { query: { pageSize: 10, filter: { open: 'true' } } }),
  refetchInterval: 60_000,
});
