import type { PaymentMethod } from '../payments/payment-methods.ts';

/** The method by which an order counts once: of its latest payment at the table, else its own. */
export const latestMethod = ({
  paymentMethod,
  payments,
}: {
  readonly paymentMethod: PaymentMethod;
  readonly payments?: readonly { readonly method: PaymentMethod }[] | null | undefined;
}): PaymentMethod => payments?.at(-1)?.method ?? paymentMethod;
