import { moneyText } from '@theke/admin/ui/format.ts';
import type { Order } from '@theke/contracts/ordering/order';
import { isPaidByCard } from '@theke/rules/gift-cards/paid-by-card';
import { fromMoney } from '@theke/rules/money/money';
import { amountDue } from '@theke/rules/tips/tips';
import { methodName } from './method-name.ts';
import { orderMessages } from './order-messages.de.ts';
import { refundText } from './refund-text.ts';

/**
 * "Bezahlt", or payment method and amount due: "Bar ca. 55,87 € inkl. 2,00 € Trinkgeld"; with refunds. @param zone of
 * the branch
 */
export function paymentText(
  order: Pick<Order, 'isPaid' | 'isRefunded' | 'refunded' | 'paymentMethod' | 'totals' | 'tip' | 'giftCard'>,
  zone: string,
): string {
  if (order.isRefunded) return refundText(order);
  return [dueText(order, zone), refundText(order)].filter(Boolean).join(', ');
}

function dueText(
  {
    isPaid,
    paymentMethod,
    totals,
    tip,
    giftCard,
  }: Pick<Order, 'isPaid' | 'paymentMethod' | 'totals' | 'tip' | 'giftCard'>,
  zone: string,
): string {
  if (isPaid) return orderMessages.paid;
  if (isPaidByCard({ totals, tip, giftCard })) return orderMessages.paidByCard;
  const about = totals.isEstimated ? `${orderMessages.order.approximate} ` : '';
  const due = moneyText(fromMoney(amountDue({ totals, tip, giftCard })), totals.currency);
  const including = tip ? ` ${orderMessages.includingTip(moneyText(tip, totals.currency))}` : '';
  return `${methodName(paymentMethod, zone)} ${about}${due}${including}`;
}
