import { useQuery } from '@tanstack/react-query';
import { useApi } from '@theke/admin/api/office-api.ts';
import { useShop } from '@theke/admin/api/shop.ts';
import { moneyText } from '@theke/admin/ui/format.ts';
import { readRevenue } from '@theke/contracts/analytics/order-statistics';
import type { StatisticQuery } from '@theke/contracts/analytics/statistic';
import type { Replied } from '@theke/contracts/endpoint';
import { numberText } from '@theke/rules/units/amount-text';
import { Link } from 'react-router';
import * as page from '../domain/figures-page.module.css';
import { statisticsMessages } from '../domain/statistics-messages.de.ts';
import { SumTable } from '../domain/sum-table.tsx';
import { type ComparedBranch, comparedBranches } from './compared-branches.ts';

const words = statisticsMessages.branches;
/** Beyond so many nobody compares them at a glance, and each is a call. */
const most = 12;

type OfBranch = { id: string; name: string; revenue: Replied<typeof readRevenue> };

/** What each branch brought; undefined where one is looked at alone, and until it is known. */
export function useBranchRevenues(range: StatisticQuery): readonly OfBranch[] | undefined {
  const api = useApi();
  const { branches } = useShop();
  const isCompared = range.branch === undefined && branches.length > 1 && branches.length <= most;
  const { data } = useQuery({
    queryKey: ['statistics', 'branches', range, branches.map(({ id }) => id)],
    queryFn: ({ signal }) =>
      Promise.all(
        branches.map(async ({ id, name }) => ({
          ...{ id, name },
          revenue: await api(readRevenue, { query: { ...range, branch: id } }, signal),
        })),
      ),
    enabled: isCompared,
    staleTime: 30_000,
    refetchInterval: 60_000,
  });
  return isCompared ? data : undefined;
}

type Props = {
  range: StatisticQuery;
  branches: readonly OfBranch[];
  revenue: Replied<typeof readRevenue>;
  currency: string;
};

/** The branches beside each other, each beside itself in as many days before; each leads to its own statistics. */
export function BranchComparison({ range, branches, revenue, currency }: Props) {
  const { rows, others, total } = comparedBranches(revenue, branches);
  const cells = ({ orders, gross, grossBefore }: Omit<ComparedBranch, 'id' | 'name'>) => [
    numberText(orders),
    moneyText(gross, currency),
    moneyText(grossBefore, currency),
  ];
  const ofBranch = (branch: string) => `/statistics?${new URLSearchParams({ from: range.from, to: range.to, branch })}`;
  return (
    <section aria-label={words.title}>
      <div className={page.head}>
        <h2>{words.title}</h2>
      </div>
      <SumTable
        labels={[words.branch, words.orders, statisticsMessages.revenue, words.before]}
        rows={[
          ...rows.map(({ id, name, ...sums }) => ({
            key: id,
            head: <Link to={ofBranch(id)}>{name}</Link>,
            cells: cells(sums),
          })),
          ...(others ? [{ key: 'others', head: words.others, cells: cells(others) }] : []),
        ]}
        total={{ head: statisticsMessages.sum, cells: cells(total) }}
      />
    </section>
  );
}
