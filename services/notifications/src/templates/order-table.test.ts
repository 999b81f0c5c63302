import { expect, test } from '@jest/globals';
import { orderStateExample } from '@theke/contracts/ordering/order-state';
import { orderTable } from './order-table.ts';

const { items, totals } = orderStateExample;
const [item] = items;

// PRICE-12
test('hides hidden prices from the guest and shows them to the branch', () => {
  const hidden = item ? [{ ...item, isPriceHidden: true }, item] : [];
  const guest = orderTable(hidden, totals);
  expect(guest.rows.map(({ price }) => price === 'folgt')).toEqual([true, false]);
  expect([guest.total.value, guest.taxes]).toEqual(['folgt', []]);
  expect(JSON.stringify(orderTable(hidden, totals, { isForGuest: false }))).not.toContain('folgt');
  expect(JSON.stringify(orderTable(items, totals))).not.toContain('folgt');
});

// PRICE-11
test('prints "ab" before a minimum price and "ca." before an estimated or legacy one', () => {
  const estimated = (model?: 'approximate' | 'minimum' | 'fixed') =>
    item ? [{ ...item, isEstimated: model !== 'fixed', ...(model && { calculationModel: model }) }] : [];
  const prices = ([undefined, 'approximate', 'minimum', 'fixed'] as const).map(
    (model) => orderTable(estimated(model), totals).rows[0]?.price.split('\u00a0')[0],
  );
  expect(prices).toEqual(['ca. 10,90', 'ca. 10,90', 'ab 10,90', '10,90']);
});

// TIP-09
test('lists a tip after the VAT lines, with what the guest pays; the total stays without it', () => {
  const due = (isPaid: boolean) => orderTable(items, totals, { tipped: { tip: 1.1, isPaid, totals } });
  expect(due(false).total).toEqual(orderTable(items, totals).total);
  expect(due(false).due).toEqual([
    { label: 'Trinkgeld', value: '1,10\u00a0€' },
    { label: 'Zu zahlen', value: '12,00\u00a0€' },
  ]);
  expect(due(true).due?.[1]?.label).toBe('Bezahlt');
  expect(orderTable(items, totals, { tipped: { isPaid: false, totals } })).not.toHaveProperty('due');
});

// DEPOSIT-05, DEPOSIT-08
test('lists goods, deposit and delivery above the total, and hides the deposit of hidden prices', () => {
  const deposit = { net: 0.4167, tax: 0.0833, gross: 0.5 };
  const delivery = { net: 2.5, tax: 0.5, gross: 3 };
  const paid = { ...totals, deposit, delivery };
  const labels = (table: ReturnType<typeof orderTable>) => table.parts.map(({ label, value }) => `${label} ${value}`);
  expect(labels(orderTable(items, paid)).map((line) => line.replace('\u00a0', ' '))).toEqual([
    'Zwischensumme 10,90 €',
    'Pfand 0,50 €',
    'Lieferung 3,00 €',
  ]);
  const hidden = items.map((each) => ({ ...each, isPriceHidden: true }));
  expect(labels(orderTable(hidden, paid)).join()).not.toContain('Pfand');
  expect(labels(orderTable(hidden, paid, { isForGuest: false })).join()).toContain('Pfand');
  expect(orderTable(items, totals).parts).toEqual([]);
  // DISC-12
  const line = { id: 'd', kind: 'percent', name: 'Mittag', percent: 10, gross: 1.09, rates: { '10': 1.09 } } as const;
  const discounted = { ...totals, discounts: [line] };
  expect(labels(orderTable(items, discounted)).map((text) => text.replace('\u00a0', ' '))).toEqual([
    'Zwischensumme 10,90 €',
    'Mittag −1,09 €',
  ]);
  expect(labels(orderTable(hidden, discounted))).toEqual([]);
});
