// TABLE-07, TABLE-08
import { expect, test } from '@jest/globals';
import { isHeld, nextCourse, startCourse } from './courses.ts';

test('a round with several courses starts with the first of them; with one course nothing waits', () => {
  expect(startCourse([{ course: 2 }, {}, { course: 3 }])).toBe(1);
  expect(startCourse([{ course: 2 }, { course: 3 }])).toBe(2);
  expect(startCourse([{ course: 2 }, { course: 2 }])).toBeNull();
  expect(startCourse([{}, {}])).toBeNull();
});

test('holds later courses until they are fired', () => {
  const items = [{ amount: 1 }, { amount: 1, course: 2 }, { amount: 1, course: 3 }];
  expect(items.map((item) => isHeld(item, { firedCourse: 1 }))).toEqual([false, true, true]);
  expect(items.map((item) => isHeld(item, { firedCourse: null }))).toEqual([false, false, false]);
  expect(items.map((item) => isHeld(item, {}))).toEqual([false, false, false]);
});

test('names the next course that waits, without removed items', () => {
  const items = [{ amount: 1 }, { amount: 0, course: 2 }, { amount: 1, course: 3 }];
  expect(nextCourse({ items, firedCourse: 1 })).toBe(3);
  expect(nextCourse({ items, firedCourse: 3 })).toBeUndefined();
  expect(nextCourse({ items })).toBeUndefined();
});
