import { useQuery, useQueryClient } from '@tanstack/react-query';
import { endpointQuery } from '@theke/admin/api/endpoint-query.ts';
import { useApi } from '@theke/admin/api/office-api.ts';
import { readEveryPage } from '@theke/admin/api/read-every-page.ts';
import { may, useMe } from '@theke/admin/api/session.ts';
import { readPlanCost } from '@theke/contracts/time-tracking/wage';
import { listWorkingPeople } from '@theke/contracts/time-tracking/working-person';
import { listWorkingSchedules, readPlannedWeek } from '@theke/contracts/time-tracking/working-schedule';
import type { LocalDate } from '@theke/rules/time/local-time';
import { weekSpan } from '@theke/rules/working-time/plan/week-span';

const page = 500;

/** Plan of a branch's week: people, shifts, and the check before publishing. */
export function usePlan(branch: string, zone: string, monday: LocalDate) {
  const api = useApi();
  const client = useQueryClient();
  const { from, until } = weekSpan(zone, monday);
  const filter = { branch, startAtFrom: from, startAtUntil: until };
  const people = useQuery(
    endpointQuery(api, listWorkingPeople, { query: { pageSize: page, sort: 'name', filter: { branch } } }),
  );
  const shifts = useQuery({
    queryKey: ['working-schedules', 'every', filter],
    queryFn: ({ signal }) =>
      readEveryPage(
        (at) => api(listWorkingSchedules, { query: { filter, sort: 'startAt', pageSize: page, page: at } }, signal),
        page,
      ),
    staleTime: 0,
  });
  const week = useQuery({ ...endpointQuery(api, readPlannedWeek, { query: { branch, monday } }), staleTime: 0 });
  // Optional: the week can be planned without costs.
  const cost = useQuery({
    ...endpointQuery(api, readPlanCost, { query: { branch, monday } }),
    staleTime: 0,
    enabled: may(useMe(), 'wages.read'),
  });
  return {
    people: people.data?.data,
    shifts: shifts.data,
    week: week.data,
    cost: cost.data,
    isError: people.isError || shifts.isError || week.isError,
    retry: () => Promise.all([people.refetch(), shifts.refetch(), week.refetch()]),
    /** Reloads the plan after a change. */
    reload: () => client.invalidateQueries({ queryKey: ['working-schedules'] }),
  };
}
