import { expect, test } from '@jest/globals';
import { refundDraft } from './payment.ts';

// Security finding T6
test('accepts whole cents for refunds and rejects fractions of a cent', () => {
  const isTaken = (amount: number) => refundDraft.safeParse({ amount }).success;
  for (const amount of [0.01, 0.07, 1.1, 4.35, 19.99, 1_000.1])
    expect([amount, isTaken(amount)]).toEqual([amount, true]);
  for (const amount of [0, 0.0001, 0.004, 0.005, 0.0149, 3.3333])
    expect([amount, isTaken(amount)]).toEqual([amount, false]);
});
