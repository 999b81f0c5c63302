import { expect, test } from '@jest/globals';
import { orderStateExample } from '@theke/contracts/ordering/order-state';
import { orderTable } from './order-table.ts';

const { items, totals } = orderStateExample;
const [item] = items;

// PRICE-12
test('what an order with a hidden price costs follows for its guest, and stands there for the branch', () => {
  const hidden = item ? [{ ...item, isPriceHidden: true }, item] : [];
  const guest = orderTable(hidden, totals);
  expect(guest.rows.map(({ price }) => price === 'folgt')).toEqual([true, false]);
  expect([guest.total.value, guest.taxes]).toEqual(['folgt', []]);
  expect(JSON.stringify(orderTable(hidden, totals, { isForGuest: false }))).not.toContain('folgt');
  expect(JSON.stringify(orderTable(items, totals))).not.toContain('folgt');
});
