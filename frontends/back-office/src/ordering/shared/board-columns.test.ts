import { expect, test } from '@jest/globals';
import type { Order } from '@theke/contracts/ordering/order';
import { columnsOf } from './board-columns.ts';
import { anOrder } from './order-samples.ts';

const at = (minute: number) => new Date(Date.UTC(2026, 10, 21, 18, minute)).toISOString();
const order = (uid: string, status: Order['status'], minute: number) =>
  anOrder({
    uid,
    status,
    placedAt: at(minute),
    history: [{ status, at: at(minute), by: 'Luisa', reason: null }],
  });

test('new orders are sorted newest first, those in preparation by longest wait', () => {
  const orders = [
    order('new-2', 'placed', 2),
    order('done-1', 'completed', 1),
    order('new-3', 'placed', 3),
    order('made-2', 'confirmed', 2),
    order('made-1', 'confirmed', 1),
    order('done-3', 'rejected', 3),
    order('new-1', 'placed', 1),
  ];
  for (const list of [orders, orders.toReversed()]) {
    const { fresh, preparing, done } = columnsOf(list);
    expect([fresh, preparing, done].map((column) => column.map(({ uid }) => uid))).toEqual([
      ['new-3', 'new-2', 'new-1'],
      ['made-1', 'made-2'],
      ['done-3', 'done-1'],
    ]);
  }
});
