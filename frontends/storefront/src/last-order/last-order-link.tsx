import { icon } from '@theke/ui/icon';
import { useShop } from '@theke/ui/shop';
import { ChevronRight, ReceiptText } from 'lucide-react';
import { noticeMessages as messages } from '../menu/notice-messages.de.ts';
import { Link } from '../router/link.tsx';
import { lastOrder, statusPath } from './last-order.ts';
import * as css from './last-order-link.module.css';

/** Link to the status page of the last order; renders nothing without a paid order on this device. */
export function LastOrderLink() {
  const { config } = useShop();
  const order = lastOrder(config.shopKey);
  if (!order || order.isUnpaid) return null;
  return (
    <Link className={css.link} to={statusPath(order)}>
      <ReceiptText {...icon} size={22} />
      <span>
        <b>{messages.lastOrder.title}</b>
        <small>{messages.lastOrder.text(order.ticketNumber, order.branchName)}</small>
      </span>
      <ChevronRight {...icon} />
    </Link>
  );
}
