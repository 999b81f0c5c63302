import type { Order } from '@theke/contracts/ordering/order';
import { searchedPhone } from '@theke/rules/checkout/phone';
import { searchText, searchWords } from '@theke/rules/lists/search-text';
import { destinationOf } from '../domain/address-text.ts';
import { ticketOf } from '../domain/ticket-of.ts';

/** What the board is narrowed to; what is missing does not narrow. `place` is a delivery area's or a table's name. */
export type OrderFilter = {
  type?: Order['deliveryType'] | undefined;
  place?: string | undefined;
  text?: string | undefined;
};

/** The table somebody sits at, or the area a delivery goes to; undefined for whoever comes to the counter. */
export const placeOf = (order: Pick<Order, 'tableIdentifier' | 'deliveryArea'>): string | undefined =>
  order.tableIdentifier ?? order.deliveryArea ?? undefined;

/** Every place of these orders, once, as a reader looks for it: 2 before 14. */
export const placesOf = (orders: readonly Pick<Order, 'tableIdentifier' | 'deliveryArea'>[]): string[] =>
  [...new Set(orders.flatMap((order) => placeOf(order) ?? []))].toSorted((one, other) =>
    one.localeCompare(other, 'de', { numeric: true }),
  );

/** Whether an order is shown: each word must stand somewhere in it, or it is the phone number, in any spelling. */
export function passes(order: Order, { type, place, text }: OrderFilter): boolean {
  if (type && order.deliveryType !== type) return false;
  if (place && placeOf(order) !== place) return false;
  const phone = searchedPhone(text ?? '');
  if (phone && order.contact.phone.includes(phone)) return true;
  const words = searchWords(text ?? '');
  if (words.length === 0) return true;
  const said = searchText(searchable(order));
  return words.every((word) => said.includes(word));
}

/** What somebody at the counter would ask for. */
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
