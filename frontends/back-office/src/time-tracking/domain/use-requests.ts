import { useQuery } from '@tanstack/react-query';
import { endpointQuery } from '@theke/admin/api/endpoint-query.ts';
import { useApi } from '@theke/admin/api/office-api.ts';
import { listCorrectionRequests } from '@theke/contracts/time-tracking/correction-request';

type Filter = { user?: string; branch?: string; state?: 'requested' };

/** Corrections that were asked for, the latest first; what somebody asks or decides elsewhere is seen within a minute. */
export function useRequests(filter: Filter) {
  const api = useApi();
  return useQuery({
    ...endpointQuery(api, listCorrectionRequests, { query: { filter, pageSize: 50 } }),
    staleTime: 0,
    refetchInterval: 60_000,
  });
}
