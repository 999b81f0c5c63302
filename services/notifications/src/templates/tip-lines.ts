import { formatMoney, toMoney } from '@theke/rules/money/money';
import { amountDue, type TippedOrder } from '@theke/rules/tips/tips';
import type { Fact } from './mail-content.ts';

type Tipped = Pick<TippedOrder, 'tip'> & {
  readonly isPaid: boolean;
  readonly totals: TippedOrder['totals'] & { readonly currency: string; readonly isEstimated: boolean };
};

/** The tip, and what the guest pays or has paid with it (TIP-09); nothing without a tip. */
export function tipLines(order: Tipped): Fact[] {
  const { tip, isPaid, totals } = order;
  if (!tip) return [];
  const about = totals.isEstimated ? 'ca. ' : '';
  return [
    { label: 'Trinkgeld', value: formatMoney(toMoney(tip), totals.currency) },
    { label: isPaid ? 'Bezahlt' : 'Zu zahlen', value: `${about}${formatMoney(amountDue(order), totals.currency)}` },
  ];
}
