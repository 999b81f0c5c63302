import { expect, test } from '@jest/globals';
import type { Order } from '@theke/contracts/ordering/order';
import { anOrder } from './order-samples.ts';
import { orderedProducts } from './ordered-products.ts';

test('lists each product of an order once, without cancelled items', () => {
  const [item] = anOrder().items as [Order['items'][number]];
  const items = [
    { ...item, product: 'a', name: 'Cola', amount: 1 },
    { ...item, product: 'b', name: 'Calzone', amount: 0 },
    { ...item, product: 'a', name: 'Cola', amount: 2 },
  ];
  expect(orderedProducts({ items })).toEqual([{ id: 'a', name: 'Cola' }]);
});
