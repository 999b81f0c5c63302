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
  const chosen = choice?.order;
  const current = chosen && orders.find(({ id, status }) => id === chosen.id && status === chosen.status);
  const rangBefore = chosen && !current ? [] : (choice?.rang ?? []);
  const news = ringing.find((id) => !rangBefore.includes(id));
  return news === undefined ? current : orders.find(({ id }) => id === news);
}
