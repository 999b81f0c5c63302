import { amountText } from '@theke/rules/units/amount-text';
import { classNames } from '@theke/ui/class-names';
import { icon } from '@theke/ui/icon';
import { VisuallyHidden } from '@theke/ui/visually-hidden';
import { Check, MessageSquare } from 'lucide-react';
import { Link } from 'react-router';
import { differencesOf } from '../shared/choices-of.ts';
import { dueOf } from '../shared/due-of.ts';
import { OrderKind } from '../shared/order-kind.tsx';
import { orderMessages } from '../shared/order-messages.de.ts';
import { ticketOf } from '../shared/ticket-of.ts';
import { urgencyOf } from '../shared/urgency.ts';
import { boardToolsMessages } from './board-tools-messages.de.ts';
import * as css from './station-board.module.css';
import type { StationItem, StationLine } from './stations.ts';

const looks = { new: undefined, ok: undefined, soon: css.soon, late: css.late };

type Props = {
  line: StationLine;
  now: number;
  zone: string;
  onMark: (items: readonly StationItem[], isPrepared: boolean) => void;
};

/** An order at a station: a tap on a dish marks it as finished, the button all of them (ORDER-38). */
export function StationCard({ line: { order, items, isFinished }, now, zone, onMark }: Props) {
  const due = dueOf(order, now, zone);
  const ticket = ticketOf(order);
  return (
    <li className={classNames(css.line, looks[urgencyOf(order, now).urgency], isFinished && css.finished)}>
      <Link to={`/orders/${order.id}`}>
        <b>{ticket}</b>
        <OrderKind order={order} />
        <span>
          {due.time}
          <small>{due.note}</small>
        </span>
      </Link>
      <ul>
        {items.map((each) => (
          <li key={each.index}>
            <button
              type="button"
              className={css.dish}
              aria-pressed={each.isPrepared}
              onClick={() => onMark([each], !each.isPrepared)}
            >
              <span className={css.box}>{each.isPrepared && <Check {...icon} size={18} strokeWidth={2.5} />}</span>
              <b>{amountText(each.item.amount, each.item.unit)}</b>
              <span>
                {each.item.name}
                {differencesOf(each.item) && <small>{differencesOf(each.item)}</small>}
              </span>
            </button>
          </li>
        ))}
      </ul>
      {order.comment && (
        <p>
          <MessageSquare {...icon} size={16} />
          <span>
            <VisuallyHidden>{orderMessages.board.note}: </VisuallyHidden>
            {order.comment}
          </span>
        </p>
      )}
      {items.length > 1 && !isFinished && (
        <button
          type="button"
          className={css.all}
          onClick={() =>
            onMark(
              items.filter(({ isPrepared }) => !isPrepared),
              true,
            )
          }
        >
          <Check {...icon} size={18} />
          {boardToolsMessages.allPrepared}
          <VisuallyHidden>: {orderMessages.board.order(ticket)}</VisuallyHidden>
        </button>
      )}
    </li>
  );
}
