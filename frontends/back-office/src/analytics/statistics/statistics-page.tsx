import { keepPreviousData, type UseQueryOptions, useQueries, useQuery } from '@tanstack/react-query';
import { useApi } from '@theke/admin/api/office-api.ts';
import { may, useMe } from '@theke/admin/api/session.ts';
import { useShop } from '@theke/admin/api/shop.ts';
import { NotAllowed } from '@theke/admin/shell/not-allowed.tsx';
import { PageBar } from '@theke/admin/shell/page-bar.tsx';
import { moneyText } from '@theke/admin/ui/format.ts';
import { lazySoon } from '@theke/admin/ui/lazy-soon.ts';
import { LoadFailure } from '@theke/admin/ui/load-failure.tsx';
import { TableSkeleton } from '@theke/admin/ui/table-skeleton.tsx';
import type { StatisticQuery } from '@theke/contracts/analytics/statistic';
import { Suspense, useState } from 'react';
import { ChartOrTable } from '../domain/chart-or-table.tsx';
import { DayChart } from '../domain/day-chart.tsx';
import * as css from '../domain/figures-page.module.css';
import { ItemTable } from '../domain/item-table.tsx';
import { RangeTools } from '../domain/range-tools.tsx';
import { statisticsLink } from '../domain/statistics-link.ts';
import { statisticsMessages as words } from '../domain/statistics-messages.de.ts';
import { useRange } from '../domain/use-range.ts';
import { BranchComparison, useBranchRevenues } from './branch-comparison.tsx';
import { BusyHours } from './busy-hours.tsx';
import { DayTable } from './day-table.tsx';
import { ExportMenu } from './export-menu.tsx';
import { KeyFigures } from './key-figures.tsx';
import { OriginTable } from './origin-table.tsx';
import { RevenueLedger } from './revenue-ledger.tsx';
import { statisticsQueries } from './statistics-queries.ts';
import { WorkingDays } from './working-days.tsx';
import { WorkingHours } from './working-hours.tsx';

// What stands last comes by itself.
const ItemPairs = lazySoon(
  async () => (await import(/* webpackChunkName: "part-pairs-and-codes" */ './item-pairs.tsx')).ItemPairs,
);
const QrScans = lazySoon(
  async () => (await import(/* webpackChunkName: "part-pairs-and-codes" */ './qr-scans.tsx')).QrScans,
);

/** What business brought: of which days, in figures, day by day, by hour and by product. */
export function StatisticsPage() {
  const isAllowed = may(useMe(), 'statistics.read');
  return isAllowed ? <Statistics /> : <NotAllowed title={statisticsLink.label} />;
}

function Statistics() {
  const { currency } = useShop().config;
  const tools = useRange();
  const { range } = tools;
  const queries = statisticsQueries(useApi(), range);
  const kept = { placeholderData: keepPreviousData };
  const revenue = useQuery({ ...queries.revenue, ...kept });
  const earlier = useQuery({ ...queries.earlier, ...kept });
  const lost = useQuery({ ...queries.lost, ...kept });
  const items = useQuery({ ...queries.items, ...kept });
  const times = useQuery({ ...queries.times, ...kept });
  const origins = useQuery({ ...queries.origins, ...kept });
  const all = [revenue, earlier, lost, items, times, origins];
  const failed = all.find(({ error, data }) => error && !data);
  const ofBranches = useBranchRevenues(range);
  useAskedAhead(queries, range);
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
          message={words.loadFailed}
          error={failed.error}
          refetch={() => Promise.all(all.map(({ refetch }) => refetch()))}
        />
      )}
      {!failed && !(revenue.data && earlier.data && lost.data && items.data && times.data && origins.data) && (
        <TableSkeleton />
      )}
      {!failed && revenue.data && earlier.data && lost.data && items.data && times.data && origins.data && (
        <>
          <KeyFigures revenue={revenue.data} lost={lost.data} currency={currency} />
          <div className={css.page}>
            <section>
              <div className={css.head}>
                <h2>
                  {words.perDay.title} <small>{words.perDay.unit}</small>
                </h2>
                {!isTable && (
                  <ul className={css.legend}>
                    <li>{words.perDay.own}</li>
                    <li className={css.dashed}>{words.perDay.earlier}</li>
                  </ul>
                )}
                <ChartOrTable isTable={isTable} onChange={setIsTable} />
              </div>
              {isTable ? (
                <DayTable revenue={revenue.data} branch={range.branch} currency={currency} />
              ) : (
                <DayChart
                  title={words.perDay.title}
                  valueText={(value) => moneyText(value, currency)}
                  own={revenue.data.rows.map(({ day, gross }) => ({ day, value: gross }))}
                  earlier={earlier.data.rows.map(({ day, gross }) => ({ day, value: gross }))}
                />
              )}
            </section>
            {ofBranches && (
              <BranchComparison range={range} branches={ofBranches} revenue={revenue.data} currency={currency} />
            )}
            <WorkingDays range={range} />
            <div className={css.columns}>
              <BusyHours
                range={range}
                ordered={times.data.rows.map(({ orders, ...at }) => ({ ...at, count: orders }))}
              />
              <div className={css.stack}>
                <section aria-label={words.ledger.title}>
                  <div className={css.head}>
                    <h2>{words.ledger.title}</h2>
                  </div>
                  <RevenueLedger revenue={revenue.data.total} lost={lost.data.total} currency={currency} />
                </section>
                <WorkingHours range={range} net={revenue.data.total.net} currency={currency} />
              </div>
            </div>
            <div className={css.columns}>
              <section>
                <div className={css.head}>
                  <h2>
                    {words.items.title} <small>{words.items.all(String(items.data.total.products))}</small>
                  </h2>
                </div>
                <ItemTable items={items.data} currency={currency} />
              </section>
              <div className={css.stack}>
                <section>
                  <div className={css.head}>
                    <h2>{words.origins.title}</h2>
                  </div>
                  <OriginTable rows={origins.data.rows} currency={currency} />
                </section>
                <Suspense>
                  <QrScans range={range} origins={origins.data.rows} />
                  <ItemPairs range={range} />
                </Suspense>
              </div>
            </div>
          </div>
        </>
      )}
    </>
  );
}

/** What parts further down show is asked for with the rest, and not once the rest is there: the page would stand one way to the server later. */
function useAskedAhead(queries: ReturnType<typeof statisticsQueries>, { branch }: StatisticQuery): void {
  const isWorkShown = may(useMe(), 'working-statistics.read');
  const ahead: Pick<UseQueryOptions, 'queryKey' | 'queryFn' | 'staleTime'>[] = [
    queries.pairs,
    ...(branch === undefined ? [queries.visitorTimes, queries.scans, queries.scansEarlier] : []),
    ...(isWorkShown ? [queries.working, queries.planned, queries.workingTimes] : []),
  ] as never;
  // Nobody reads them here: each part draws itself when its own is there.
  useQueries({ queries: ahead.map((query) => ({ ...query, notifyOnChangeProps: [] })) });
}
