import { expect, test } from '@jest/globals';
import { toMoney } from '../money/money.ts';
import { sumOfPieces } from './cash-pieces.ts';

// CLOSE-06
test('adds up notes and coins to the cent', () => {
  const counted = [
    { value: 50, number: 3 },
    { value: 0.1, number: 3 },
    { value: 0.01, number: 7 },
  ];
  expect(sumOfPieces(counted)).toBe(toMoney(150.37));
  expect(sumOfPieces([])).toBe(0);
});
