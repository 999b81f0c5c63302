import { moneyText } from '@theke/admin/ui/format.ts';
import type { readRevenue } from '@theke/contracts/analytics/order-statistics';
import type { Replied } from '@theke/contracts/endpoint';
import { numberText } from '@theke/rules/units/amount-text';
import { Link } from 'react-router';
import { namedDay } from '../shared/day-texts.ts';
import { ordersOf } from '../shared/orders-of.ts';
import { statisticsMessages } from '../shared/statistics-messages.de.ts';
import { SumTable } from '../shared/sum-table.tsx';

type Props = { revenue: Replied<typeof readRevenue>; branch: string | undefined; currency: string };

/** Table of the chart's values; each day links to its orders. */
export function DayTable({ revenue: { rows, total }, branch, currency }: Props) {
  const cells = ({ orders, gross, net, refunded }: typeof total) => [
    numberText(orders),
    ...[gross, net, refunded].map((sum) => moneyText(sum, currency)),
  ];
  return (
    <SumTable
      labels={[
        statisticsMessages.day,
        statisticsMessages.orders,
        statisticsMessages.gross,
        statisticsMessages.net,
        statisticsMessages.refunded,
      ]}
      rows={rows.toReversed().map(({ day, ...sums }) => ({
        key: day,
        head:
          sums.orders > 0 ? (
            <Link to={ordersOf({ from: day, to: day, branch }, 'counted')}>{namedDay(day)}</Link>
          ) : (
            namedDay(day)
          ),
        cells: cells(sums),
      }))}
      total={{ head: statisticsMessages.sum, cells: cells(total) }}
    />
  );
}
