import type { LetterOrder } from './order-letters.ts';

/** As staff call the order: by its ticket, where it has one. */
export const orderNumber = ({ order }: LetterOrder): string =>
  order.ticketNumber === null ? order.uid : `#${order.ticketNumber}`;
