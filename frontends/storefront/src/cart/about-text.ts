import { formatMoney, type Money } from '@theke/rules/money/money';
import { type CalculationModel, calculationModels } from '@theke/rules/products/calculation-model';
import { cartMessages } from './cart-messages.de.ts';

/** "ca. 55,87 €" if the price of an item is an estimate. */
export const aboutText = (amount: Money, currency: string, isEstimated: boolean): string =>
  priceText(amount, currency, isEstimated ? 'approximate' : 'fixed');

/** "ab 3,00 €", "ca. 3,00 €" or "3,00 €", depending on how binding an item's price is (PRICE-11). */
export const priceText = (amount: Money, currency: string, model: CalculationModel): string =>
  `${calculationModels[model].prefix} ${formatMoney(amount, currency)}`.trim();

/** The same for a total; "folgt" if an item's price is hidden (PRICE-12). */
export const totalText = (
  amount: Money,
  currency: string,
  { isEstimated, isPriceHidden }: { isEstimated: boolean; isPriceHidden: boolean },
): string => (isPriceHidden ? cartMessages.follows : aboutText(amount, currency, isEstimated));
