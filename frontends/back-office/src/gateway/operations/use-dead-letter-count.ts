import { useQuery } from '@tanstack/react-query';
import { useApi } from '@theke/admin/api/office-api.ts';
import { may, useMe } from '@theke/admin/api/session.ts';
import { figuresOf } from './figures-of.ts';
import { operationsQuery } from './operations-query.ts';

/** Polling interval in ms, also while the page is not open. */
const pollIntervalMs = 60_000;

/** Number of dead letters, shown at "Betrieb" in the navigation. */
export function useDeadLetterCount(): number {
  const isAllowed = may(useMe(), 'operations.read');
  const query = operationsQuery(useApi());
  const { data } = useQuery({
    ...query,
    staleTime: pollIntervalMs,
    refetchInterval: pollIntervalMs,
    enabled: isAllowed,
  });
  return (data && figuresOf(data).dead) ?? 0;
}
