import { MenuItem } from '@theke/admin/ui/menu-item.tsx';
import { Popover } from '@theke/admin/ui/popover.tsx';
import type { Order } from '@theke/contracts/ordering/order';
import { Button } from '@theke/ui/button';
import { icon } from '@theke/ui/icon';
import { Archive, Ban, Check, Clock, EllipsisVertical, X } from 'lucide-react';
import { moveLabel } from '../shared/move-label.ts';
import { mayOffer } from '../shared/offer-of.ts';
import { orderMessages } from '../shared/order-messages.de.ts';
import { SoldOutItems } from '../shared/sold-out-items.tsx';
import { TakeBack } from '../shared/take-back.tsx';
import { ticketOf } from '../shared/ticket-of.ts';
import type { BoardMove } from '../shared/use-move.ts';
import { offerMessages } from './offer-messages.de.ts';
import * as css from './order-page.module.css';
import { PrintButton } from './print-button.tsx';
import type { OrderActions } from './use-order-actions.ts';

const signs = { confirm: Check, completed: Check, reject: X, cancel: Ban } as const;
const isRefusal = (move: BoardMove): boolean => move === 'reject' || move === 'cancel';

type Props = { order: Order; actions: OrderActions };

/** The moves that an order's state allows: the next one, further ones in a menu. */
export function OrderButtons({ order, actions }: Props) {
  const {
    next,
    way,
    heldMove,
    mayPropose,
    mayOffer: isWish,
    busyLabel,
    isUnderWay,
    seldom,
    mayArchive,
    isEditable,
    press,
    open,
  } = actions;
  return (
    <div className={css.moves}>
      {mayOffer(order) && (
        <Button kind={next ? 'second' : 'main'} onClick={() => open('offer')}>
          {order.offer ? offerMessages.again : offerMessages.title}
        </Button>
      )}
      {heldMove && <TakeBack order={order} move={heldMove} />}
      {next && way && !heldMove && (
        <Button kind={order.status === 'placed' ? 'accent' : 'main'} busyLabel={busyLabel} onClick={() => press(next)}>
          {way.label}
        </Button>
      )}
      {mayPropose && (
        <Button kind="second" onClick={() => press('counter-propose')}>
          <Clock {...icon} size={18} />
          {orderMessages.moves.propose}
        </Button>
      )}
      {order.status !== 'awaiting-payment' && <PrintButton order={order} />}
      {!next && !isWish && seldom.length === 0 && !isUnderWay && (
        <p className={css.quiet}>{orderMessages.order.noMoves}</p>
      )}
      {(seldom.length > 0 || mayArchive || isEditable) && (
        <Popover
          label={orderMessages.board.further(ticketOf(order))}
          buttonClass={css.more}
          button={<EllipsisVertical {...icon} size={20} />}
        >
          {isEditable && <SoldOutItems order={order} />}
          {seldom.map((one) => (
            <MenuItem
              key={one}
              label={moveLabel(one, order)}
              Icon={signs[one]}
              isBad={isRefusal(one)}
              onClick={() => press(one)}
            />
          ))}
          {mayArchive && (
            <MenuItem label={orderMessages.order.archive} Icon={Archive} isBad onClick={() => open('archive')} />
          )}
        </Popover>
      )}
    </div>
  );
}
