import { expect, test } from '@jest/globals';
import { amountText, numberText, timesText } from './amount-text.ts';
import { unitNames, unitOf } from './units.ts';

test('formats numbers in German with at most four decimals', () => {
  expect([numberText(1250.5), numberText(0.33333), numberText(2)]).toEqual(['1.250,5', '0,3333', '2']);
});

test('shows pieces and servings as numbers, and other amounts with their unit', () => {
  const counted = unitNames.filter((unit) => amountText(3, unit) === '3');
  expect(counted).toEqual(['piece', 'serving']);
  for (const unit of unitNames.filter((name) => !counted.includes(name)))
    expect(amountText(3, unit)).toBe(`3\u00a0${unitOf(unit).label}`);
});

test('shows counted amounts with a multiplication sign before a name', () => {
  expect([timesText(2, 'piece'), timesText(0.5, 'serving'), timesText(30, 'decagram')]).toEqual([
    '2\u00a0×',
    '0,5\u00a0×',
    '30\u00a0dag',
  ]);
});
