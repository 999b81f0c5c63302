import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useApi } from '@theke/admin/api/office-api.ts';
import { useShop } from '@theke/admin/api/shop.ts';
import { moneyText } from '@theke/admin/ui/format.ts';
import { LoadFailure } from '@theke/admin/ui/load-failure.tsx';
import { TableSkeleton } from '@theke/admin/ui/table-skeleton.tsx';
import type { StatisticQuery } from '@theke/contracts/analytics/statistic';
import { weekdayOf } from '@theke/rules/time/local-time';
import { DayChart } from '../shared/day-chart.tsx';
import { FigureRow } from '../shared/figure-row.tsx';
import * as css from '../shared/figures-page.module.css';
import { FiguresSection } from '../shared/figures-section.tsx';
import { ItemTable } from '../shared/item-table.tsx';
import { OriginTable } from '../shared/origin-table.tsx';
import { RevenueLedger } from '../shared/revenue-ledger.tsx';
import { BranchSums } from './branch-sums.tsx';
import { HoursSection } from './hours-section.tsx';
import { type PastDays as Loaded, loadPastDays } from './load-past-days.ts';
import { NotableList } from './notable-list.tsx';
import { pastFigures } from './past-figures.ts';
import { pastMessages as past } from './past-messages.de.ts';
import type { Period } from './period.ts';
import { todayMessages } from './today-messages.de.ts';

type Props = { period: Exclude<Period, 'today'>; days: StatisticQuery; before: StatisticQuery };

/** Results of past days with origins and notable findings; every number links to its orders. */
export function PastDays({ period, days, before }: Props) {
  const { branches, config } = useShop();
  const { currency } = config;
  const api = useApi();
  const { data, error, refetch } = useQuery({
    queryKey: ['statistics', 'past', days, branches.map(({ id }) => id)],
    queryFn: ({ signal }) => loadPastDays(api, { days, before, branches }, signal),
    placeholderData: keepPreviousData,
    // Refetches, because cancellations and refunds also change past days.
    staleTime: 30_000,
  });
  if (!data)
    return error ? (
      <LoadFailure message={todayMessages.loadFailed} error={error} refetch={refetch} />
    ) : (
      <TableSkeleton />
    );
  const weekday = weekdayOf(days.to);
  return (
    <>
      <FigureRow figures={pastFigures(data, { period, days, weekday, currency })} />
      <div className={css.page}>
        {data.notable ? (
          <div className={css.columns}>
            <HoursSection data={data} label={todayMessages.titles.yesterday} weekday={weekday} now={null} />
            <FiguresSection title={past.notable.title}>
              <NotableList day={days.to} found={data.notable} />
            </FiguresSection>
          </div>
        ) : (
          <Days data={data} currency={currency} />
        )}
        <div className={css.columns}>
          <div className={css.stack}>
            <FiguresSection title={past.items[period]}>
              <ItemTable items={data.items} range={days} currency={currency} />
            </FiguresSection>
            <BranchSums data={data} range={days} open={null} currency={currency} />
          </div>
          <div className={css.stack}>
            <FiguresSection title={past.origins}>
              <OriginTable rows={data.origins} range={days} earlier={data.originsBefore} currency={currency} />
            </FiguresSection>
            <FiguresSection title={past.ledger}>
              <RevenueLedger
                revenue={data.revenue}
                lost={data.lost}
                payments={data.payments}
                currency={currency}
                range={days}
              />
            </FiguresSection>
          </div>
        </div>
      </div>
    </>
  );
}

function Days({ data, currency }: { data: Loaded; currency: string }) {
  const valuesOf = (rows: Loaded['revenueOfDays']) => rows.map(({ day, gross }) => ({ day, value: gross }));
  return (
    <FiguresSection
      title={past.perDay.title}
      note={past.perDay.unit}
      tools={
        <ul className={css.legend}>
          <li>{todayMessages.titles.week}</li>
          <li className={css.dashed}>{past.perDay.before}</li>
        </ul>
      }
    >
      <DayChart
        title={past.perDay.title}
        valueText={(value) => moneyText(value, currency)}
        current={valuesOf(data.revenueOfDays)}
        earlier={valuesOf(data.revenueOfDaysThen)}
      />
    </FiguresSection>
  );
}
