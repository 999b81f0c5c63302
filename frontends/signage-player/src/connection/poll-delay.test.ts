import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { doorbellDelay, pollDelay } from './poll-delay.ts';

test.each([
  [0, 10_000],
  [1, 30_000],
  [2, 60_000],
  [3, 120_000],
  [99, 120_000],
])('after %d failures polls in %d ms, give or take a fifth', (failures, about) => {
  expect(pollDelay(failures, 0.5)).toBe(about);
  fc.assert(
    fc.property(fc.double({ min: 0, max: 0.999, noNaN: true }), (random) => {
      const delay = pollDelay(failures, random);
      expect(delay).toBeGreaterThanOrEqual(about * 0.8);
      expect(delay).toBeLessThanOrEqual(about * 1.2);
    }),
  );
});

test('a healthy TV is heard at least every 12 seconds', () => expect(pollDelay(0, 0.999)).toBeLessThanOrEqual(12_000));

test('a thousand TVs reopen the doorbell spread over 8 seconds', () => {
  const delays = Array.from({ length: 1_000 }, (_, index) => doorbellDelay(0, index / 1_000));
  const perSecond = Array.from(
    { length: 11 },
    (_, second) => delays.filter((delay) => Math.floor(delay / 1_000) === second).length,
  );
  expect(Math.max(...perSecond)).toBeLessThanOrEqual(126);
});

test('waits at most two minutes for the doorbell', () => {
  fc.assert(
    fc.property(fc.nat(1_000), fc.double({ min: 0, max: 0.999, noNaN: true }), (failures, random) => {
      expect(doorbellDelay(failures, random)).toBeLessThanOrEqual(120_000);
    }),
  );
});
