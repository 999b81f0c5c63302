import { moneyText } from '@theke/admin/ui/format.ts';
import { StateText } from '@theke/admin/ui/state-text.tsx';
import type { StatisticQuery } from '@theke/contracts/analytics/statistic';
import { type BranchHours, branchStatus, type OpeningStatus } from '@theke/rules/hours/opening-status';
import { CircleCheck, CircleX, Clock } from 'lucide-react';
import { Link } from 'react-router';
import { FiguresSection } from '../shared/figures-section.tsx';
import { OrdersLink } from '../shared/orders-link.tsx';
import { ordersOf } from '../shared/orders-of.ts';
import { SumTable } from '../shared/sum-table.tsx';
import * as css from './branch-sums.module.css';
import type { Today } from './load-today.ts';
import { punctualText } from './quality-texts.ts';
import { todayMessages } from './today-messages.de.ts';

const messages = todayMessages.branches;

type Sum = { orders: number; gross: number; quality: Parameters<typeof punctualText>[0] | undefined };
type Props = {
  data: Pick<Today, 'branches' | 'revenue' | 'quality'>;
  range: StatisticQuery;
  /** Opening hours for the open state; null for past days. */
  open: { hours: ReadonlyMap<string, BranchHours>; now: Date } | null;
  currency: string;
};

const looks = {
  open: { Icon: CircleCheck, kind: 'ok' },
  'closing-soon': { Icon: Clock, kind: 'soon' },
  closed: { Icon: CircleX, kind: 'plain' },
} as const satisfies Record<OpeningStatus['state'], unknown>;

/**
 * Revenue by branch, today with the open state. Each branch links to its statistics, its number of orders to the
 * orders.
 */
export function BranchSums({ data, range, open, currency }: Props) {
  if (data.branches.length <= 1) return null;
  const cells = ({ orders, gross, quality = { judged: 0, punctual: 0 } }: Sum, branch?: string) => [
    <OrdersLink key="orders" count={orders} to={ordersOf({ ...range, branch }, 'counted')} />,
    moneyText(gross, currency),
    punctualText(quality),
  ];
  return (
    <FiguresSection title={messages.title}>
      <SumTable
        labels={[messages.branch, messages.orders, messages.revenue, messages.punctual]}
        rows={data.branches.map(({ id, name, ...sums }) => ({
          key: id,
          head: (
            <span className={css.name}>
              <Link to={`/statistics?${new URLSearchParams({ from: range.from, to: range.to, branch: id })}`}>
                {name}
              </Link>
              {open && stateOf(open.hours.get(id), open.now)}
            </span>
          ),
          cells: cells(sums, id),
        }))}
        total={{ head: messages.sum, cells: cells({ ...data.revenue, quality: data.quality }) }}
      />
    </FiguresSection>
  );
}

function stateOf(branch: BranchHours | undefined, now: Date) {
  if (!branch) return null;
  const { state, text } = branchStatus(branch, now);
  return (
    <small className={css.state}>
      <StateText {...looks[state]} text={text} />
    </small>
  );
}
