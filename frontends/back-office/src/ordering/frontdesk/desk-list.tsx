import type { Order } from '@theke/contracts/ordering/order';
import { columnsOf } from '../shared/board-columns.ts';
import { FirstOf } from '../shared/first-of.tsx';
import { orderMessages } from '../shared/order-messages.de.ts';
import * as css from './desk-list.module.css';
import { DeskRow } from './desk-row.tsx';
import { frontdeskMessages } from './frontdesk-messages.de.ts';

type Props = {
  orders: readonly Order[];
  now: number;
  ringing: readonly string[];
  shown: string | undefined;
  previousId: string | undefined;
  onChoose: (order: Order) => void;
};

const rowsAtOnce = 50;

const messages = orderMessages.board;

/** Open orders of the branch by state. */
export function DeskList({ orders, now, ringing, shown, previousId, onChoose }: Props) {
  const { fresh, asked, preparing, out } = columnsOf(orders);
  const group = (title: string, groupOrders: readonly Order[]) =>
    groupOrders.length > 0 && (
      <section>
        <h2>{title}</h2>
        <FirstOf rows={groupOrders} most={rowsAtOnce}>
          {(rows) => (
            <ul>
              {rows.map((order) => (
                <li key={order.id}>
                  <DeskRow
                    order={order}
                    now={now}
                    isShown={order.id === shown}
                    isRinging={ringing.includes(order.id)}
                    isLeft={order.id === previousId}
                    onChoose={() => onChoose(order)}
                  />
                </li>
              ))}
            </ul>
          )}
        </FirstOf>
      </section>
    );
  return (
    <nav className={css.list} aria-label={frontdeskMessages.orders}>
      {group(messages.new, fresh) || (
        <section>
          <h2>{messages.new}</h2>
          <p>{messages.noNew}</p>
        </section>
      )}
      {group(messages.asked, asked)}
      {group(messages.preparing, preparing)}
      {group(messages.out, out)}
    </nav>
  );
}
