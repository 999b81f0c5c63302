import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { type Timed, type Urgency, urgencyOf } from './urgency.ts';

const at = new Date('2026-11-21T18:00:00Z');
const minutesLater = (minutes: number) => at.getTime() + minutes * 60_000;
const order = (status: Timed['status'], promised?: number): Timed => ({
  status,
  placedAt: at.toISOString(),
  history: [{ status, at: at.toISOString(), by: 'Gast', reason: null }],
  appointment: null,
  appointmentDate: promised === undefined ? null : new Date(minutesLater(promised)).toISOString(),
  expectedUntil: null,
});

// ORDER-12
test('a new order is late when it counts as missed, also a pre-order', () => {
  for (const promised of [undefined, 24 * 60]) {
    expect(urgencyOf(order('placed', promised), minutesLater(9.99)).urgency).toBe('soon');
    expect(urgencyOf(order('placed', promised), minutesLater(10)).urgency).toBe('late');
  }
});

test('a promised order is late from its minute on and urgent ten minutes before', () => {
  const promised = order('confirmed', 90);
  expect(urgencyOf(promised, minutesLater(79)).urgency).toBe('ok');
  expect(urgencyOf(promised, minutesLater(80)).urgency).toBe('soon');
  expect(urgencyOf(promised, minutesLater(90)).urgency).toBe('late');
});

test('an agreed time takes precedence over the requested one', () => {
  const agreed = { ...order('confirmed', 20), appointment: new Date(minutesLater(60)).toISOString() };
  expect(urgencyOf(agreed, minutesLater(30)).urgency).toBe('ok');
});

test('urgency and progress never decrease over time', () => {
  const rank: Record<Urgency, number> = { new: 0, ok: 0, soon: 1, late: 2 };
  const states = fc.constantFrom<Timed['status']>('placed', 'counter-proposed', 'confirmed', 'in-delivery');
  const promises = fc.option(fc.integer({ min: -30, max: 200 }), { nil: undefined });
  fc.assert(
    fc.property(states, promises, fc.nat(300), fc.nat(300), (status, promised, one, other) => {
      const [earlier, later] = [Math.min(one, other), Math.max(one, other)].map((minutes) =>
        urgencyOf(order(status, promised), minutesLater(minutes)),
      );
      return rank[earlier!.urgency] <= rank[later!.urgency] && earlier!.share <= later!.share;
    }),
  );
});

const iso = (minutes: number) => new Date(minutesLater(minutes)).toISOString();
/** Promised for a minute when placed, confirmed later, for another time or as promised. */
const confirmed = (expected: number | undefined, answered: number, appointment?: number): Timed => ({
  ...order('confirmed'),
  expectedUntil: expected === undefined ? null : iso(expected),
  appointment: appointment === undefined ? null : iso(appointment),
  history: [
    { status: 'placed', at: iso(0), by: 'Gast', reason: null },
    { status: 'confirmed', at: iso(answered), by: 'Maria', reason: null },
  ],
});

test('a late confirmation does not reset the age', () => {
  expect(urgencyOf(confirmed(undefined, 54), minutesLater(54)).urgency).toBe('late');
  expect(urgencyOf(confirmed(30, 54, 75), minutesLater(55)).urgency).toBe('late');
  expect(urgencyOf(confirmed(30, 54, 75), minutesLater(55)).share).toBe(1);
});

test('a new promise made in time replaces the first one', () => {
  expect(urgencyOf(confirmed(30, 5, 45), minutesLater(34)).urgency).toBe('ok');
  expect(urgencyOf(confirmed(30, 5, 45), minutesLater(45)).urgency).toBe('late');
  expect(urgencyOf(confirmed(30, 5), minutesLater(30)).urgency).toBe('late');
});

test('an order that missed its promise stays late after a later confirmation', () => {
  fc.assert(
    fc.property(fc.integer({ min: 5, max: 120 }), fc.nat(200), fc.nat(180), (expected, overdue, ahead) => {
      const now = expected + overdue;
      return urgencyOf(confirmed(expected, now, now + ahead), minutesLater(now)).urgency === 'late';
    }),
  );
});
