import { isOnlinePayment, type PaymentMethod } from './payment-methods.ts';
import { paymentTexts } from './payment-status.de.ts';

/** An order as far as its payment goes (STATUS-01). */
export type PaidOrder = {
  readonly paymentMethod: PaymentMethod;
  readonly isPaid: boolean;
  readonly isRefunded: boolean;
};

/**
 * How a guest reads an order's payment (PAY-10): an online payment is waited for until it is paid, and may be refunded.
 * Undefined for what is paid on site and not yet paid: there is nothing to say.
 */
export function paymentText({ paymentMethod, isPaid, isRefunded }: PaidOrder): string | undefined {
  if (isRefunded) return paymentTexts.refunded;
  if (isPaid) return paymentTexts.paid;
  return isOnlinePayment(paymentMethod) ? paymentTexts.awaited : undefined;
}
