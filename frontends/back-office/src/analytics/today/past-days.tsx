import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useApi } from '@theke/admin/api/office-api.ts';
import { useShop } from '@theke/admin/api/shop.ts';
import { moneyText } from '@theke/admin/ui/format.ts';
import { LoadFailure } from '@theke/admin/ui/load-failure.tsx';
import { TableSkeleton } from '@theke/admin/ui/table-skeleton.tsx';
import type { StatisticQuery } from '@theke/contracts/analytics/statistic';
import { weekdayOf } from '@theke/rules/time/local-time';
import { classNames } from '@theke/ui/class-names';
import { DayChart } from '../domain/day-chart.tsx';
import { FigureRow } from '../domain/figure-row.tsx';
import * as css from '../domain/figures-page.module.css';
import { ItemTable } from '../domain/item-table.tsx';
import { OriginTable } from '../domain/origin-table.tsx';
import { RevenueLedger } from '../domain/revenue-ledger.tsx';
import { BranchSums } from './branch-sums.tsx';
import { HourBars } from './hour-bars.tsx';
import { type PastDays as Loaded, loadPastDays } from './load-past-days.ts';
import { NotableList } from './notable-list.tsx';
import { pastFigures } from './past-figures.ts';
import { pastMessages as past } from './past-messages.de.ts';
import type { Period } from './period.ts';
import { todayMessages as words } from './today-messages.de.ts';

type Props = { period: Exclude<Period, 'today'>; days: StatisticQuery; before: StatisticQuery };

/** What days that have ended brought, from where, and what stands out of it; every number leads to its orders. */
export function PastDays({ period, days, before }: Props) {
  const { branches, config } = useShop();
  const { currency } = config;
  const api = useApi();
  const { data, error, refetch } = useQuery({
    queryKey: ['statistics', 'past', days, branches.map(({ id }) => id)],
    queryFn: ({ signal }) => loadPastDays(api, { days, before, branches }, signal),
    placeholderData: keepPreviousData,
    // What is canceled or given back later changes days that have ended, too.
    staleTime: 30_000,
  });
  if (!data)
    return error ? <LoadFailure message={words.loadFailed} error={error} refetch={refetch} /> : <TableSkeleton />;
  const weekday = weekdayOf(days.to);
  return (
    <>
      <FigureRow figures={pastFigures(data, { period, days, weekday, currency })} />
      <div className={css.page}>
        {data.notable ? (
          <div className={css.columns}>
            <Hours data={data} weekday={weekday} />
            <section aria-label={past.notable.title}>
              <div className={css.head}>
                <h2>{past.notable.title}</h2>
              </div>
              <NotableList day={days.to} found={data.notable} />
            </section>
          </div>
        ) : (
          <Days data={data} currency={currency} />
        )}
        <div className={css.columns}>
          <div className={css.stack}>
            <section aria-label={past.items[period]}>
              <div className={css.head}>
                <h2>{past.items[period]}</h2>
              </div>
              <ItemTable items={data.items} range={days} currency={currency} />
            </section>
            {data.branches.length > 1 && (
              <section aria-label={words.branches.title}>
                <div className={css.head}>
                  <h2>{words.branches.title}</h2>
                </div>
                <BranchSums
                  rows={data.branches}
                  range={days}
                  open={null}
                  total={{ ...data.revenue, quality: data.quality }}
                  currency={currency}
                />
              </section>
            )}
          </div>
          <div className={css.stack}>
            <section aria-label={past.origins}>
              <div className={css.head}>
                <h2>{past.origins}</h2>
              </div>
              <OriginTable rows={data.origins} range={days} earlier={data.originsBefore} currency={currency} />
            </section>
            <section aria-label={past.ledger}>
              <div className={css.head}>
                <h2>{past.ledger}</h2>
              </div>
              <RevenueLedger
                revenue={data.revenue}
                lost={data.lost}
                payments={data.payments}
                currency={currency}
                range={days}
              />
            </section>
          </div>
        </div>
      </div>
    </>
  );
}

function Hours({ data, weekday }: { data: Loaded; weekday: string }) {
  return (
    <section aria-label={words.hours.title}>
      <div className={css.head}>
        <h2>{words.hours.title}</h2>
        <ul className={classNames(css.legend, css.squares)}>
          <li>{words.titles.yesterday}</li>
          <li className={css.tinted}>{words.hours.lastWeek(weekday)}</li>
        </ul>
      </div>
      <HourBars
        today={data.hours}
        label={words.titles.yesterday}
        lastWeek={data.hoursThen}
        lastWeekLabel={words.hours.lastWeek(weekday)}
        now={null}
      />
    </section>
  );
}

function Days({ data, currency }: { data: Loaded; currency: string }) {
  const valuesOf = (rows: Loaded['revenueOfDays']) => rows.map(({ day, gross }) => ({ day, value: gross }));
  return (
    <section aria-label={past.perDay.title}>
      <div className={css.head}>
        <h2>
          {past.perDay.title} <small>{past.perDay.unit}</small>
        </h2>
        <ul className={css.legend}>
          <li>{words.titles.week}</li>
          <li className={css.dashed}>{past.perDay.before}</li>
        </ul>
      </div>
      <DayChart
        title={past.perDay.title}
        valueText={(value) => moneyText(value, currency)}
        own={valuesOf(data.revenueOfDays)}
        earlier={valuesOf(data.revenueOfDaysThen)}
      />
    </section>
  );
}
