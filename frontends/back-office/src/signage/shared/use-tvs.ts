import { useQuery } from '@tanstack/react-query';
import { endpointQuery } from '@theke/admin/api/endpoint-query.ts';
import { useApi } from '@theke/admin/api/office-api.ts';
import { listTvs } from '@theke/contracts/signage/device';

/** Polling interval in ms while the page is visible. */
export const fleetFreshFor = 5_000;

/** All TVs with their states. */
export function useTvs(options: { enabled?: boolean } = {}) {
  const api = useApi();
  return useQuery({ ...endpointQuery(api, listTvs, {}), staleTime: 0, refetchInterval: fleetFreshFor, ...options });
}
