import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { endpointQuery } from '@theke/admin/api/endpoint-query.ts';
import { useApi } from '@theke/admin/api/office-api.ts';
import { type CorrectionState, listCorrectionRequests } from '@theke/contracts/time-tracking/correction-request';

type Filter = { user?: string; branch?: string; state?: CorrectionState };

/** Correction requests, newest first; polled every minute. */
export function useRequests(filter: Filter, pageSize = 50) {
  const api = useApi();
  return useQuery({
    ...endpointQuery(api, listCorrectionRequests, { query: { filter, pageSize } }),
    // Keeps the shown data while other pages or filters load.
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchInterval: 60_000,
  });
}
