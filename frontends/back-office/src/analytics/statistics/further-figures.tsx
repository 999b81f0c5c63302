import { useShop } from '@theke/admin/api/shop.ts';
import type {
  readCanceledOrders,
  readOrderTimes,
  readPopularItems,
  readRevenue,
  readRevenueOrigins,
} from '@theke/contracts/analytics/order-statistics';
import type { StatisticQuery } from '@theke/contracts/analytics/statistic';
import type { Replied } from '@theke/contracts/endpoint';
import * as css from '../domain/figures-page.module.css';
import { ItemTable } from '../domain/item-table.tsx';
import { statisticsMessages as words } from '../domain/statistics-messages.de.ts';
import { BranchComparison } from './branch-comparison.tsx';
import type { RevenueOfBranch } from './branch-revenues.ts';
import { BusyHours } from './busy-hours.tsx';
import { ItemPairs } from './item-pairs.tsx';
import { OriginTable } from './origin-table.tsx';
import { QrScans } from './qr-scans.tsx';
import { RevenueLedger } from './revenue-ledger.tsx';
import { WorkingDays } from './working-days.tsx';
import { WorkingHours } from './working-hours.tsx';

type Props = {
  range: StatisticQuery;
  isCompared: boolean;
  ofBranches: readonly RevenueOfBranch[] | undefined;
  revenue: Replied<typeof readRevenue>;
  lost: Replied<typeof readCanceledOrders>;
  items: Replied<typeof readPopularItems>;
  times: Replied<typeof readOrderTimes>;
  origins: Replied<typeof readRevenueOrigins>;
  originsEarlier: Replied<typeof readRevenueOrigins> | undefined;
};

/** What stands below the days: by branch, by hour, by product and by where guests came from. */
export function FurtherFigures(props: Props) {
  const { range, isCompared, ofBranches, revenue, lost, items, times, origins, originsEarlier } = props;
  const { currency } = useShop().config;
  return (
    <>
      {ofBranches && (
        <BranchComparison isCompared={isCompared} branches={ofBranches} revenue={revenue} currency={currency} />
      )}
      <WorkingDays range={range} />
      <div className={css.columns}>
        <BusyHours range={range} ordered={times.rows.map(({ orders, ...at }) => ({ ...at, count: orders }))} />
        <div className={css.stack}>
          <section aria-label={words.ledger.title}>
            <div className={css.head}>
              <h2>{words.ledger.title}</h2>
            </div>
            <RevenueLedger revenue={revenue.total} lost={lost.total} currency={currency} range={range} />
          </section>
          <WorkingHours range={range} net={revenue.total.net} currency={currency} />
        </div>
      </div>
      <div className={css.columns}>
        <section>
          <div className={css.head}>
            <h2>
              {words.items.title} <small>{words.items.all(String(items.total.products))}</small>
            </h2>
          </div>
          <ItemTable items={items} currency={currency} />
        </section>
        <div className={css.stack}>
          <section>
            <div className={css.head}>
              <h2>{words.origins.title}</h2>
            </div>
            <OriginTable
              rows={origins.rows}
              earlier={isCompared ? (originsEarlier?.rows ?? null) : null}
              currency={currency}
            />
          </section>
          <QrScans range={range} origins={origins.rows} isCompared={isCompared} />
          <ItemPairs range={range} />
        </div>
      </div>
    </>
  );
}
