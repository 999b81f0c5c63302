import { useQuery } from '@tanstack/react-query';
import { useApi } from '@theke/admin/api/office-api.ts';
import { may, useMe } from '@theke/admin/api/session.ts';
import type { StatisticQuery } from '@theke/contracts/analytics/statistic';
import { PlannedAndWorked } from '../shared/planned-and-worked.tsx';
import { statisticsQueries } from './statistics-queries.ts';

/** Working time and planned time per day, for managers (TIME-10). */
export function WorkingDays({ range }: { range: StatisticQuery }) {
  const isAllowed = may(useMe(), 'working-statistics.read');
  const queries = statisticsQueries(useApi(), range);
  const { data: worked } = useQuery({ ...queries.working, enabled: isAllowed });
  const { data: planned } = useQuery({ ...queries.planned, enabled: isAllowed });
  if (!isAllowed || !worked || !planned || worked.total.activities + planned.total.shifts === 0) return null;
  const plannedOn = new Map(planned.rows.map(({ day, seconds }) => [day, seconds]));
  return (
    <PlannedAndWorked
      rows={worked.rows.map(({ day, seconds, pauseSeconds }) => ({
        day,
        ...{ planned: plannedOn.get(day) ?? 0, worked: seconds, paused: pauseSeconds },
      }))}
      total={{ planned: planned.total.seconds, worked: worked.total.seconds, paused: worked.total.pauseSeconds }}
    />
  );
}
