import { moneyText } from '@theke/admin/ui/format.ts';
import type { readCanceledOrders, readRevenue } from '@theke/contracts/analytics/order-statistics';
import type { StatisticQuery } from '@theke/contracts/analytics/statistic';
import type { Replied } from '@theke/contracts/endpoint';
import { numberText } from '@theke/rules/units/amount-text';
import { changeOf, pointsOf } from '../shared/change-text.ts';
import { type Figure, FigureRow } from '../shared/figure-row.tsx';
import { ordersOf } from '../shared/orders-of.ts';
import { statisticsMessages } from '../shared/statistics-messages.de.ts';

type Revenue = Replied<typeof readRevenue>;
type Lost = Replied<typeof readCanceledOrders>;

type Props = { revenue: Revenue; lost: Lost; currency: string; isCompared: boolean; range: StatisticQuery };

const lostIn = ({ canceled, rejected, failed }: Lost['total']) => canceled + rejected + failed;

/** Percentage of lost orders among all orders. */
const lostShare = (lost: number, orders: number): number =>
  lost + orders === 0 ? 0 : Math.round((1000 * lost) / (lost + orders)) / 10;

/** Five key figures with their changes. */
export function KeyFigures({ revenue, lost, currency, isCompared, range }: Props) {
  const { total, previous } = revenue;
  const money = (amount: number) => moneyText(amount, currency);
  const averageOf = ({ gross, orders }: Revenue['total']) => (orders ? gross / orders : 0);
  const shares = [
    lostShare(lostIn(lost.total), total.orders),
    lostShare(lostIn(lost.previous), previous.orders),
  ] as const;
  const figures: readonly Figure[] = [
    {
      label: statisticsMessages.revenue,
      value: money(total.gross),
      to: ordersOf(range, 'counted'),
      change: changeOf(total.gross, previous.gross, { text: money(previous.gross) }),
    },
    {
      label: statisticsMessages.orders,
      value: numberText(total.orders),
      to: ordersOf(range, 'counted'),
      change: changeOf(total.orders, previous.orders, { text: numberText(previous.orders) }),
    },
    {
      label: statisticsMessages.average,
      value: total.orders ? money(averageOf(total)) : statisticsMessages.none,
      change: changeOf(averageOf(total), averageOf(previous), { text: money(averageOf(previous)) }),
    },
    {
      label: statisticsMessages.refunded,
      value: money(total.refunded),
      ...(total.refunded > 0 && { to: ordersOf(range, 'counted', { refunded: 'true' }) }),
      change: changeOf(total.refunded, previous.refunded, { text: money(previous.refunded), isGood: false }),
    },
    {
      label: statisticsMessages.lost,
      value: `${numberText(shares[0])}\u00a0%`,
      to: ordersOf(range, 'lost'),
      change: pointsOf(...shares, { text: `${numberText(shares[1])}\u00a0%`, isGood: false }),
    },
  ];
  return <FigureRow figures={isCompared ? figures : figures.map((figure) => ({ ...figure, change: null }))} />;
}
