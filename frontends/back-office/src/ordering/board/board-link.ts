import type { OfficeLink } from '@theke/admin/shell/office-link.ts';
import { ReceiptText } from 'lucide-react';
import { orderMessages } from '../domain/order-messages.de.ts';
import { useNewOrders } from './use-new-orders.ts';

export const boardLink: OfficeLink = {
  to: '/orders',
  label: orderMessages.board.title,
  Icon: ReceiptText,
  needs: 'orders.read',
  useCount: useNewOrders,
};
