import { expect, test } from '@jest/globals';
import type { OrderQuote } from '@theke/contracts/ordering/order';
import { toMoney } from '@theke/rules/money/money';
import { priceOrder } from '@theke/rules/price/price-order';
import type { CartItem } from '../cart/cart.ts';
import { priceChanges } from './price-changes.ts';

const item = (name: string, price: number, isPriceHidden = false) =>
  ({
    product: { id: name, name, type: 'simple', price, unit: 'piece', tax: 10, isPriceHidden },
    amount: 2,
    unit: 'piece',
    parts: [],
  }) as unknown as CartItem;
const area = { area: 'Wien', price: 3, tax: 20 };
const quote = (fee: number, ...gross: number[]) =>
  ({ items: gross.map((each) => ({ gross: each })), totals: { delivery: { gross: fee } } }) as unknown as OrderQuote;
const changes = (items: CartItem[], quoted: OrderQuote) =>
  priceChanges(items, { price: priceOrder(items, 'delivery', area) }, quoted);

test('reports no unchanged prices', () =>
  expect(changes([item('Pizza', 10), item('Cola', 3)], quote(3, 20, 6))).toEqual([]));

test('names each item with a changed price, and the delivery last', () =>
  expect(changes([item('Pizza', 10), item('Cola', 3), item('Eis', 5)], quote(4, 22, 6, 9))).toEqual([
    { key: 'items.0', item: 'Pizza', previous: toMoney(20), now: toMoney(22) },
    { key: 'items.2', item: 'Eis', previous: toMoney(10), now: toMoney(9) },
    { key: 'delivery', item: null, previous: toMoney(3), now: toMoney(4) },
  ]));

// PRICE-12
test('does not disclose hidden prices', () => expect(changes([item('Torte', 40, true)], quote(3, 90))).toEqual([]));

// DEPOSIT-06
test('a changed deposit changes the price of its item', () => {
  const cola = item('Cola', 3);
  const bottled = { ...cola, product: { ...cola.product, deposit: 0.25 } };
  const quoted = { items: [{ gross: 6, deposit: 0.6 }], totals: { delivery: { gross: 3 } } } as unknown as OrderQuote;
  expect(changes([bottled], quoted)).toEqual([
    { key: 'items.0', item: 'Cola', previous: toMoney(6.5), now: toMoney(6.6) },
  ]);
  expect(changes([bottled], quote(3, 6))[0]).toMatchObject({ previous: toMoney(6.5), now: toMoney(6) });
});
