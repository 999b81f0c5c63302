import { formatMoney, toMoney } from '../money/money.ts';
import { isOnlinePayment, type PaymentMethod } from './payment-methods.ts';
import { paymentTexts } from './payment-status.de.ts';

/** The payment fields of an order (STATUS-01). */
export type PaidOrder = {
  readonly paymentMethod: PaymentMethod;
  readonly isPaid: boolean;
  readonly isRefunded: boolean;
  /** Refunded amount, gross, as a decimal number in the order's currency, including partial refunds. */
  readonly refunded?: number | undefined;
  readonly totals?: { readonly currency: string } | undefined;
};

/**
 * The payment state of an order for the guest (PAY-10): online payments are awaited, paid or refunded. A partial refund
 * is appended. Undefined for unpaid orders with payment on site.
 */
export function paymentText(order: PaidOrder): string | undefined {
  if (order.isRefunded) return paymentTexts.refunded;
  return [stateText(order), refundText(order)].filter(Boolean).join(', ') || undefined;
}

function stateText({ paymentMethod, isPaid }: PaidOrder): string | undefined {
  if (isPaid) return paymentTexts.paid;
  return isOnlinePayment(paymentMethod) ? paymentTexts.awaited : undefined;
}

/** "2,90 € rückerstattet"; undefined without a refund. */
export const refundText = ({ refunded = 0, totals }: Pick<PaidOrder, 'refunded' | 'totals'>): string | undefined =>
  refunded > 0 ? paymentTexts.partly(formatMoney(toMoney(refunded), totals?.currency ?? 'EUR')) : undefined;
