import { useQuery } from '@tanstack/react-query';
import { useApi } from '@theke/admin/api/office-api.ts';
import { readEveryPage } from '@theke/admin/api/read-every-page.ts';
import { listWorkingSchedules } from '@theke/contracts/time-tracking/working-schedule';
import type { LocalDate } from '@theke/rules/time/local-time';
import { daysSpan } from '@theke/rules/working-time/plan/week-span';

const page = 500;

/** Shifts of a branch in a number of days. */
export function useMonthPlan(branch: string, zone: string, from: LocalDate, days: number) {
  const api = useApi();
  const span = daysSpan(zone, from, days);
  const filter = { branch, startAtFrom: span.from, startAtUntil: span.until };
  return useQuery({
    queryKey: ['working-schedules', 'every', filter],
    queryFn: ({ signal }) =>
      readEveryPage(
        (at) => api(listWorkingSchedules, { query: { filter, sort: 'startAt', pageSize: page, page: at } }, signal),
        page,
      ),
    staleTime: 0,
  });
}
