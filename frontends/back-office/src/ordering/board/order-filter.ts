import type { Order } from '@theke/contracts/ordering/order';
import { searchedPhone } from '@theke/rules/checkout/phone';
import { searchText, searchWords } from '@theke/rules/lists/search-text';
import { destinationOf } from '../shared/address-text.ts';
import { ticketOf } from '../shared/ticket-of.ts';

/** Filter of the board; undefined fields do not filter. `place` is the name of a delivery area or table. */
export type OrderFilter = {
  type?: Order['deliveryType'] | undefined;
  place?: string | undefined;
  text?: string | undefined;
};

/** Table or delivery area of an order; undefined for takeaway. */
export const placeOf = (order: Pick<Order, 'tableIdentifier' | 'deliveryArea'>): string | undefined =>
  order.tableIdentifier ?? order.deliveryArea ?? undefined;

/** Distinct places of the orders in numeric order: 2 before 14. */
export const placesOf = (orders: readonly Pick<Order, 'tableIdentifier' | 'deliveryArea'>[]): string[] =>
  [...new Set(orders.flatMap((order) => placeOf(order) ?? []))].toSorted((one, other) =>
    one.localeCompare(other, 'de', { numeric: true }),
  );

/** Whether an order matches: each word must occur in it, or the text is its phone number, in any notation. */
export function passes(order: Order, { type, place, text }: OrderFilter): boolean {
  if (type && order.deliveryType !== type) return false;
  if (place && placeOf(order) !== place) return false;
  const phone = searchedPhone(text ?? '');
  if (phone && order.contact.phone.includes(phone)) return true;
  const words = searchWords(text ?? '');
  if (words.length === 0) return true;
  const orderText = searchText(searchable(order));
  return words.every((word) => orderText.includes(word));
}

/** Searchable text of an order. */
function searchable(order: Order): string {
  const { contact } = order;
  const { street, zipCode, city } = destinationOf(order);
  return [
    ticketOf(order),
    order.uid,
    contact.firstName,
    contact.lastName,
    contact.companyName,
    contact.phone,
    street,
    zipCode,
    city,
    placeOf(order),
    order.comment,
    ...order.items.map(({ name }) => name),
  ].join('\n');
}
