import { expect, test } from '@jest/globals';
import type { CartItem } from './cart.ts';
import { makeCartStore } from './cart-store.ts';

const memory = (): Storage => {
  const values = new Map<string, string>();
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
  } as Storage;
};
const item = { product: { id: 'p1' }, amount: 1, unit: 'piece', parts: [] } as unknown as CartItem;

// CART-01, CART-13
test('each branch has its own cart, which survives a reload and belongs to its shop', () => {
  const storage = memory();
  const before = makeCartStore(storage, 'marillo');
  before.change('neubau', (cart) => ({ ...cart, items: [item], order: { ...cart.order, firstName: 'Eva' } }));

  const after = makeCartStore(storage, 'marillo');
  expect(after.read('neubau').items).toEqual([item]);
  expect(after.read('neubau').order.firstName).toBe('Eva');
  expect(after.read('meidling').items).toEqual([]);
  expect(makeCartStore(storage, 'zweite').read('neubau').items).toEqual([]);
  expect(JSON.parse(storage.getItem('asp.marillo.items') ?? '')).toEqual({ neubau: [item] });
});

test('notifies subscribers of each change', () => {
  const store = makeCartStore(memory(), 'marillo');
  let notifications = 0;
  const stop = store.subscribe(() => {
    notifications += 1;
  });
  store.change('neubau', (cart) => cart);
  stop();
  store.change('neubau', (cart) => cart);
  expect(notifications).toBe(1);
});

test('keeps the cart in memory if the storage fails', () => {
  const broken = {
    getItem: () => '{',
    setItem: () => {
      throw new Error('full');
    },
  } as unknown as Storage;
  const store = makeCartStore(broken, 'marillo');
  store.change('neubau', (cart) => ({ ...cart, items: [item] }));
  expect(store.read('neubau').items).toEqual([item]);
});
