import type { OfficeLink } from '@theke/admin/shell/office-link.ts';
import { ReceiptText } from 'lucide-react';
import { boardTitle } from '../shared/board-title.ts';

export const boardLink: OfficeLink = {
  to: '/orders',
  label: boardTitle,
  Icon: ReceiptText,
  needs: 'orders.read',
  loadCount: async () => (await import(/* webpackChunkName: "part-counts" */ './use-new-orders.ts')).useNewOrders,
};
