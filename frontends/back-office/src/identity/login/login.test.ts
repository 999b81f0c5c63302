import { expect, test } from '@jest/globals';
import { minutesIn } from './minutes-in.ts';
import { safeReturn } from './safe-return.ts';

test('reads the minutes of a lock from the message', () => {
  expect(minutesIn('Zu viele Versuche. Bitte versuchen Sie es in 12 Minuten wieder.')).toBe(12);
  expect(minutesIn('Bitte versuchen Sie es in einer Minute wieder.')).toBe(1);
});

test.each([
  ['/products?page=2', '/products?page=2'],
  ['/digital-signage-devices?code=K7PX4M3Q', '/digital-signage-devices?code=K7PX4M3Q'],
  [null, '/'],
  ['//elsewhere.example', '/'],
  ['/\\elsewhere.example', '/'],
  ['https://elsewhere.example', '/'],
  ['/logout', '/'],
])('after the login %s leads to %s', (from, to) => expect(safeReturn(from)).toBe(to));
