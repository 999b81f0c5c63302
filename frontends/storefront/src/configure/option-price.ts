import { formatMoney, toMoney } from '@theke/rules/money/money';
import type { Option } from '@theke/rules/products/configuration';
import { configureMessages } from './configure-messages.de.ts';

/** Price of an option: "+ 1,80 €", "− 0,50 €", "9,90 €", or that it is free. */
export function optionPrice({ modifier, value }: Option, currency: string): string {
  const amount = formatMoney(toMoney(value ?? 0), currency);
  if (modifier === 'overwrite') return amount;
  if (!value) return configureMessages.included;
  return `${modifier === 'subtract' ? '−' : '+'}\u00a0${amount}`;
}
