import { useZoneOf } from '@theke/admin/api/use-zone-of.ts';
import type { Order } from '@theke/contracts/ordering/order';
import { soldItems } from '@theke/rules/orders/sold-items';
import { Button, buttonClass } from '@theke/ui/button';
import { classNames } from '@theke/ui/class-names';
import { icon, namedIcon } from '@theke/ui/icon';
import { Clock, MessageSquare, X } from 'lucide-react';
import { Link } from 'react-router';
import { destinationOf, wayText } from './address-text.ts';
import { DriverChoice } from './driver-choice.tsx';
import { dueOf } from './due-of.ts';
import { FireCourse } from './fire-course.tsx';
import { ItemLines } from './item-lines.tsx';
import { moveLabel } from './move-label.ts';
import { offerHash } from './offer-of.ts';
import * as css from './order-card.module.css';
import { OrderKind } from './order-kind.tsx';
import { OrderMenu } from './order-menu.tsx';
import { orderMessages } from './order-messages.de.ts';
import { paymentText } from './payment-text.ts';
import { useShownData } from './shown-data.ts';
import { TakeBack } from './take-back.tsx';
import { ticketOf } from './ticket-of.ts';
import { urgencyOf } from './urgency.ts';
import { useBoardBranch } from './use-board-branch.ts';
import { takesDriver } from './use-drivers.ts';
import type { BoardMove, MoveUnderWay } from './use-move.ts';
import { useWaysOn } from './use-ways-on.ts';
import { wayOnButton } from './way-on-button.ts';

const looks = { new: css.new, ok: css.ok, soon: css.soon, late: css.late };

type Props = {
  order: Order;
  now: number;
  /** The order's move that the server has not confirmed yet. */
  underWay: MoveUnderWay | undefined;
  onMove: (order: Order, move: BoardMove, appointment?: string) => void;
  onEdit: (order: Order) => void;
};

/** Card of an order, readable from a distance: number and time, items, the guest's note, one main button. */
export function OrderCard({ order, now, underWay, onMove, onEdit }: Props) {
  const ticket = ticketOf(order);
  const shown = useShownData();
  const zone = useZoneOf()(order.branch.id);
  const { branches, branch } = useBoardBranch();
  const { urgency, share } = urgencyOf(order, now);
  const due = dueOf(order, now, zone);
  const { next, no, mayPropose, mayOffer, busyLabel, heldMove } = useWaysOn(order, underWay);
  const nextButton = next && wayOnButton(next, order, now, zone);
  return (
    <article className={classNames(css.card, looks[urgency])} aria-label={orderMessages.board.order(ticket)}>
      <header className={css.head}>
        <Link className={css.ticket} to={`/orders/${order.id}`} aria-label={orderMessages.board.open(ticket)}>
          {ticket}
        </Link>
        <OrderKind order={order} />
        <span className={css.due}>
          {order.status === 'counter-proposed' && (
            <small>{order.offer ? orderMessages.board.offered : orderMessages.board.proposed}</small>
          )}
          <b>{due.time}</b>
          <small>{due.note}</small>
        </span>
      </header>
      <span className={css.age} aria-hidden="true">
        <i style={{ width: `${Math.round(share * 100)}%` }} />
      </span>
      <div className={css.content}>
        {shown.product ? (
          <ItemLines
            items={order.items}
            firedCourse={order.firedCourse}
            prepared={order.status === 'confirmed' ? order.prepared : []}
          />
        ) : (
          <p className={css.count}>{orderMessages.board.items(soldItems(order.items).length)}</p>
        )}
        <OrderMenu order={order} no={no} onMove={onMove} onEdit={onEdit} />
      </div>
      {shown.product && order.comment && (
        <p className={css.note}>
          <MessageSquare {...namedIcon} size={16} aria-label={orderMessages.board.note} />
          <span>{order.comment}</span>
        </p>
      )}
      <footer className={css.foot}>
        <span>
          {[shown.customer && whoAndWhere(order), !branch && branches.find(({ id }) => id === order.branch.id)?.name]
            .filter(Boolean)
            .join(' · ')}
        </span>
        <span className={css.pay}>{paymentText(order, zone)}</span>
      </footer>
      {takesDriver(order) && (
        <div className={css.driver}>
          <DriverChoice order={order} />
        </div>
      )}
      {order.firedCourse !== undefined && (
        <div className={css.driver}>
          <FireCourse order={order} />
        </div>
      )}
      {(next || mayOffer || no === 'reject') && (
        <div className={css.actions}>
          {heldMove && <TakeBack order={order} move={heldMove} className={css.go} />}
          {next && nextButton && next !== heldMove?.move && (
            <Button
              className={classNames(css.go, heldMove && css.following)}
              kind={heldMove ? 'quiet' : next !== 'confirm' ? 'main' : order.status === 'placed' ? 'accent' : 'second'}
              busyLabel={busyLabel}
              onClick={() => onMove(order, next, nextButton.appointment)}
            >
              {nextButton.label}
            </Button>
          )}
          {mayOffer && (
            <Link
              className={classNames(buttonClass({ kind: 'accent' }), css.go)}
              to={`/orders/${order.id}${offerHash}`}
            >
              {orderMessages.moves.offer}
            </Link>
          )}
          {mayPropose && (
            <Button
              className={css.square}
              kind="second"
              aria-label={orderMessages.moves.propose}
              title={orderMessages.moves.propose}
              onClick={() => onMove(order, 'counter-propose')}
            >
              <Clock {...icon} size={20} />
            </Button>
          )}
          {no === 'reject' && (
            <Button
              className={css.square}
              kind="second"
              aria-label={moveLabel(no, order)}
              title={moveLabel(no, order)}
              onClick={() => onMove(order, no)}
            >
              <X {...icon} size={20} />
            </Button>
          )}
        </div>
      )}
    </article>
  );
}

/** "Wiesinger · Zieglergasse 33/2/17, Stock 4": guest, and the address for a delivery. */
function whoAndWhere(order: Order): string {
  const { firstName, lastName } = order.contact;
  const destination = destinationOf(order);
  const where = order.deliveryType === 'delivery' ? wayText(destination) : '';
  return [lastName || firstName, destination.companyName, where].filter(Boolean).join(' · ');
}
