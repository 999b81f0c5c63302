import * as table from '@theke/admin/ui/data-table.module.css';
import { moneyText } from '@theke/admin/ui/format.ts';
import type { OriginStatistic } from '@theke/contracts/analytics/order-statistics';
import type { StatisticQuery } from '@theke/contracts/analytics/statistic';
import { classNames } from '@theke/ui/class-names';
import { ChangeCell } from './change-cell.tsx';
import * as css from './figures-table.module.css';
import { FiguresTable } from './figures-table.tsx';
import { OrdersLink } from './orders-link.tsx';
import { ordersOf } from './orders-of.ts';
import { originName } from './origin-name.ts';
import { ShareBar } from './share-bar.tsx';
import { statisticsMessages } from './statistics-messages.de.ts';

const messages = statisticsMessages.origins;
const number = classNames(table.right, table.number);

type Props = {
  rows: readonly OriginStatistic[];
  range: StatisticQuery;
  /** Origins of the days before; null without a comparison. */
  earlier: readonly OriginStatistic[] | null;
  currency: string;
};

const keyOf = ({ origin, qr }: OriginStatistic) => `${origin} ${qr}`;

/** Orders and revenue by origin, most orders first, with changes. */
export function OriginTable({ rows, range, earlier, currency }: Props) {
  const before = new Map(earlier?.map((row) => [keyOf(row), row.orders]));
  const max = rows[0]?.orders ?? 0;
  if (max === 0) return <p className={css.empty}>{statisticsMessages.times.empty}</p>;
  return (
    <FiguresTable
      name={messages.origin}
      figures={[statisticsMessages.orders, earlier && { wide: statisticsMessages.change }, statisticsMessages.revenue]}
    >
      {rows.slice(0, 10).map((row) => (
        <tr key={keyOf(row)}>
          <td className={table.wraps}>
            {originName(row)}
            <ShareBar count={row.orders} total={max} />
          </td>
          <td className={number}>
            <OrdersLink
              count={row.orders}
              to={ordersOf(range, 'counted', { origin: row.origin, ...(row.qr && { qr: row.qr }) })}
            />
          </td>
          {earlier && <ChangeCell className={css.amount} now={row.orders} before={before.get(keyOf(row)) ?? 0} />}
          <td className={number}>{moneyText(row.gross, currency)}</td>
        </tr>
      ))}
    </FiguresTable>
  );
}
