import * as table from '@theke/admin/ui/data-table.module.css';
import { moneyText } from '@theke/admin/ui/format.ts';
import type { readRevenue } from '@theke/contracts/analytics/order-statistics';
import type { Replied } from '@theke/contracts/endpoint';
import { numberText } from '@theke/rules/units/amount-text';
import { classNames } from '@theke/ui/class-names';
import { Link } from 'react-router';
import { namedDay } from '../domain/day-texts.ts';
import { statisticsMessages as words } from '../domain/statistics-messages.de.ts';
import * as css from '../domain/sum-table.module.css';

type Props = { revenue: Replied<typeof readRevenue>; branch: string | undefined; currency: string };

/** The orders that a day's figures are made of. */
const ordersOf = (day: string, branch: string | undefined): string => {
  const query = new URLSearchParams({ placedAtFrom: day, placedAtUntil: day, ...(branch && { branch }) });
  return `/orders/history?${query}`;
};

const number = classNames(table.right, table.number);

/** What the line draws, in numbers; each day leads to its orders. */
export function DayTable({ revenue, branch, currency }: Props) {
  const { rows, total } = revenue;
  const cells = ({ orders, gross, net, refunded }: typeof total) => (
    <>
      <td className={number}>{numberText(orders)}</td>
      <td className={number}>{moneyText(gross, currency)}</td>
      <td className={number}>{moneyText(net, currency)}</td>
      <td className={number}>{moneyText(refunded, currency)}</td>
    </>
  );
  return (
    <div className={css.frame}>
      <table className={table.table}>
        <thead>
          <tr>
            <th scope="col">{words.day}</th>
            {[words.orders, words.gross, words.net, words.refunded].map((label) => (
              <th key={label} scope="col" className={table.right}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.toReversed().map(({ day, ...sums }) => (
            <tr key={day}>
              <th scope="row" className={css.day}>
                {sums.orders > 0 ? <Link to={ordersOf(day, branch)}>{namedDay(day)}</Link> : namedDay(day)}
              </th>
              {cells(sums)}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" className={css.day}>
              {words.sum}
            </th>
            {cells(total)}
          </tr>
        </tfoot>
      </table>
    </div>
  );
}
