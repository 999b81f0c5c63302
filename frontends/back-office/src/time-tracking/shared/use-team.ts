import { useQuery } from '@tanstack/react-query';
import { endpointQuery } from '@theke/admin/api/endpoint-query.ts';
import { useApi } from '@theke/admin/api/office-api.ts';
import { listWorkingPeople } from '@theke/contracts/time-tracking/working-person';

/** Polling interval in ms. */
const pollIntervalMs = 20_000;

/** People of a branch by surname, present ones first; without a branch all that the user may see. */
export function useTeam(branch: string | undefined) {
  const api = useApi();
  return useQuery({
    ...endpointQuery(api, listWorkingPeople, { query: { pageSize: 500, ...(branch && { filter: { branch } }) } }),
    staleTime: 0,
    refetchInterval: pollIntervalMs,
    select: ({ data }) =>
      data.toSorted((one, other) => Number(one.presence === 'out') - Number(other.presence === 'out')),
  });
}

/** The same people by surname only. */
export function usePeople() {
  const api = useApi();
  return useQuery({
    ...endpointQuery(api, listWorkingPeople, { query: { pageSize: 500 } }),
    staleTime: 0,
    refetchInterval: pollIntervalMs,
    select: ({ data }) => data,
  });
}
