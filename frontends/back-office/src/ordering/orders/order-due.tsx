import { useZoneOf } from '@theke/admin/api/use-zone-of.ts';
import { timeText } from '@theke/admin/ui/format.ts';
import type { Order } from '@theke/contracts/ordering/order';
import { isFinished } from '@theke/rules/orders/order-states';
import { promiseOf } from '@theke/rules/orders/promise';
import { useNow } from '@theke/ui/use-now';
import { dueOf, momentText } from '../shared/due-of.ts';
import { orderMessages } from '../shared/order-messages.de.ts';
import * as css from './order-due.module.css';

const { order: texts } = orderMessages;

/** The relevant time in large type, whether it is agreed, requested or offered, and when the order was placed. */
export function OrderDue({ order }: { order: Order }) {
  const now = useNow(10_000).getTime();
  const zone = useZoneOf()(order.branch.id);
  const promise = promiseOf(order);
  const { time, note } = dueOf(order, now, zone);
  const kind =
    order.counterAppointment !== null
      ? texts.proposal
      : order.appointment !== null
        ? texts.agreed
        : order.appointmentDate !== null
          ? texts.wish
          : order.expectedUntil === null
            ? texts.asSoonAsPossible
            : texts.expected;
  const isOver = isFinished(order.status);
  return (
    <p className={css.due}>
      <b>{isOver ? (promise === undefined ? timeText(order.placedAt, zone) : momentText(promise, now, zone)) : time}</b>
      <span>
        {!isOver && <strong>{note}</strong>}
        {!(isOver && promise === undefined) && <span>{kind}</span>}
        <span>{texts.ordered(timeText(order.placedAt, zone))}</span>
      </span>
    </p>
  );
}
