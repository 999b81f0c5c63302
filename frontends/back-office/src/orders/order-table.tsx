import type { Order } from '@theke/contracts/ordering/order';
import { staffLabel } from '@theke/rules/order-labels';
import { Link } from 'react-router';
import { useShop } from '../api/shop.ts';
import { useZoneOf } from '../api/use-zone-of.ts';
import { ticketOf } from '../board/ticket-of.ts';
import { messages } from '../messages.de.ts';
import { dayText, moneyText, timeText } from '../ui/format.ts';
import * as css from './order-table.module.css';

/** Orders one below the other; on a phone the columns that only explain are left out. */
export function OrderTable({ orders }: { orders: readonly Order[] }) {
  const { branches } = useShop();
  const texts = messages.orderList;
  const zoneOf = useZoneOf();
  return (
    <table className={css.table}>
      <thead>
        <tr>
          <th scope="col">{texts.ticket}</th>
          <th scope="col">{texts.placedAt}</th>
          <th scope="col">{texts.guest}</th>
          <th scope="col" className={css.wide}>
            {texts.branch}
          </th>
          <th scope="col">{texts.state}</th>
          <th scope="col" className={css.number}>
            {texts.total}
          </th>
        </tr>
      </thead>
      <tbody>
        {orders.map((order) => (
          <tr key={order.id}>
            <td>
              <Link to={`/orders/${order.id}`} aria-label={messages.board.open(ticketOf(order))}>
                {ticketOf(order)}
              </Link>
            </td>
            <td className={css.time}>
              {timeText(order.placedAt, zoneOf(order.branch.id))}{' '}
              <small>{dayText(order.placedAt, zoneOf(order.branch.id))}</small>
            </td>
            <td>{`${order.contact.firstName} ${order.contact.lastName}`.trim()}</td>
            <td className={css.wide}>{branches.find(({ id }) => id === order.branch.id)?.name}</td>
            <td>{staffLabel(order.status, order.deliveryType)}</td>
            <td className={css.number}>{moneyText(order.totals.total.gross, order.totals.currency)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
