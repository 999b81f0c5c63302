import type { Order } from '@theke/contracts/ordering/order';

/**
 * Glossary.
 * ringing  ids of new orders that nobody has seen, longest wait first
 * choice   the last manual choice: an opened order or, without one, the list; with the orders that rang by then
 */
export type Choice = { order?: Pick<Order, 'id' | 'status'>; rang: readonly string[] };

/**
 * The open order: one that started ringing after the last choice, otherwise the chosen one. A choice ends when its
 * order changes state; then a ringing order opens again.
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
