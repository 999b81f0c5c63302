import { useQuery } from '@tanstack/react-query';
import { endpointQuery } from '@theke/admin/api/endpoint-query.ts';
import { useApi } from '@theke/admin/api/office-api.ts';
import { listShiftSwaps } from '@theke/contracts/time-tracking/shift-swap';

/** Query keys to invalidate after a change of a swap. */
export const swapKeys = [['shift-swaps'], ['working-schedules']];

/**
 * Swaps of shifts from an instant on, earliest first; polled every minute.
 * @param filter a branch, or all that the user may see
 */
export function useSwaps(filter: { branch?: string; startAtFrom: string }) {
  const api = useApi();
  return useQuery({
    ...endpointQuery(api, listShiftSwaps, { query: { filter, sort: 'startAt', pageSize: 100 } }),
    staleTime: 0,
    refetchInterval: 60_000,
  });
}
