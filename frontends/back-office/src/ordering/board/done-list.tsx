import { useZoneOf } from '@theke/admin/api/use-zone-of.ts';
import { moneyText, timeText } from '@theke/admin/ui/format.ts';
import type { Order } from '@theke/contracts/ordering/order';
import { staffLabel } from '@theke/rules/orders/order-labels';
import { Link } from 'react-router';
import { kindText } from '../shared/kind-text.ts';
import { ticketOf } from '../shared/ticket-of.ts';
import { sinceOf } from '../shared/urgency.ts';
import * as css from './done-list.module.css';

/** Finished orders, one line each; problems are marked. */
export function DoneList({ orders }: { orders: readonly Order[] }) {
  const zoneOf = useZoneOf();
  return (
    <ul className={css.list}>
      {orders.map((order) => (
        <li key={order.id}>
          <Link to={`/orders/${order.id}`}>
            <b>{ticketOf(order)}</b>
            <span>
              {order.status === 'completed' ? kindText(order) : staffLabel(order.status, order.deliveryType)}
              <small>{timeText(sinceOf(order), zoneOf(order.branch.id))}</small>
            </span>
            <span className={css.total}>{moneyText(order.totals.total.gross, order.totals.currency)}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
