import { initialPayment, type PaymentMethod } from '@theke/rules/payments/payment-methods';

/**
 * What the guest chose while it is offered, else what is chosen at first. Whoever only asks for an offer is not asked how it will be paid, and sends
 * whatever the branch takes.
 */
export const chosenPayment = (
  offered: readonly PaymentMethod[],
  wanted: PaymentMethod | null,
  { isQuotationRequired }: { isQuotationRequired?: boolean | undefined },
): PaymentMethod | undefined =>
  offered.find((method) => method === wanted) ??
  initialPayment(offered) ??
  (isQuotationRequired ? offered[0] : undefined);
