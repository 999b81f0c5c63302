import type { Order } from '@theke/contracts/ordering/order';
import { messages } from '../messages.de.ts';
import { moneyText } from '../ui/format.ts';

/** "Bezahlt", or how and about how much is still to be paid: "Bar ca. 55,87 €". */
export function paymentText({
  isPaid,
  paymentMethod,
  totals,
}: Pick<Order, 'isPaid' | 'paymentMethod' | 'totals'>): string {
  if (isPaid) return messages.paid;
  const about = totals.isEstimated ? `${messages.order.approximate} ` : '';
  return `${messages.paymentMethods[paymentMethod]} ${about}${moneyText(totals.total.gross, totals.currency)}`;
}
