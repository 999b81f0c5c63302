import type { TemplateOrder } from './order-mails.ts';

/** As staff call the order: by its ticket, where it has one. */
export const orderNumber = ({ order }: TemplateOrder): string =>
  order.ticketNumber === null ? order.uid : `#${order.ticketNumber}`;
