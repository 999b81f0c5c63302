import type { Order } from '@theke/contracts/ordering/order';
import { staffLabel } from '@theke/rules/order-labels';
import { useZoneOf } from '../api/use-zone-of.ts';
import { messages } from '../messages.de.ts';
import { timeText } from '../ui/format.ts';
import * as css from './order-page.module.css';

/** Every state it was in, when, and who moved it. */
export function OrderHistory({ order }: { order: Order }) {
  const zone = useZoneOf()(order.branch.id);
  return (
    <section className={css.section}>
      <h2>{messages.order.history}</h2>
      <ol className={css.history}>
        {order.history.map(({ status, at, by }) => (
          <li key={at}>
            <time dateTime={at}>{timeText(at, zone)}</time>
            <b>{staffLabel(status, order.deliveryType)}</b>
            <span>{by}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
