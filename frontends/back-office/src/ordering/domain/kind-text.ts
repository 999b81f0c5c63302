import type { Order } from '@theke/contracts/ordering/order';
import { orderMessages } from './order-messages.de.ts';

/** How it is ordered, in a word: a table by its number. */
export const kindText = ({ deliveryType, tableIdentifier }: Pick<Order, 'deliveryType' | 'tableIdentifier'>): string =>
  tableIdentifier === null ? orderMessages.deliveryTypes[deliveryType] : orderMessages.board.table(tableIdentifier);
