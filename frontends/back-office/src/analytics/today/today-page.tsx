import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useApi } from '@theke/admin/api/office-api.ts';
import { may, useMe } from '@theke/admin/api/session.ts';
import { useShop } from '@theke/admin/api/shop.ts';
import { useZoneOf } from '@theke/admin/api/use-zone-of.ts';
import { NotAllowed } from '@theke/admin/shell/not-allowed.tsx';
import { PageBar } from '@theke/admin/shell/page-bar.tsx';
import * as table from '@theke/admin/ui/data-table.module.css';
import { timeText } from '@theke/admin/ui/format.ts';
import { lazySoon } from '@theke/admin/ui/lazy-soon.ts';
import { LoadFailure } from '@theke/admin/ui/load-failure.tsx';
import { TableSkeleton } from '@theke/admin/ui/table-skeleton.tsx';
import { isOver } from '@theke/rules/orders/order-moves';
import { addDays, dateOf, localTime, minuteOf, weekdayOf } from '@theke/rules/time/local-time';
import { classNames } from '@theke/ui/class-names';
import { useNow } from '@theke/ui/use-now';
import { Suspense } from 'react';
import { Link } from 'react-router';
import { currentOrdersQuery } from '../../ordering/domain/current-orders.ts';
import { LiveOrders } from '../../ordering/domain/live-orders.tsx';
import { urgencyOf } from '../../ordering/domain/urgency.ts';
import { wholeDay } from '../domain/day-texts.ts';
import { FigureRow } from '../domain/figure-row.tsx';
import * as css from '../domain/figures-page.module.css';
import { ItemTable } from '../domain/item-table.tsx';
import { BranchSums } from './branch-sums.tsx';
import { HourBars } from './hour-bars.tsx';
import { loadToday } from './load-today.ts';
import { todayFigures } from './today-figures.ts';
import { todayLink } from './today-link.ts';
import { todayMessages as words } from './today-messages.de.ts';

const ToDoSection = lazySoon(
  async () => (await import(/* webpackChunkName: "part-to-do" */ './to-do-section.tsx')).ToDoSection,
);

const NeedsAhead = lazySoon(
  async () => (await import(/* webpackChunkName: "part-to-do" */ './to-do-section.tsx')).NeedsAhead,
);

/** How the day goes: beside the same weekday a week ago, and what has to be done now. */
export function TodayPage() {
  return may(useMe(), 'statistics.read') ? <TodayOf /> : <NotAllowed title={todayLink.label} />;
}

function TodayOf() {
  const { branches, config } = useShop();
  const { currency } = config;
  const api = useApi();
  const zoneOf = useZoneOf();
  const now = useNow(10_000);
  const local = localTime(zoneOf(), now.getTime());
  const today = dateOf(local);
  const then = addDays(today, -7);
  const weekday = weekdayOf(today);
  const { data, error, refetch } = useQuery({
    queryKey: ['statistics', 'today', today, branches.map(({ id }) => id)],
    queryFn: ({ signal }) => loadToday(api, { today, then, branches }, signal),
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchInterval: 15_000,
  });
  const current = useQuery({ ...currentOrdersQuery(api, undefined), refetchInterval: 30_000 });
  const open = (current.data?.data ?? []).filter((order) => !isOver(order));
  const late = open.filter((order) => urgencyOf(order, now.getTime()).urgency === 'late');
  return (
    <>
      <LiveOrders />
      <PageBar
        title={words.title}
        aside={
          <span className={table.muted}>
            {weekday}, {wholeDay(today)}, {timeText(now, zoneOf())}
          </span>
        }
      />
      {!data && error && <LoadFailure message={words.loadFailed} error={error as Error} refetch={refetch} />}
      {!data && !error && <TableSkeleton />}
      {!data && (
        <Suspense>
          <NeedsAhead />
        </Suspense>
      )}
      {data && (
        <>
          <FigureRow
            figures={todayFigures(data, {
              minutes: minuteOf(local),
              weekday,
              currency,
              open: {
                late: late.length,
                unanswered: open.filter(({ status }) => status === 'placed').length,
              },
            })}
          />
          <div className={css.page}>
            <div className={css.columns}>
              <section aria-label={words.hours.title}>
                <div className={css.head}>
                  <h2>{words.hours.title}</h2>
                  <ul className={classNames(css.legend, css.squares)}>
                    <li>{words.hours.today}</li>
                    <li className={css.tinted}>{words.hours.lastWeek(weekday)}</li>
                  </ul>
                </div>
                <HourBars
                  today={data.hours}
                  lastWeek={data.hoursThen}
                  lastWeekLabel={words.hours.lastWeek(weekday)}
                  now={Math.floor(minuteOf(local) / 60)}
                />
              </section>
              <section aria-label={words.toDo.title}>
                <div className={css.head}>
                  <h2>{words.toDo.title}</h2>
                  <Link to="/orders">{words.toOrders}</Link>
                </div>
                <Suspense>
                  <ToDoSection orders={open} now={now.getTime()} zoneOf={zoneOf} />
                </Suspense>
              </section>
            </div>
            <div className={css.columns}>
              <section aria-label={words.items.title}>
                <div className={css.head}>
                  <h2>{words.items.title}</h2>
                </div>
                <ItemTable items={data.items} range={{ from: today, to: today }} currency={currency} />
              </section>
              {data.branches.length > 1 && (
                <section aria-label={words.branches.title}>
                  <div className={css.head}>
                    <h2>{words.branches.title}</h2>
                  </div>
                  <BranchSums
                    rows={data.branches}
                    hours={new Map(branches.map((branch) => [branch.id, branch]))}
                    now={now}
                    total={{ ...data.revenue, quality: data.quality }}
                    currency={currency}
                  />
                </section>
              )}
            </div>
          </div>
        </>
      )}
    </>
  );
}
