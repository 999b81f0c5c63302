import { useShop } from '@theke/admin/api/shop.ts';
import { useZoneOf } from '@theke/admin/api/use-zone-of.ts';
import * as css from '@theke/admin/ui/data-table.module.css';
import { dayText, moneyText, timeText } from '@theke/admin/ui/format.ts';
import type { Order } from '@theke/contracts/ordering/order';
import { staffLabel } from '@theke/rules/orders/order-labels';
import { classNames } from '@theke/ui/class-names';
import { Link } from 'react-router';
import { orderMessages } from './order-messages.de.ts';
import { ticketOf } from './ticket-of.ts';

/** Orders one below the other; on a phone the columns that only explain are left out. */
export function OrderTable({ orders }: { orders: readonly Order[] }) {
  const { branches } = useShop();
  const texts = orderMessages.orderList;
  const zoneOf = useZoneOf();
  return (
    <table className={classNames(css.table, css.inset)}>
      <thead>
        <tr>
          <th scope="col">{texts.ticket}</th>
          <th scope="col">{texts.placedAt}</th>
          <th scope="col">{texts.guest}</th>
          <th scope="col" className={css.fromTablet}>
            {texts.branch}
          </th>
          <th scope="col" className={css.fromTablet}>
            {texts.state}
          </th>
          <th scope="col" className={css.right}>
            {texts.total}
          </th>
        </tr>
      </thead>
      <tbody>
        {orders.map((order) => (
          <tr key={order.id}>
            <td className={css.number}>
              <Link
                className={css.rowLink}
                to={`/orders/${order.id}`}
                aria-label={orderMessages.board.open(ticketOf(order))}
              >
                <b>{ticketOf(order)}</b>
              </Link>
            </td>
            <td className={css.number}>
              {timeText(order.placedAt, zoneOf(order.branch.id))}{' '}
              <small className={css.below}>{dayText(order.placedAt, zoneOf(order.branch.id))}</small>
            </td>
            <td className={css.wraps}>
              {`${order.contact.firstName} ${order.contact.lastName}`.trim()}
              <small className={classNames(css.below, css.onPhone)}>
                {staffLabel(order.status, order.deliveryType)}
              </small>
            </td>
            <td className={classNames(css.fromTablet, css.muted)}>
              {branches.find(({ id }) => id === order.branch.id)?.name}
            </td>
            <td className={css.fromTablet}>{staffLabel(order.status, order.deliveryType)}</td>
            <td className={classNames(css.right, css.number)}>
              {moneyText(order.totals.total.gross, order.totals.currency)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
