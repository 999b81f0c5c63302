import { expect, test } from '@jest/globals';
import { measureOrderCost, type OrderCost } from './measure-order-cost.ts';

const maxRows = 25;

/** Rounded per table: a small job's writes during the count are a fraction per order, those of every order are not. */
const rowsOf = ({ byTable }: Pick<OrderCost, 'byTable'>): number =>
  Object.values(byTable).reduce((sum, of) => sum + Math.round(of), 0);

test('limits the rows and WAL bytes of an order and its consequences', async () => {
  const first = await measureOrderCost(40);
  // A job that sums up hours or days during the count adds hundreds of rows: it does not run twice in a row.
  const { walBytes, byTable } = rowsOf(first) <= maxRows ? first : await measureOrderCost(40);
  // The order, its customer, its ticket and its idempotency key.
  expect(byTable['theke_ordering.orders']).toBeCloseTo(1, 0);
  // The event is stored once, whatever the number of subscribers, and deleted later. Each of three reacting services
  // has a delivery, which is stored, and deleted by the transaction that handles it: it is not claimed before, and no
  // inbox entry is written.
  expect(byTable['theke_bus.event']).toBeCloseTo(2, 0);
  expect(byTable['theke_bus.delivery']).toBeLessThan(7);
  expect(Object.keys(byTable).filter((table) => table.endsWith('.inbox') || table.endsWith('.begun'))).toEqual([]);
  // Reminders of unseen orders share one timer per half minute. The process itself triggers the sending of its
  // messages.
  expect(byTable['theke_notifications.timer']).toBeUndefined();
  // Copies contain their version.
  expect(Object.keys(byTable).filter((table) => table.endsWith('.copied_version'))).toEqual([]);
  // The order's own transaction publishes the event: there is no copy in an outbox.
  expect(byTable['theke_ordering.outbox']).toBeUndefined();
  // Measured: 23.6 to 23.9 rows and 19 to 20 kB; targets are 24 and 20. A job during the count adds its writes, 3 kB
  // for an hourly one (docs/performance): a run that meets one must not fail.
  // A failure names the tables.
  expect(rowsOf({ byTable }) <= maxRows ? 'few rows' : byTable).toBe('few rows');
  expect(walBytes).toBeLessThanOrEqual(25_000);
}, 360_000);
