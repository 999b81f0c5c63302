import { useQuery } from '@tanstack/react-query';
import { useApi } from '@theke/admin/api/office-api.ts';
import { useShop } from '@theke/admin/api/shop.ts';
import type {
  readCanceledOrders,
  readOrderTimes,
  readRevenue,
  readRevenueOrigins,
} from '@theke/contracts/analytics/order-statistics';
import type { StatisticQuery } from '@theke/contracts/analytics/statistic';
import type { Replied } from '@theke/contracts/endpoint';
import * as css from '../shared/figures-page.module.css';
import { FiguresSection } from '../shared/figures-section.tsx';
import { OriginTable } from '../shared/origin-table.tsx';
import { RevenueLedger } from '../shared/revenue-ledger.tsx';
import { statisticsMessages } from '../shared/statistics-messages.de.ts';
import { BranchComparison } from './branch-comparison.tsx';
import type { RevenueOfBranch } from './branch-revenues.ts';
import { BusyHours } from './busy-hours.tsx';
import { GiftCardTable } from './gift-card-table.tsx';
import { QrScans } from './qr-scans.tsx';
import { ReservationTable } from './reservation-table.tsx';
import { statisticsQueries } from './statistics-queries.ts';
import { TaxTable } from './tax-table.tsx';
import { TipTable } from './tip-table.tsx';
import { TvsInNeed } from './tvs-in-need.tsx';

type Props = {
  range: StatisticQuery;
  isCompared: boolean;
  ofBranches: readonly RevenueOfBranch[] | undefined;
  revenue: Replied<typeof readRevenue>;
  lost: Replied<typeof readCanceledOrders>;
  times: Replied<typeof readOrderTimes>;
  origins: Replied<typeof readRevenueOrigins>;
  originsEarlier: Replied<typeof readRevenueOrigins> | undefined;
};

/** Statistics below the chart: by branch, hour, payment method, VAT rate and origin. */
export function FurtherFigures(props: Props) {
  const { range, isCompared, ofBranches, revenue, lost, times, origins, originsEarlier } = props;
  const { currency } = useShop().config;
  const { data: payments } = useQuery(statisticsQueries(useApi(), range).payments);
  return (
    <>
      <TvsInNeed branch={range.branch} />
      {ofBranches && (
        <BranchComparison
          range={range}
          isCompared={isCompared}
          branches={ofBranches}
          revenue={revenue}
          currency={currency}
        />
      )}
      <div className={css.columns}>
        <BusyHours range={range} ordered={times.rows.map(({ orders, ...at }) => ({ ...at, count: orders }))} />
        <div className={css.stack}>
          <FiguresSection title={statisticsMessages.ledger.title}>
            <RevenueLedger
              revenue={revenue.total}
              lost={lost.total}
              payments={payments?.rows}
              currency={currency}
              range={range}
            />
          </FiguresSection>
          <TaxTable range={range} currency={currency} />
          <TipTable range={range} currency={currency} />
        </div>
      </div>
      <div className={css.columns}>
        <FiguresSection title={statisticsMessages.origins.title}>
          <OriginTable
            rows={origins.rows}
            range={range}
            earlier={isCompared ? (originsEarlier?.rows ?? null) : null}
            currency={currency}
          />
        </FiguresSection>
        <QrScans range={range} origins={origins.rows} isCompared={isCompared} />
      </div>
      <div className={css.columns}>
        <ReservationTable range={range} />
        <GiftCardTable range={range} currency={currency} />
      </div>
    </>
  );
}
