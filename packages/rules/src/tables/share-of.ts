import { apportion } from '../discounts/apportion.ts';
import { type Money, money } from '../money/money.ts';

/** The first of equal shares of an amount, which gets the cents that cannot be divided (TABLE-05). */
export const shareOf = (amount: Money, persons: number): Money =>
  apportion(amount, new Array<Money>(persons).fill(money(1)))[0] ?? money(0);
