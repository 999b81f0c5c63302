import type { Order } from '@theke/contracts/ordering/order';

/**
 * Glossary.
 * ringing  ids of new orders that nobody has seen, the longest wait first
 * choice   what somebody did last by hand: opened an order, or (without one) went back to the list, and what rang by then
 */
export type Choice = { order?: Pick<Order, 'id' | 'status'>; rang: readonly string[] };

/**
 * The order that stands open: one that began to ring since somebody chose, else the chosen one. A choice holds until its order
 * has moved on; then what still rings comes to the front again.
 */
export function chosenOrder(
  orders: readonly Order[],
  ringing: readonly string[],
  choice: Choice | undefined,
): Order | undefined {
  const wanted = choice?.order;
  const held = wanted && orders.find(({ id, status }) => id === wanted.id && status === wanted.status);
  const known = wanted && !held ? [] : (choice?.rang ?? []);
  const news = ringing.find((id) => !known.includes(id));
  return news === undefined ? held : orders.find(({ id }) => id === news);
}
