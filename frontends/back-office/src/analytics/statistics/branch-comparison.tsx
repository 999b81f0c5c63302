import { changedSearch } from '@theke/admin/ui/changed-search.ts';
import { moneyText } from '@theke/admin/ui/format.ts';
import type { readRevenue } from '@theke/contracts/analytics/order-statistics';
import type { StatisticQuery } from '@theke/contracts/analytics/statistic';
import type { Replied } from '@theke/contracts/endpoint';
import { numberText } from '@theke/rules/units/amount-text';
import { Link, useLocation } from 'react-router';
import { FiguresSection } from '../shared/figures-section.tsx';
import { OrdersLink } from '../shared/orders-link.tsx';
import { ordersOf } from '../shared/orders-of.ts';
import { statisticsMessages } from '../shared/statistics-messages.de.ts';
import { SumTable } from '../shared/sum-table.tsx';
import type { RevenueOfBranch } from './branch-revenues.ts';
import { type ComparedBranch, comparedBranches } from './compared-branches.ts';

const messages = statisticsMessages.branches;
type Props = {
  range: StatisticQuery;
  isCompared: boolean;
  branches: readonly RevenueOfBranch[];
  revenue: Replied<typeof readRevenue>;
  currency: string;
};

/** Compares branches with each other and with the days before; each links to its own statistics. */
export function BranchComparison({ range, isCompared, branches, revenue, currency }: Props) {
  const { rows, others, total } = comparedBranches(revenue, branches);
  const cells = ({ orders, gross, grossBefore }: Omit<ComparedBranch, 'id' | 'name'>, to?: string) => [
    to ? <OrdersLink key="orders" count={orders} to={to} /> : numberText(orders),
    moneyText(gross, currency),
    ...(isCompared ? [moneyText(grossBefore, currency)] : []),
  ];
  const { search } = useLocation();
  const ofBranch = (branch: string) => `/statistics?${changedSearch(new URLSearchParams(search), { branch })}`;
  return (
    <FiguresSection title={messages.title}>
      <SumTable
        labels={[
          messages.branch,
          messages.orders,
          statisticsMessages.revenue,
          ...(isCompared ? [messages.before] : []),
        ]}
        rows={[
          ...rows.map(({ id, name, ...sums }) => ({
            key: id,
            head: <Link to={ofBranch(id)}>{name}</Link>,
            cells: cells(sums, ordersOf({ ...range, branch: id }, 'counted')),
          })),
          ...(others ? [{ key: 'others', head: messages.others, cells: cells(others) }] : []),
        ]}
        total={{ head: statisticsMessages.sum, cells: cells(total, ordersOf(range, 'counted')) }}
      />
    </FiguresSection>
  );
}
