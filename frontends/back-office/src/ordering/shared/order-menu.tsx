import { MenuItem } from '@theke/admin/ui/menu-item.tsx';
import { Popover } from '@theke/admin/ui/popover.tsx';
import type { Order } from '@theke/contracts/ordering/order';
import { isFinished } from '@theke/rules/orders/order-states';
import { icon } from '@theke/ui/icon';
import { Ban, EllipsisVertical, Pencil } from 'lucide-react';
import { moveLabel } from './move-label.ts';
import * as css from './order-menu.module.css';
import { orderMessages } from './order-messages.de.ts';
import { SoldOutItems } from './sold-out-items.tsx';
import { ticketOf } from './ticket-of.ts';
import type { BoardMove } from './use-move.ts';
import type { WaysOn } from './use-ways-on.ts';

type Props = {
  order: Order;
  no: WaysOn['no'];
  onMove: (order: Order, move: BoardMove) => void;
  onEdit: (order: Order) => void;
};

/** Menu with rare actions on an order; hidden if none is possible. */
export function OrderMenu({ order, no, onMove, onEdit }: Props) {
  if (isFinished(order.status)) return null;
  return (
    <Popover
      label={orderMessages.board.further(ticketOf(order))}
      button={<EllipsisVertical {...icon} size={20} />}
      buttonClass={css.button}
    >
      <MenuItem label={orderMessages.board.editItems} Icon={Pencil} onClick={() => onEdit(order)} />
      <SoldOutItems order={order} />
      {no === 'cancel' && <MenuItem label={moveLabel(no, order)} Icon={Ban} isBad onClick={() => onMove(order, no)} />}
    </Popover>
  );
}
