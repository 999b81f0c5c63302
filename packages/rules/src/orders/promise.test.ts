import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { dueAt, type Moved, promiseOf, wasInTime } from './promise.ts';

const at = (minutes: number) => new Date(Date.UTC(2026, 10, 21, 18, minutes)).toISOString();
const none = { appointment: null, appointmentDate: null, expectedUntil: null };
const history = (...moves: [Moved['history'][number]['status'], number][]) =>
  moves.map(([status, minutes]) => ({ status, at: at(minutes) }));
const takeaway = { ...none, deliveryType: 'takeaway' as const };

// STAT-14
test('prefers the agreed time to the wished one, and that to the expected one', () => {
  expect(promiseOf(none)).toBeUndefined();
  const all = { appointment: at(60), appointmentDate: at(40), expectedUntil: at(20) };
  expect(promiseOf(all)).toBe(Date.parse(at(60)));
  expect(promiseOf({ ...all, appointment: null })).toBe(Date.parse(at(40)));
  expect(promiseOf({ ...all, appointment: null, appointmentDate: null })).toBe(Date.parse(at(20)));
});

test('keeps an order late if a new promise is made after the first has passed', () => {
  const order = { ...takeaway, expectedUntil: at(20), appointment: at(60) };
  const answered = (minutes: number) => ({ ...order, history: history(['confirmed', minutes], ['in-delivery', 50]) });
  expect([wasInTime(answered(19)), wasInTime(answered(20))]).toEqual([true, false]);
  expect(dueAt(answered(20))).toBe(Date.parse(at(20)));
});

test('compares delivered for deliveries and ready for others with the minute of the promise', () => {
  fc.assert(
    fc.property(fc.nat(120), fc.nat(120), fc.constantFrom('takeaway', 'dineIn', 'delivery'), (due, ready, type) => {
      const order = { ...none, appointmentDate: at(due), deliveryType: type as 'delivery' };
      const out = history(['confirmed', 0], ['in-delivery', ready]);
      const brought = [...out, ...history(['delivered', ready + 30])];
      expect(wasInTime({ ...order, history: out })).toBe(type === 'delivery' ? undefined : ready <= due);
      expect(wasInTime({ ...order, history: brought })).toBe(type === 'delivery' ? ready + 30 <= due : ready <= due);
    }),
  );
});

test('is undefined without a promise, or if only the end is recorded', () => {
  expect(wasInTime({ ...takeaway, history: history(['confirmed', 0], ['in-delivery', 5]) })).toBeUndefined();
  const closed = { ...takeaway, expectedUntil: at(20), history: history(['confirmed', 0], ['completed', 300]) };
  expect(wasInTime(closed)).toBeUndefined();
});
