import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useApi } from '@theke/admin/api/office-api.ts';
import { useShop } from '@theke/admin/api/shop.ts';
import { useZoneOf } from '@theke/admin/api/use-zone-of.ts';
import { LoadFailure } from '@theke/admin/ui/load-failure.tsx';
import { TableSkeleton } from '@theke/admin/ui/table-skeleton.tsx';
import type { StatisticQuery } from '@theke/contracts/analytics/statistic';
import { isOver } from '@theke/rules/orders/order-moves';
import { localTime, minuteOf, weekdayOf } from '@theke/rules/time/local-time';
import { Link } from 'react-router';
import { currentOrdersQuery } from '../../ordering/shared/current-orders.ts';
import { LiveOrders } from '../../ordering/shared/live-orders.tsx';
import { urgencyOf } from '../../ordering/shared/urgency.ts';
import { FigureRow } from '../shared/figure-row.tsx';
import * as css from '../shared/figures-page.module.css';
import { FiguresSection } from '../shared/figures-section.tsx';
import { ItemTable } from '../shared/item-table.tsx';
import { BranchSums } from './branch-sums.tsx';
import { HoursSection } from './hours-section.tsx';
import { loadToday } from './load-today.ts';
import { NeedsAhead, ToDoSection } from './to-do-section.tsx';
import { todayFigures } from './today-figures.ts';
import { todayMessages } from './today-messages.de.ts';

type Props = { now: Date; days: StatisticQuery; before: StatisticQuery };

/** Figures of today compared with the same weekday a week ago, and current tasks. */
export function RunningDay({ now, days, before }: Props) {
  const { branches, config } = useShop();
  const { currency } = config;
  const api = useApi();
  const zoneOf = useZoneOf();
  const minutes = minuteOf(localTime(zoneOf(), now.getTime()));
  const weekday = weekdayOf(days.to);
  const { data, error, refetch } = useQuery({
    queryKey: ['statistics', 'today', days, branches.map(({ id }) => id)],
    queryFn: ({ signal }) => loadToday(api, { days, before, branches }, signal),
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
      {!data && error && <LoadFailure message={todayMessages.loadFailed} error={error as Error} refetch={refetch} />}
      {!data && !error && <TableSkeleton />}
      {!data && <NeedsAhead />}
      {data && (
        <>
          <FigureRow
            figures={todayFigures(data, {
              day: days.to,
              minutes,
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
              <HoursSection
                data={data}
                label={todayMessages.titles.today}
                weekday={weekday}
                now={Math.floor(minutes / 60)}
              />
              <FiguresSection
                title={todayMessages.toDo.title}
                tools={<Link to="/orders">{todayMessages.toOrders}</Link>}
              >
                <ToDoSection orders={open} now={now.getTime()} zoneOf={zoneOf} />
              </FiguresSection>
            </div>
            <div className={css.columns}>
              <FiguresSection title={todayMessages.items}>
                <ItemTable items={data.items} range={days} currency={currency} />
              </FiguresSection>
              <BranchSums
                data={data}
                range={days}
                open={{ hours: new Map(branches.map((branch) => [branch.id, branch])), now }}
                currency={currency}
              />
            </div>
          </div>
        </>
      )}
    </>
  );
}
