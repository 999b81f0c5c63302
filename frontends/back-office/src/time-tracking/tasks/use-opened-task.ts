import { useQuery } from '@tanstack/react-query';
import { useApi } from '@theke/admin/api/office-api.ts';
import { logTaskView } from '@theke/contracts/time-tracking/task';
import { useState } from 'react';

/** How soon it is seen here that somebody else wrote something, in ms. */
const asksEvery = 20_000;

/** A task as it is read; asking notes that it is looked at (TIME-12). `visitedAt`: when one did before this page was opened; null: never. */
export function useOpenedTask(id: string) {
  const api = useApi();
  const query = useQuery({
    queryKey: ['tasks', id, 'opened'],
    queryFn: ({ signal }) => api(logTaskView, { params: { id }, body: {} }, signal),
    staleTime: 0,
    gcTime: 0,
    refetchInterval: asksEvery,
  });
  // Asked again, the last visit is this one.
  const [visited, setVisited] = useState<{ id: string; at: string | null }>();
  if (query.data && visited?.id !== query.data.id) setVisited({ id: query.data.id, at: query.data.lastVisitAt });
  return { ...query, visitedAt: visited?.at ?? null };
}
