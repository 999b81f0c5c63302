import { dividedBy, fraction, toFraction } from '@theke/rules/money/fraction';
import { fromMoney, timesToCents, toMoney } from '@theke/rules/money/money';

/** A price less a percentage of at most two decimals, rounded half up to cents. */
export const lowerPrice = (price: number, percent: number): number =>
  fromMoney(timesToCents(toMoney(price), dividedBy(toFraction(100 - percent), fraction(100n))));
