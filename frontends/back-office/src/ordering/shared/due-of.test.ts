import { expect, test } from '@jest/globals';
import { dueOf, momentText } from './due-of.ts';

const now = Date.parse('2026-11-21T17:52:00Z'); // 18:52 in Vienna
const at = (iso: string) => new Date(iso).toISOString();
const order = (
  status: 'placed' | 'confirmed' | 'in-delivery' | 'counter-proposed',
  wish: string | null,
  expected: string | null = null,
) => ({
  status,
  placedAt: at('2026-11-21T17:50:00Z'),
  history: [{ status, at: at('2026-11-21T17:50:00Z'), by: 'Gast', reason: null }],
  appointment: null,
  appointmentDate: wish && at(wish),
  expectedUntil: expected && at(expected),
  counterAppointment: null,
});
const due = (wish: string | null, status: 'placed' | 'confirmed' | 'in-delivery' = 'placed') =>
  dueOf(order(status, wish), now, 'Europe/Vienna');

test('a promise shows its time and the remaining time, or its day', () => {
  expect(due('2026-11-21T18:15:00Z')).toEqual({ time: '19:15', note: 'in 23 Min.' });
  expect(due('2026-11-21T17:52:30Z')).toEqual({ time: '18:52', note: 'jetzt' });
  expect(due('2026-11-21T17:44:00Z', 'confirmed')).toEqual({ time: '18:44', note: '+8 Min.' });
  expect(due('2026-11-21T20:55:00Z')).toEqual({ time: '21:55', note: 'in 3 Std.' });
  expect(due('2026-11-22T11:00:00Z')).toEqual({ time: '12:00', note: 'morgen' });
  expect(due('2026-11-23T11:00:00Z')).toEqual({ time: '12:00', note: 'Mo 23.11.' });
});

test("tomorrow starts at midnight in the branch's time zone, not the device's", () => {
  expect(due('2026-11-21T23:30:00Z').note).toBe('morgen');
  expect(momentText(Date.parse('2026-11-21T23:30:00Z'), now, 'Europe/Vienna')).toBe('morgen, 00:30');
});

test('tomorrow is the next calendar day when daylight saving time changes, not 24 hours later', () => {
  const moment = (at: string, now: string) => momentText(Date.parse(at), Date.parse(now), 'Europe/Vienna');
  expect(moment('2026-03-29T12:00+02:00', '2026-03-28T23:30+01:00')).toBe('morgen, 12:00');
  expect(moment('2026-10-26T12:00+01:00', '2026-10-25T00:15+02:00')).toBe('morgen, 12:00');
});

test('around midnight the remaining minutes are shown instead of the day', () => {
  const midnight = Date.parse('2026-11-21T23:02:00Z');
  const around = (wish: string) => dueOf(order('confirmed', wish), midnight, 'Europe/Vienna').note;
  expect(around('2026-11-21T22:50:00Z')).toBe('+12 Min.');
  expect(dueOf(order('confirmed', '2026-11-21T23:15:00Z'), midnight - 600_000, 'Europe/Vienna').note).toBe(
    'in 23 Min.',
  );
  expect(around('2026-11-21T19:00:00Z')).toBe('gestern');
});

test('without a promise the age is shown; also once the order is ready', () => {
  expect(due(null)).toEqual({ time: 'gleich', note: 'seit 2 Min.' });
  expect(due('2026-11-21T17:44:00Z', 'in-delivery')).toEqual({ time: '18:44', note: 'seit 2 Min.' });
  expect(due(null, 'in-delivery')).toEqual({ time: '18:50', note: 'seit 2 Min.' });
});

test('shows the counter-proposal while the guest decides', () => {
  const proposed = {
    ...order('counter-proposed', '2026-11-21T18:15:00Z'),
    counterAppointment: at('2026-11-21T18:40:00Z'),
  };
  expect(dueOf(proposed, now, 'Europe/Vienna')).toEqual({ time: '19:40', note: 'seit 2 Min.' });
});

test('the expected time is the promise: new orders show the wait, confirmed ones the remaining time', () => {
  const expected = '2026-11-21T18:15:00Z';
  expect(dueOf(order('placed', null, expected), now, 'Europe/Vienna')).toEqual({ time: '19:15', note: 'seit 2 Min.' });
  expect(dueOf(order('confirmed', null, expected), now, 'Europe/Vienna')).toEqual({
    time: '19:15',
    note: 'in 23 Min.',
  });
});

test('the wait counts from when the order was placed, regardless of later moves', () => {
  const later = { ...order('confirmed', null), placedAt: at('2026-11-21T16:58:00Z') };
  expect(dueOf(later, now, 'Europe/Vienna')).toEqual({ time: 'gleich', note: 'seit 54 Min.' });
});
