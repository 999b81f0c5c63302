import { isOnlinePayment, type PaymentMethod } from './payment-methods.ts';

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
  if (isRefunded) return 'Rückerstattet';
  if (isPaid) return 'Bezahlt';
  return isOnlinePayment(paymentMethod) ? 'Wartet auf Zahlung' : undefined;
}
