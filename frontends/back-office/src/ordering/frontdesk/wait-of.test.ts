import { expect, test } from '@jest/globals';
import { anOrder } from '../shared/order-samples.ts';
import { urgencyOf } from '../shared/urgency.ts';
import { waitOf } from './wait-of.ts';

const order = anOrder();
const after = (minutes: number) => Date.parse(order.placedAt) + minutes * 60_000;

test("the bar of a new order is full when the branch's deadline is reached", () => {
  expect(waitOf(order, 3, after(0)).share).toBe(0);
  expect(waitOf(order, 3, after(3)).share).toBe(0.5);
  expect(waitOf(order, 3, after(6)).share).toBe(1);
  expect(waitOf(order, 3, after(60)).share).toBe(1);
});

test("an order is late after the branch's deadline, however short", () => {
  expect(waitOf(order, 1, after(1)).urgency).toBe('new');
  expect(waitOf(order, 1, after(2)).urgency).toBe('late');
});

test('without a deadline, and after confirmation, the bar is that of the board', () => {
  expect(waitOf(order, 0, after(4))).toEqual(urgencyOf(order, after(4)));
  const confirmed = anOrder({ status: 'confirmed' });
  expect(waitOf(confirmed, 3, after(4))).toEqual(urgencyOf(confirmed, after(4)));
});
