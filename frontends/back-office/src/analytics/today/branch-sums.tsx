import * as table from '@theke/admin/ui/data-table.module.css';
import { moneyText } from '@theke/admin/ui/format.ts';
import { numberText } from '@theke/rules/units/amount-text';
import { classNames } from '@theke/ui/class-names';
import { Link } from 'react-router';
import * as css from '../domain/sum-table.module.css';
import { todayMessages } from './today-messages.de.ts';

const words = todayMessages.branches;
const number = classNames(table.right, table.number);

type Sum = { orders: number; gross: number };
type Props = { rows: readonly (Sum & { id: string; name: string })[]; total: Sum; currency: string };

/** What each branch brought today; each leads to its own statistics. */
export const BranchSums = ({ rows, total, currency }: Props) => (
  <div className={css.frame}>
    <table className={table.table}>
      <thead>
        <tr>
          <th scope="col">{words.branch}</th>
          <th scope="col" className={table.right}>
            {words.orders}
          </th>
          <th scope="col" className={table.right}>
            {words.revenue}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, name, orders, gross }) => (
          <tr key={id}>
            <th scope="row" className={css.day}>
              <Link to={`/statistics?branch=${id}`}>{name}</Link>
            </th>
            <td className={number}>{numberText(orders)}</td>
            <td className={number}>{moneyText(gross, currency)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" className={css.day}>
            {words.sum}
          </th>
          <td className={number}>{numberText(total.orders)}</td>
          <td className={number}>{moneyText(total.gross, currency)}</td>
        </tr>
      </tfoot>
    </table>
  </div>
);
