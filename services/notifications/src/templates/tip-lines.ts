import { formatMoney, toMoney } from '@theke/rules/money/money';
import { amountDue, type TippedOrder } from '@theke/rules/tips/tips';
import type { Fact } from './mail-content.ts';

type Tipped = Pick<TippedOrder, 'tip'> & {
  readonly giftCard?: (NonNullable<TippedOrder['giftCard']> & { readonly codeEnd: string }) | undefined;
  readonly isPaid: boolean;
  readonly totals: TippedOrder['totals'] & { readonly currency: string; readonly isEstimated: boolean };
};

/**
 * The tip, the part that a gift card pays, and what the guest pays or has paid otherwise (TIP-09, GIFT-11); nothing
 * without a tip and a card.
 */
export function tipLines(order: Tipped): Fact[] {
  const { tip = 0, giftCard, isPaid, totals } = order;
  const byCard = giftCard && giftCard.amount > 0;
  if (tip === 0 && !byCard) return [];
  const about = totals.isEstimated ? 'ca. ' : '';
  const sum = (amount: number) => formatMoney(toMoney(amount), totals.currency);
  return [
    ...(tip > 0 ? [{ label: 'Trinkgeld', value: sum(tip) }] : []),
    ...(byCard ? [{ label: `Geschenkkarte …${giftCard.codeEnd}`, value: `−${sum(giftCard.amount)}` }] : []),
    { label: isPaid ? 'Bezahlt' : 'Zu zahlen', value: `${about}${formatMoney(amountDue(order), totals.currency)}` },
  ];
}
