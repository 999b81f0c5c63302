import type { Order } from '@theke/contracts/ordering/order';

/** The ticket number; without tickets the order's short id. */
export const ticketOf = ({ ticketNumber, uid }: Pick<Order, 'ticketNumber' | 'uid'>): string =>
  ticketNumber === null ? uid : String(ticketNumber);
