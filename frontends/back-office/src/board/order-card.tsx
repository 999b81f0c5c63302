import type { Order } from '@theke/contracts/ordering/order';
import { isCounted, numberText } from '@theke/rules/amount-text';
import { movesOf } from '@theke/rules/order-moves';
import { unitOf } from '@theke/rules/units';
import { Button } from '@theke/ui/button';
import { classNames } from '@theke/ui/class-names';
import { icon } from '@theke/ui/icon';
import { MessageSquare, X } from 'lucide-react';
import { Link } from 'react-router';
import { actorOf, useMe } from '../api/session.ts';
import { useZoneOf } from '../api/use-zone-of.ts';
import { messages } from '../messages.de.ts';
import { choicesOf } from '../orders/choices-of.ts';
import { moneyText, timeText } from '../ui/format.ts';
import { ageText } from './age-text.ts';
import { moveLabel } from './move-label.ts';
import * as css from './order-card.module.css';
import { OrderKind } from './order-kind.tsx';
import { ticketOf } from './ticket-of.ts';
import { sinceOf, urgencyOf } from './urgency.ts';
import type { BoardMove } from './use-move.ts';

const looks = { new: css.new, ok: css.ok, soon: css.soon, late: css.late };

type Props = {
  order: Order;
  now: number;
  busyMove: BoardMove | undefined;
  onMove: (order: Order, move: BoardMove) => void;
};

/** One order at arm's length: number and age first, what to make, the guest's note, one button on. */
export function OrderCard({ order, now, busyMove, onMove }: Props) {
  const actor = actorOf(useMe());
  const ticket = ticketOf(order);
  const zone = useZoneOf()(order.branch.id);
  const { urgency, share } = urgencyOf(order, now);
  const moves = movesOf(order.status, actor, order.deliveryType) as readonly string[];
  const next = (['confirm', 'in-delivery', 'completed'] as const).find((move) => moves.includes(move));
  const { totals } = order;
  return (
    <article className={classNames(css.card, looks[urgency])} aria-label={messages.board.order(ticket)}>
      <header className={css.head}>
        <Link className={css.ticket} to={`/orders/${order.id}`} aria-label={messages.board.open(ticket)}>
          {ticket}
        </Link>
        <OrderKind className={css.kind} deliveryType={order.deliveryType} />
        <span className={css.due}>
          <b>{timeText(order.placedAt, zone)}</b>
          <small>{ageText(now - sinceOf(order))}</small>
        </span>
      </header>
      <span className={css.age} aria-hidden="true">
        <i style={{ width: `${Math.round(share * 100)}%` }} />
      </span>
      <ul className={css.items}>
        {order.items.map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the items of an order never change places
          <li key={index}>
            <b>
              {numberText(item.amount)}
              {!isCounted(item.unit) && <small>{unitOf(item.unit).label}</small>}
            </b>
            <span>
              {item.name}
              {item.parts.length > 0 && <em>{choicesOf(item)}</em>}
            </span>
          </li>
        ))}
      </ul>
      {order.comment && (
        <p className={css.note}>
          <MessageSquare {...icon} size={16} aria-label={messages.board.note} />
          <span>{order.comment}</span>
        </p>
      )}
      <footer className={css.foot}>
        <span>{`${order.contact.firstName} ${order.contact.lastName}`.trim()}</span>
        <span className={css.pay}>
          {order.isPaid
            ? messages.paid
            : `${messages.paymentMethods[order.paymentMethod]} ${totals.isEstimated ? 'ca. ' : ''}${moneyText(totals.total.gross, totals.currency)}`}
        </span>
      </footer>
      {next && (
        <div className={css.actions}>
          <Button
            className={css.go}
            kind={next === 'confirm' ? 'accent' : 'main'}
            busyLabel={busyMove === next && messages.board.working}
            onClick={() => onMove(order, next)}
          >
            {moveLabel(next, order)}
          </Button>
          {moves.includes('reject') && (
            <Button
              className={css.square}
              kind="second"
              aria-label={messages.moves.reject}
              title={messages.moves.reject}
              onClick={() => onMove(order, 'reject')}
            >
              <X {...icon} size={20} />
            </Button>
          )}
        </div>
      )}
    </article>
  );
}
