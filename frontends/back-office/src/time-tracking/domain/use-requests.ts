import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { endpointQuery } from '@theke/admin/api/endpoint-query.ts';
import { useApi } from '@theke/admin/api/office-api.ts';
import { type CorrectionState, listCorrectionRequests } from '@theke/contracts/time-tracking/correction-request';

type Filter = { user?: string; branch?: string; state?: CorrectionState };

/** Corrections that were asked for, the latest first; what somebody asks or decides elsewhere is seen within a minute. */
export function useRequests(filter: Filter, pageSize = 50) {
  const api = useApi();
  return useQuery({
    ...endpointQuery(api, listCorrectionRequests, { query: { filter, pageSize } }),
    // What is shown stays until more of it is there, or another part of it.
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchInterval: 60_000,
  });
}
