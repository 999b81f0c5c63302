import { useQuery } from '@tanstack/react-query';
import { useApi } from '@theke/admin/api/office-api.ts';
import { logTaskView } from '@theke/contracts/time-tracking/task';
import { useState } from 'react';

/** Polling interval in ms. */
const pollIntervalMs = 20_000;

/**
 * Loads a task; the request records the visit (TIME-12). `visitedAt`: time of the visit before this page was opened;
 * null: never.
 */
export function useOpenedTask(id: string) {
  const api = useApi();
  const query = useQuery({
    queryKey: ['tasks', id, 'opened'],
    queryFn: ({ signal }) => api(logTaskView, { params: { id }, body: {} }, signal),
    staleTime: 0,
    gcTime: 0,
    refetchInterval: pollIntervalMs,
  });
  // A refetch would return the current visit, so the first value is kept.
  const [visited, setVisited] = useState<{ id: string; at: string | null }>();
  if (query.data && visited?.id !== query.data.id) setVisited({ id: query.data.id, at: query.data.lastVisitAt });
  return { ...query, visitedAt: visited?.at ?? null };
}
