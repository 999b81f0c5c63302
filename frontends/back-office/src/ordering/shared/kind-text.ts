import type { Order } from '@theke/contracts/ordering/order';
import { orderMessages } from './order-messages.de.ts';

/** Order type as a short text; a table by its number. */
export const kindText = ({ deliveryType, tableIdentifier }: Pick<Order, 'deliveryType' | 'tableIdentifier'>): string =>
  tableIdentifier === null ? orderMessages.deliveryTypes[deliveryType] : orderMessages.board.table(tableIdentifier);
