import { type Money, money, toMoney } from '@theke/rules/money/money';
import { suggestedTip, tipFault } from '@theke/rules/tips/tips';
import { tipMessages } from './tip-messages.de.ts';

/** The guest's choice: none, a percentage of the total, or an amount as typed ("2,50"). */
export type TipChoice =
  | { readonly kind: 'none' }
  | { readonly kind: 'percent'; readonly percent: number }
  | { readonly kind: 'free'; readonly text: string };

export const noTip: TipChoice = { kind: 'none' };

/** An amount with at most two decimals; undefined if the text is none. */
const parseAmount = (text: string): Money | undefined =>
  /^\d{1,5}([.,]\d{1,2})?$/.test(text.trim()) ? toMoney(Number(text.trim().replace(',', '.'))) : undefined;

/** The chosen tip for a total; undefined for an unreadable amount. */
export function chosenTip(choice: TipChoice, total: Money): Money | undefined {
  if (choice.kind === 'none') return money(0);
  return choice.kind === 'percent' ? suggestedTip(total, choice.percent) : parseAmount(choice.text);
}

/** Message for an unreadable or too high amount (TIP-03); undefined if it is accepted. */
export function tipChoiceFault(choice: TipChoice, total: Money, currency: string): string | undefined {
  const tip = chosenTip(choice, total);
  return tip === undefined ? tipMessages.unreadable : tipFault(tip, total, currency)?.message;
}
