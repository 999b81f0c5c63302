import type { Order } from '@theke/contracts/ordering/order';
import { TakeBack } from '../shared/take-back.tsx';
import { ticketOf } from '../shared/ticket-of.ts';
import type { MoveUnderWay } from '../shared/use-move.ts';
import * as css from './done-list.module.css';

type Props = { orders: readonly Order[]; moveOf: (order: Order) => MoveUnderWay | undefined };

/** Orders that were just finished, while that can be undone. */
export function HeldList({ orders, moveOf }: Props) {
  if (orders.length === 0) return null;
  return (
    <ul className={css.held}>
      {orders.map((order) => {
        const move = moveOf(order);
        return (
          <li key={order.id}>
            <b>{ticketOf(order)}</b>
            {move && <TakeBack order={order} move={move} className={css.undo} />}
          </li>
        );
      })}
    </ul>
  );
}
