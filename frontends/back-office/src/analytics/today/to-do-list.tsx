import { BranchName } from '@theke/admin/ui/branch-name.tsx';
import type { Order } from '@theke/contracts/ordering/order';
import { classNames } from '@theke/ui/class-names';
import { Link } from 'react-router';
import { ageText } from '../../ordering/shared/age-text.ts';
import { dueOf } from '../../ordering/shared/due-of.ts';
import { kindText } from '../../ordering/shared/kind-text.ts';
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

/** Sorts late orders first, then by waiting time. */
export function ToDoList({ orders, now, zoneOf, isAlone }: Props) {
  const isLate = (order: Order) => urgencyOf(order, now).urgency === 'late';
  const toDo = orders
    .filter((order) => isToDo(order, now))
    .toSorted((a, b) => Number(isLate(b)) - Number(isLate(a)) || waitsSince(a) - waitsSince(b));
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
                {order.status === 'placed'
                  ? `${messages.rings}, ${ageText(now - waitsSince(order))}`
                  : dueOf(order, now, zoneOf(order.branch.id)).note}
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
