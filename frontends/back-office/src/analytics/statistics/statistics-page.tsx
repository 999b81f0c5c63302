import { keepPreviousData, type UseQueryOptions, useQueries, useQuery } from '@tanstack/react-query';
import { useApi } from '@theke/admin/api/office-api.ts';
import { may, useMe } from '@theke/admin/api/session.ts';
import { useShop } from '@theke/admin/api/shop.ts';
import { NotAllowed } from '@theke/admin/shell/not-allowed.tsx';
import { PageBar } from '@theke/admin/shell/page-bar.tsx';
import { moneyText } from '@theke/admin/ui/format.ts';
import { LoadFailure } from '@theke/admin/ui/load-failure.tsx';
import { TableSkeleton } from '@theke/admin/ui/table-skeleton.tsx';
import type { StatisticQuery } from '@theke/contracts/analytics/statistic';
import { useState } from 'react';
import { ChartOrTable } from '../shared/chart-or-table.tsx';
import { DayChart } from '../shared/day-chart.tsx';
import * as css from '../shared/figures-page.module.css';
import { FiguresSection } from '../shared/figures-section.tsx';
import { ComparedLegend } from '../shared/range/compared-legend.tsx';
import { RangeTools } from '../shared/range/range-tools.tsx';
import { useRange } from '../shared/range/use-range.ts';
import { statisticsLink } from '../shared/statistics-link.ts';
import { statisticsMessages } from '../shared/statistics-messages.de.ts';
import { useBranchRevenues } from './branch-revenues.ts';
import { DayTable } from './day-table.tsx';
import { ExportMenu } from './export-menu.tsx';
import { FurtherFigures } from './further-figures.tsx';
import { KeyFigures } from './key-figures.tsx';
import { statisticsQueries } from './statistics-queries.ts';

/** Sales statistics of a range: key figures, by day, hour and origin. */
export function StatisticsPage() {
  const isAllowed = may(useMe(), 'statistics.read');
  return isAllowed ? <Statistics /> : <NotAllowed title={statisticsLink.label} />;
}

function Statistics() {
  const { currency } = useShop().config;
  const tools = useRange();
  const { range, earlier: earlierRange } = tools;
  const isCompared = earlierRange !== null;
  const queries = statisticsQueries(useApi(), range);
  const keepPrevious = { placeholderData: keepPreviousData };
  const revenue = useQuery({ ...queries.revenue, ...keepPrevious });
  // Only loaded for a comparison.
  const earlier = useQuery({ ...queries.earlier, ...keepPrevious, enabled: isCompared });
  const lost = useQuery({ ...queries.lost, ...keepPrevious });
  const times = useQuery({ ...queries.times, ...keepPrevious });
  const origins = useQuery({ ...queries.origins, ...keepPrevious });
  const originsEarlier = useQuery({ ...queries.originsEarlier, ...keepPrevious, enabled: isCompared });
  const all = [revenue, earlier, lost, times, origins, originsEarlier];
  const failed = all.find(({ error, data }) => error && !data);
  const ofBranches = useBranchRevenues(range);
  useAskedAhead(queries, range, isCompared);
  const [isTable, setIsTable] = useState(false);
  return (
    <>
      <PageBar title={statisticsLink.label}>
        {revenue.data && origins.data && times.data && (
          <ExportMenu range={range} revenue={revenue.data} origins={origins.data} times={times.data} />
        )}
      </PageBar>
      <RangeTools {...tools} hasBranches />
      {failed?.error && (
        <LoadFailure
          message={statisticsMessages.loadFailed}
          error={failed.error}
          refetch={() => Promise.all(all.map(({ refetch }) => refetch()))}
        />
      )}
      {!failed && !(revenue.data && (earlier.data || !isCompared) && lost.data && times.data && origins.data) && (
        <TableSkeleton />
      )}
      {!failed && revenue.data && (earlier.data || !isCompared) && lost.data && times.data && origins.data && (
        <>
          <KeyFigures
            revenue={revenue.data}
            lost={lost.data}
            currency={currency}
            isCompared={isCompared}
            range={range}
          />
          <div className={css.page}>
            <FiguresSection
              title={statisticsMessages.perDay.title}
              note={statisticsMessages.perDay.unit}
              tools={
                <>
                  {!isTable && <ComparedLegend days={range} earlier={earlierRange} />}
                  <ChartOrTable isTable={isTable} onChange={setIsTable} />
                </>
              }
            >
              {isTable ? (
                <DayTable revenue={revenue.data} branch={range.branch} currency={currency} />
              ) : (
                <DayChart
                  title={statisticsMessages.perDay.title}
                  valueText={(value) => moneyText(value, currency)}
                  current={revenue.data.rows.map(({ day, gross }) => ({ day, value: gross }))}
                  earlier={
                    isCompared && earlier.data ? earlier.data.rows.map(({ day, gross }) => ({ day, value: gross })) : []
                  }
                />
              )}
            </FiguresSection>
            <FurtherFigures
              {...{ range, isCompared, ofBranches }}
              revenue={revenue.data}
              lost={lost.data}
              times={times.data}
              origins={origins.data}
              originsEarlier={originsEarlier.data}
            />
          </div>
        </>
      )}
    </>
  );
}

/** Starts the queries of lazy sections together with the first ones, to save a round trip. */
function useAskedAhead(
  queries: ReturnType<typeof statisticsQueries>,
  { branch }: StatisticQuery,
  isCompared: boolean,
): void {
  const isWorkShown = may(useMe(), 'working-statistics.read');
  const ahead: Pick<UseQueryOptions, 'queryKey' | 'queryFn' | 'staleTime'>[] = [
    queries.payments,
    ...(branch === undefined ? [queries.visitorTimes, queries.scans] : []),
    ...(branch === undefined && isCompared ? [queries.scansEarlier] : []),
    ...(isWorkShown ? [queries.workingTimes] : []),
  ] as never;
  // No renders here: each section subscribes to its own query.
  useQueries({ queries: ahead.map((query) => ({ ...query, notifyOnChangeProps: [] })) });
}
