import { useZoneOf } from '@theke/admin/api/use-zone-of.ts';
import { dayText, timeText } from '@theke/admin/ui/format.ts';
import type { Order } from '@theke/contracts/ordering/order';
import { orderMessages } from '../shared/order-messages.de.ts';
import * as css from './order-history.module.css';
import { storyOf } from './order-story.ts';

/** History of an order: what happened, when, by whom and why. */
export function OrderHistory({ order }: { order: Order }) {
  const zone = useZoneOf()(order.branch.id);
  const story = storyOf(order);
  return (
    <section className={css.story}>
      <h2>{orderMessages.order.history}</h2>
      <ol>
        {story.map(({ at, text, by, reason }, index) => {
          const isNewDay = dayText(at, zone) !== dayText(order.placedAt, zone);
          return (
            <li key={`${at} ${text}`} className={index === 0 ? css.now : undefined}>
              <time dateTime={at}>
                {timeText(at, zone)}
                {isNewDay && <small>{dayText(at, zone).slice(0, 6)}</small>}
              </time>
              <i aria-hidden="true" />
              <div>
                <b>{text}</b>
                <span>{by}</span>
                {reason && <q>{reason}</q>}
              </div>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
