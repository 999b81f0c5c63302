import { useQuery } from '@tanstack/react-query';
import { endpointQuery } from '@theke/admin/api/endpoint-query.ts';
import { useApi } from '@theke/admin/api/office-api.ts';
import { may, useMe } from '@theke/admin/api/session.ts';
import { listAbsences } from '@theke/contracts/time-tracking/absence';

/**
 * Number of requests for days off that the user may decide, shown beside "Abwesenheiten" in the navigation (TIME-24).
 */
export function useAskedAbsences(): number {
  const me = useMe();
  const api = useApi();
  const { data } = useQuery({
    ...endpointQuery(api, listAbsences, { query: { filter: { state: 'requested' }, sort: 'from', pageSize: 100 } }),
    refetchInterval: 60_000,
    enabled: may(me, 'working-times.write'),
  });
  if (!data) return 0;
  // Only administrators may decide their own requests.
  const ownRequests = me.roles.includes('ROLE_ADMIN') ? [] : data.data.filter(({ user }) => user.id === me.id);
  return data.meta.total - ownRequests.length;
}
