import { initialPayment, type PaymentMethod } from '@theke/rules/payments/payment-methods';

/**
 * Returns the guest's payment method if it is offered, otherwise the default. A quotation request does not ask for
 * one and sends any method that the branch accepts.
 */
export const chosenPayment = (
  offered: readonly PaymentMethod[],
  preferred: PaymentMethod | null,
  { isQuotationRequired }: { isQuotationRequired?: boolean | undefined },
): PaymentMethod | undefined =>
  offered.find((method) => method === preferred) ??
  initialPayment(offered) ??
  (isQuotationRequired ? offered[0] : undefined);
