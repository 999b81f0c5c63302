// TIP-02, TIP-03
import { expect, test } from '@jest/globals';
import { toMoney } from '@theke/rules/money/money';
import { chosenTip, noTip, tipChoiceFault } from './tip-choice.ts';

const total = toMoney(24.5);

test('without a choice there is no tip', () => {
  expect(chosenTip(noTip, total)).toBe(0);
  expect(tipChoiceFault(noTip, total, 'EUR')).toBeUndefined();
});

test('a percentage follows the total', () => {
  expect(chosenTip({ kind: 'percent', percent: 10 }, total)).toBe(toMoney(2.45));
  expect(chosenTip({ kind: 'percent', percent: 10 }, toMoney(30))).toBe(toMoney(3));
});

test.each([
  ['2,50', 2.5],
  [' 2.5 ', 2.5],
  ['3', 3],
  ['0', 0],
])('reads "%s" as an amount', (text, amount) => {
  expect(chosenTip({ kind: 'free', text }, total)).toBe(toMoney(amount));
  expect(tipChoiceFault({ kind: 'free', text }, total, 'EUR')).toBeUndefined();
});

test.each(['', 'viel', '2,505', '-1', '1e3'])('asks for an amount instead of "%s"', (text) => {
  expect(chosenTip({ kind: 'free', text }, total)).toBeUndefined();
  expect(tipChoiceFault({ kind: 'free', text }, total, 'EUR')).toMatch(/zum Beispiel 2,50/);
});

test('names the highest tip', () => {
  expect(tipChoiceFault({ kind: 'free', text: '250' }, total, 'EUR')).toBe(
    'Als Trinkgeld nehmen wir hier höchstens 24,50\u00a0€ an.',
  );
});
