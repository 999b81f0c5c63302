import { endpointQuery } from '@theke/admin/api/endpoint-query.ts';
import type { OfficeApi } from '@theke/admin/api/office-api.ts';
import { listSoldOut } from '@theke/contracts/ordering/capacity';

/** Query for the sold-out products of the user's branches. */
export const soldOutQuery = (api: OfficeApi) => ({ ...endpointQuery(api, listSoldOut, {}), staleTime: 15_000 });
