import { useQuery } from '@tanstack/react-query';
import { useApi } from '@theke/admin/api/office-api.ts';
import { may, useMe } from '@theke/admin/api/session.ts';
import { useShop } from '@theke/admin/api/shop.ts';
import { NotAllowed } from '@theke/admin/shell/not-allowed.tsx';
import { PageBar } from '@theke/admin/shell/page-bar.tsx';
import { LoadFailure } from '@theke/admin/ui/load-failure.tsx';
import { TableSkeleton } from '@theke/admin/ui/table-skeleton.tsx';
import { Empty } from '@theke/ui/empty';
import { icon } from '@theke/ui/icon';
import { Clock } from 'lucide-react';
import * as css from '../shared/figures-page.module.css';
import { RangeTools } from '../shared/range/range-tools.tsx';
import { useRange } from '../shared/range/use-range.ts';
import { statisticsLink } from '../shared/statistics-link.ts';
import { statisticsMessages } from '../shared/statistics-messages.de.ts';
import { statisticsQueries } from './statistics-queries.ts';
import { WorkingDays } from './working-days.tsx';
import { WorkingHours } from './working-hours.tsx';

const messages = statisticsMessages.working;

/** Statistics of working time: planned and worked, per day and in all (TIME-10). */
export function WorkingStatisticsPage() {
  const me = useMe();
  const isAllowed = may(me, 'statistics.read') && may(me, 'working-statistics.read');
  return isAllowed ? <WorkingStatistics /> : <NotAllowed title={statisticsLink.label} />;
}

function WorkingStatistics() {
  const { currency } = useShop().config;
  const tools = useRange();
  const { range } = tools;
  const queries = statisticsQueries(useApi(), range);
  const revenue = useQuery(queries.revenue);
  const worked = useQuery(queries.working);
  const planned = useQuery(queries.planned);
  const all = [revenue, worked, planned];
  const failed = all.find(({ error, data }) => error && !data);
  const isLoaded = revenue.data && worked.data && planned.data;
  const isEmpty =
    worked.data &&
    planned.data &&
    worked.data.total.activities + worked.data.previous.activities + planned.data.total.shifts === 0;
  return (
    <>
      <PageBar title={statisticsLink.label} />
      <RangeTools {...tools} hasBranches />
      {failed?.error && (
        <LoadFailure
          message={statisticsMessages.loadFailed}
          error={failed.error}
          refetch={() => Promise.all(all.map(({ refetch }) => refetch()))}
        />
      )}
      {!failed && !isLoaded && <TableSkeleton />}
      {isLoaded && isEmpty && <Empty title={messages.empty} sign={<Clock {...icon} size={36} />} />}
      {revenue.data && !isEmpty && (
        <div className={css.page}>
          <WorkingDays range={range} />
          <WorkingHours range={range} net={revenue.data.total.net} currency={currency} />
        </div>
      )}
    </>
  );
}
