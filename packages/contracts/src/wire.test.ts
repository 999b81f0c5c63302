import { expect, test } from '@jest/globals';
import { toFaults } from './errors.ts';
import { chosenAmount, exampleId, exampleIds, id, instant, orderedAmount } from './wire.ts';

test('rejects a year that databases cannot store', () => {
  const { error } = instant.safeParse('0000-01-01T00:00:00Z', { reportInput: true });
  expect(error && toFaults(error, instant)).toMatchObject([{ code: 'OUT_OF_RANGE' }]);
  expect(instant.safeParse('0001-01-01T00:00:00Z').success).toBe(true);
});

// Security finding S2
test('limits the decimals of seconds to those a database stores', () => {
  const amountWith = (decimals: number) =>
    instant.safeParse(`2026-11-21T11:00:00.${'1'.repeat(decimals)}Z`, { reportInput: true });
  expect([3, 9, 18].map((decimals) => amountWith(decimals).success)).toEqual([true, true, true]);
  const { error } = amountWith(200);
  expect(error && toFaults(error, instant)).toMatchObject([{ code: 'TOO_BIG' }]);
});

// Security finding M1
test('limits amounts to four decimals and rejects zero in orders', () => {
  const accepts = (amount: number) => orderedAmount.safeParse(amount).success;
  expect([1, 0.5, 0.3333, 0.0001, 999_999.9999].map(accepts)).toEqual([true, true, true, true, true]);
  expect([0.00001, 5e-324, 1 / 3, 1.00005, 0, -1].map(accepts)).toEqual(Array(6).fill(false));
  expect(chosenAmount.safeParse(0).success).toBe(true);
  const { error } = orderedAmount.safeParse(5e-324);
  expect(error && toFaults(error, orderedAmount)).toMatchObject([
    { code: 'TOO_PRECISE', message: 'Eine Menge hat höchstens vier Nachkommastellen.' },
  ]);
});

test('has a unique id for every example, so that calls do not affect each other', () => {
  expect(new Set(Object.values(exampleIds)).size).toBe(Object.keys(exampleIds).length);
});

test('derives a stable example id from the name', () => {
  expect(exampleId('external-user')).toBe(exampleIds.externalUser);
  expect(exampleId('stamp-card')).toBe('0199f000-0000-7000-8000-e3678737d129');
  expect(exampleId('stamp-cards')).not.toBe(exampleId('stamp-card'));
  expect(id.safeParse(exampleId('stamp-card')).success).toBe(true);
});
