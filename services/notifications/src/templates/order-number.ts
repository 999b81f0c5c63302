import type { TemplateOrder } from './order-mails.ts';

/** Name of an order for staff: its ticket number, else its uid. */
export const orderNumber = ({ order }: TemplateOrder): string =>
  order.ticketNumber === null ? order.uid : `#${order.ticketNumber}`;
