import { useZoneOf } from '@theke/admin/api/use-zone-of.ts';
import { timeText } from '@theke/admin/ui/format.ts';
import { Popover } from '@theke/admin/ui/popover.tsx';
import type { Order } from '@theke/contracts/ordering/order';
import { staffLabel } from '@theke/rules/orders/order-labels';
import { isFinished } from '@theke/rules/orders/order-states';
import { Button, buttonClass } from '@theke/ui/button';
import { classNames } from '@theke/ui/class-names';
import { icon } from '@theke/ui/icon';
import { VisuallyHidden } from '@theke/ui/visually-hidden';
import { CircleSlash, MessageSquare, Pencil } from 'lucide-react';
import { dueOf } from '../shared/due-of.ts';
import { ItemLines } from '../shared/item-lines.tsx';
import { OrderKind } from '../shared/order-kind.tsx';
import { orderMessages } from '../shared/order-messages.de.ts';
import { SoldOutItems } from '../shared/sold-out-items.tsx';
import { soldOutMessages } from '../shared/sold-out-messages.de.ts';
import { ticketOf } from '../shared/ticket-of.ts';
import { sinceOf } from '../shared/urgency.ts';
import type { BoardMove, MoveUnderWay } from '../shared/use-move.ts';
import { useRestoredFocus } from '../shared/use-restored-focus.ts';
import { DeskGuest } from './desk-guest.tsx';
import { DeskMoves } from './desk-moves.tsx';
import * as css from './desk-order.module.css';
import { frontdeskMessages } from './frontdesk-messages.de.ts';
import { waitOf } from './wait-of.ts';

type Props = {
  order: Order;
  now: number;
  /** Minutes within which staff must see a new order. */
  deadline: number;
  isRinging: boolean;
  underWay: MoveUnderWay | undefined;
  onMove: (order: Order, move: BoardMove, appointment?: string) => void;
  onEdit: (order: Order) => void;
};

const looks = { new: css.new, ok: undefined, soon: css.soon, late: css.late };
const { since } = frontdeskMessages;

/** A large view of one order, readable from two metres and operated by thumb. */
export function DeskOrder({ order, now, deadline, isRinging, underWay, onMove, onEdit }: Props) {
  const ticket = ticketOf(order);
  const zone = useZoneOf()(order.branch.id);
  const heading = useRestoredFocus<HTMLHeadingElement>();
  const { urgency, share } = waitOf(order, deadline, now);
  // One colour at a time: a ringing order is green until it is late.
  const look = isRinging && urgency === 'soon' ? 'new' : urgency;
  const due = dueOf(order, now, zone);
  const from = timeText(sinceOf(order), zone);
  return (
    <article
      className={classNames(css.order, looks[look], isRinging && css.ringing)}
      aria-label={orderMessages.board.order(ticket)}
    >
      <header className={css.head}>
        <h2 ref={heading} tabIndex={-1} aria-label={orderMessages.board.order(ticket)}>
          {ticket}
        </h2>
        <div className={css.kind}>
          <OrderKind order={order} />
          <small>
            {order.status === 'placed'
              ? since.new(from)
              : since.other(staffLabel(order.status, order.deliveryType, order.offer !== null), from)}
          </small>
        </div>
        <p className={css.due}>
          {order.status === 'counter-proposed' && <small>{orderMessages.board.proposed}</small>}
          <b>{due.time}</b>
          <small>{due.note}</small>
        </p>
      </header>
      <span className={css.wait} aria-hidden="true">
        <i style={{ width: `${Math.round(share * 100)}%` }} />
      </span>
      <div className={css.content}>
        <div className={css.items}>
          <ItemLines items={order.items} firedCourse={order.firedCourse} />
          {!isFinished(order.status) && (
            <>
              <Button kind="quiet" className={css.edit} onClick={() => onEdit(order)}>
                <Pencil {...icon} size={18} />
                {orderMessages.board.editItems}
              </Button>
              <Popover
                label={soldOutMessages.itemsOf(ticket)}
                buttonClass={classNames(buttonClass({ kind: 'quiet' }), css.edit)}
                button={
                  <>
                    <CircleSlash {...icon} size={18} />
                    {soldOutMessages.report}
                  </>
                }
              >
                <SoldOutItems order={order} />
              </Popover>
            </>
          )}
        </div>
        <DeskGuest order={order} />
      </div>
      <footer className={css.foot}>
        {order.comment && (
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard
          <p className={css.note} tabIndex={0}>
            <MessageSquare {...icon} />
            <span>
              <VisuallyHidden>{orderMessages.board.note}: </VisuallyHidden>
              {order.comment}
            </span>
          </p>
        )}
        <DeskMoves
          order={order}
          now={now}
          underWay={underWay}
          onMove={(move, appointment) => onMove(order, move, appointment)}
        />
      </footer>
    </article>
  );
}
