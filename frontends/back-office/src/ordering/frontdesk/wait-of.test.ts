import { expect, test } from '@jest/globals';
import { anOrder } from '../shared/order-samples.ts';
import { urgencyOf } from '../shared/urgency.ts';
import { waitOf } from './wait-of.ts';

const order = anOrder();
const minutesLater = (minutes: number) => Date.parse(order.placedAt) + minutes * 60_000;

test("the bar of a new order is full when the branch's deadline is reached", () => {
  expect(waitOf(order, 3, minutesLater(0)).share).toBe(0);
  expect(waitOf(order, 3, minutesLater(3)).share).toBe(0.5);
  expect(waitOf(order, 3, minutesLater(6)).share).toBe(1);
  expect(waitOf(order, 3, minutesLater(60)).share).toBe(1);
});

test("an order is late after the branch's deadline, however short", () => {
  expect(waitOf(order, 1, minutesLater(1)).urgency).toBe('new');
  expect(waitOf(order, 1, minutesLater(2)).urgency).toBe('late');
});

test('without a deadline, and after confirmation, the bar is that of the board', () => {
  expect(waitOf(order, 0, minutesLater(4))).toEqual(urgencyOf(order, minutesLater(4)));
  const confirmed = anOrder({ status: 'confirmed' });
  expect(waitOf(confirmed, 3, minutesLater(4))).toEqual(urgencyOf(confirmed, minutesLater(4)));
});
