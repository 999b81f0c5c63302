import { queryOptions } from '@tanstack/react-query';
import { endpointQuery } from '@theke/admin/api/endpoint-query.ts';
import type { OfficeApi } from '@theke/admin/api/office-api.ts';
import type { HistoryHours } from '@theke/contracts/operations/figure-history';
import { readOperations, readOperationsHistory } from '@theke/contracts/operations/operations';

export const operationsQuery = (api: OfficeApi) =>
  queryOptions({ ...endpointQuery(api, readOperations, {}), staleTime: 0 });

/** Each step of the history is a minute or longer. */
export const historyQuery = (api: OfficeApi, hours: HistoryHours) =>
  queryOptions({ ...endpointQuery(api, readOperationsHistory, { query: { hours } }), staleTime: 30_000 });
