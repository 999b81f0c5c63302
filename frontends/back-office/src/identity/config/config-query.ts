import { endpointQuery } from '@theke/admin/api/endpoint-query.ts';
import type { OfficeApi } from '@theke/admin/api/office-api.ts';
import { readConfig } from '@theke/contracts/identity/config';

/** The configuration to be edited: always asked for anew, because its version must be the newest. */
export const configQuery = (api: OfficeApi) => ({
  ...endpointQuery(api, readConfig, {}),
  staleTime: 0,
  refetchOnWindowFocus: false,
});
