import type { Order } from '@theke/contracts/ordering/order';

/** The number that is called; where tickets are off, the order's short name. */
export const ticketOf = ({ ticketNumber, uid }: Pick<Order, 'ticketNumber' | 'uid'>): string =>
  ticketNumber === null ? uid : String(ticketNumber);
