import { expect, test } from '@jest/globals';
import { orderCost } from './order-cost.ts';

test('an order with all that follows from it changes so many rows and writes so much, and no more', async () => {
  const { rows, walBytes, byTable } = await orderCost(20);
  // The order, its customer, its ticket and its key.
  expect(byTable['theke_ordering.orders']).toBeCloseTo(1, 0);
  // Said once, whoever hears of it: stored and swept away. Each of four services has a delivery, which is stored, taken and deleted;
  // a slow machine extends a lease now and then.
  expect(byTable['theke_bus.event']).toBeLessThanOrEqual(2.1);
  expect(byTable['theke_bus.delivery']).toBeLessThanOrEqual(13);
  // One to send its messages, set, taken and settled, and one to watch whether it is seen.
  expect(byTable['theke_notifications.timer']).toBeCloseTo(4, 0);
  // The order's own transaction tells it: no copy of the event in an outbox.
  expect(byTable['theke_ordering.outbox']).toBeUndefined();
  // Measured: 38 to 41, and 24 to 26 kB. What is aimed at are 24 and 20 kB (docs/performance.md).
  expect(rows).toBeLessThanOrEqual(45);
  expect(walBytes).toBeLessThanOrEqual(30_000);
}, 180_000);
