import { useQuery } from '@tanstack/react-query';
import { endpointQuery } from '@theke/admin/api/endpoint-query.ts';
import { useApi } from '@theke/admin/api/office-api.ts';
import { listCorrectionRequests } from '@theke/contracts/time-tracking/correction-request';

/** Number of open correction requests, shown at "Korrekturen" in the navigation. */
export function useOpenRequests(): number {
  const query = { filter: { state: 'requested' as const }, pageSize: 1 };
  const { data } = useQuery({
    ...endpointQuery(useApi(), listCorrectionRequests, { query }),
    refetchInterval: 60_000,
  });
  return data?.meta.total ?? 0;
}
