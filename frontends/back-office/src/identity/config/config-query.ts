import { endpointQuery } from '@theke/admin/api/endpoint-query.ts';
import type { OfficeApi } from '@theke/admin/api/office-api.ts';
import { readConfig } from '@theke/contracts/identity/config';

/** Configuration for editing; always refetched, because saving requires the newest version. */
export const configQuery = (api: OfficeApi) => ({
  ...endpointQuery(api, readConfig, {}),
  staleTime: 0,
  refetchOnWindowFocus: false,
});
