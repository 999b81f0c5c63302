import { useZoneOf } from '@theke/admin/api/use-zone-of.ts';
import { timeText } from '@theke/admin/ui/format.ts';
import type { Order } from '@theke/contracts/ordering/order';
import { icon } from '@theke/ui/icon';
import { Check } from 'lucide-react';
import { sinceOf } from '../shared/urgency.ts';
import { AmountText } from './amount-text.tsx';
import * as css from './delivered-list.module.css';
import { driverPageMessages } from './driver-page-messages.de.ts';
import { placeOf } from './place-of.ts';

/** Delivered orders of the last hours, one line each. */
export function DeliveredList({ orders }: { orders: readonly Order[] }) {
  const zoneOf = useZoneOf();
  if (orders.length === 0) return null;
  return (
    <section className={css.delivered}>
      <h2>{driverPageMessages.done}</h2>
      <ul>
        {orders.map((order) => (
          <li key={order.id}>
            <Check {...icon} />
            <span className={css.place}>{placeOf(order)}</span>
            <span className={css.aside}>
              {timeText(sinceOf(order), zoneOf(order.branch.id))}
              <AmountText order={order} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
