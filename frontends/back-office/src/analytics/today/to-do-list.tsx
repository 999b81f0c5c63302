import { BranchName } from '@theke/admin/ui/branch-name.tsx';
import type { Order } from '@theke/contracts/ordering/order';
import { staffLabel } from '@theke/rules/orders/order-labels';
import { dueAt } from '@theke/rules/orders/promise';
import { classNames } from '@theke/ui/class-names';
import { Link } from 'react-router';
import { ageText } from '../../ordering/shared/age-text.ts';
import { dueOf } from '../../ordering/shared/due-of.ts';
import { kindText } from '../../ordering/shared/kind-text.ts';
import { orderMessages } from '../../ordering/shared/order-messages.de.ts';
import { ticketOf } from '../../ordering/shared/ticket-of.ts';
import { urgencyOf, waitsSince } from '../../ordering/shared/urgency.ts';
import * as css from './to-do-list.module.css';
import { todayMessages } from './today-messages.de.ts';

const messages = todayMessages.toDo;
const max = 6;

type Props = {
  orders: readonly Order[];
  now: number;
  zoneOf: (branch: string) => string;
  /** Whether there are no other tasks; otherwise the empty text is shorter. */
  isAlone: boolean;
};

/** Whether an order needs action now: it is late, or its guest waits for an answer. */
export const isToDo = (order: Order, now: number): boolean =>
  order.status === 'placed' || urgencyOf(order, now).urgency === 'late';

/** Sorts late orders first, then by the time at which they were or are due. */
export function ToDoList({ orders, now, zoneOf, isAlone }: Props) {
  const isLate = (order: Order) => urgencyOf(order, now).urgency === 'late';
  const toDo = orders
    .filter((order) => isToDo(order, now))
    .toSorted((a, b) => Number(isLate(b)) - Number(isLate(a)) || neededAt(a) - neededAt(b));
  if (toDo.length === 0) return <p className={css.none}>{isAlone ? messages.none : messages.noOrder}</p>;
  return (
    <>
      <ul className={css.list}>
        {toDo.slice(0, max).map((order) => (
          <li key={order.id}>
            <Link className={css.line} to={`/orders/${order.id}`}>
              <b className={css.number}>{ticketOf(order)}</b>
              <span className={css.what}>
                <b>
                  {kindText(order)}, <BranchName id={order.branch.id} />
                </b>
                <span>{`${order.contact.firstName} ${order.contact.lastName}`.trim()}</span>
              </span>
              <span className={classNames(css.state, isLate(order) && css.late)}>
                {stateText(order, now, zoneOf(order.branch.id))}
              </span>
            </Link>
          </li>
        ))}
      </ul>
      {toDo.length > max && (
        <Link className={css.all} to="/orders">
          {messages.all(toDo.length)}
        </Link>
      )}
    </>
  );
}

/** When an order is due; an unanswered one from when its guest waits. */
const neededAt = (order: Order): number =>
  order.status === 'placed' ? waitsSince(order) : (dueAt(order) ?? waitsSince(order));

/** "wartet auf Antwort, seit 6 Min.", "In Zubereitung, +12 Min.", "In Zustellung, seit 43 Min.". */
function stateText(order: Order, now: number, zone: string): string {
  if (order.status === 'placed') return `${messages.rings}, ${ageText(now - waitsSince(order))}`;
  const due = dueAt(order);
  const isOut = order.status === 'in-delivery' || order.status === 'delivered';
  // A later promise does not make an order punctual that was late when it was made.
  const minutes = due !== undefined && due < now ? Math.max(1, Math.floor((now - due) / 60_000)) : undefined;
  const note = minutes === undefined || isOut ? dueOf(order, now, zone).note : orderMessages.due.late(minutes);
  return `${staffLabel(order.status, order.deliveryType)}, ${note}`;
}
