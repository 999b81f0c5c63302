import { formatMoney, type Money } from '@theke/rules/money/money';

/** "ca. 55,87 €" where an item is only estimated. */
export const aboutText = (amount: Money, currency: string, isEstimated: boolean): string =>
  `${isEstimated ? 'ca. ' : ''}${formatMoney(amount, currency)}`;
