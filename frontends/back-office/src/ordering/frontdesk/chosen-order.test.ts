import { expect, test } from '@jest/globals';
import { anOrder } from '../shared/order-samples.ts';
import { chosenOrder } from './chosen-order.ts';

const first = anOrder({ id: 'first' });
const second = anOrder({ id: 'second' });
const inWork = anOrder({ id: 'in work', status: 'confirmed' });
const orders = [first, second, inWork];

test('opens a ringing order automatically, the longest wait first, and keeps it when another rings', () => {
  expect(chosenOrder(orders, ['first'], undefined)).toBe(first);
  expect(chosenOrder(orders, ['first', 'second'], undefined)).toBe(first);
  expect(chosenOrder(orders, [], undefined)).toBeUndefined();
});

test('keeps a chosen order open although another rings, until a further one starts ringing', () => {
  const choice = { order: inWork, rang: ['first'] };
  expect(chosenOrder(orders, ['first'], choice)).toBe(inWork);
  expect(chosenOrder(orders, ['first', 'second'], choice)).toBe(second);
});

test('stays on the list until a new order rings', () => {
  expect(chosenOrder(orders, ['first'], { rang: ['first'] })).toBeUndefined();
  expect(chosenOrder(orders, ['first', 'second'], { rang: ['first'] })).toBe(second);
});

test('a choice ends when its order moves on or is gone; a ringing order opens again', () => {
  const choice = { order: { id: 'first', status: 'placed' as const }, rang: ['first', 'second'] };
  const moved = [{ ...first, status: 'confirmed' as const }, second, inWork];
  expect(chosenOrder(moved, ['second'], choice)).toBe(second);
  expect(chosenOrder(moved, [], choice)).toBeUndefined();
  expect(chosenOrder([second, inWork], ['second'], choice)).toBe(second);
});
