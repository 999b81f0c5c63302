import { formatMoney, toMoney } from '../money/money.ts';
import { isOnlinePayment, type PaymentMethod } from './payment-methods.ts';
import { paymentTexts } from './payment-status.de.ts';

/** An order as far as its payment goes (STATUS-01). */
export type PaidOrder = {
  readonly paymentMethod: PaymentMethod;
  readonly isPaid: boolean;
  readonly isRefunded: boolean;
  /** Gross, a decimal number of the currency, also where a part was given back. */
  readonly refunded?: number | undefined;
  readonly totals?: { readonly currency: string } | undefined;
};

/**
 * How a guest reads an order's payment (PAY-10): an online payment is waited for until it is paid, and may be refunded.
 * A partial refund is appended.
 * Undefined for what is paid on site and not yet paid: there is nothing to say.
 */
export function paymentText(order: PaidOrder): string | undefined {
  if (order.isRefunded) return paymentTexts.refunded;
  return [stateText(order), refundText(order)].filter(Boolean).join(', ') || undefined;
}

function stateText({ paymentMethod, isPaid }: PaidOrder): string | undefined {
  if (isPaid) return paymentTexts.paid;
  return isOnlinePayment(paymentMethod) ? paymentTexts.awaited : undefined;
}

/** "2,90 € rückerstattet"; undefined if nothing was given back. */
export const refundText = ({ refunded = 0, totals }: Pick<PaidOrder, 'refunded' | 'totals'>): string | undefined =>
  refunded > 0 ? paymentTexts.partly(formatMoney(toMoney(refunded), totals?.currency ?? 'EUR')) : undefined;
