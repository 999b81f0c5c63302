import { icon } from '@theke/ui/icon';
import { useShop } from '@theke/ui/shop';
import { ChevronRight, ReceiptText } from 'lucide-react';
import { messages } from '../messages.de.ts';
import { Link } from '../router/link.tsx';
import { lastOrder, statusPath } from './last-order.ts';
import * as css from './last-order-link.module.css';

/** "Ihre letzte Bestellung" with the way to its status page; nothing on a device that never ordered, or has not paid. */
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
