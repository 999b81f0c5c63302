import { initialPayment, type PaymentMethod } from '@theke/rules/payments/payment-methods';

/** What the guest chose while it is offered, else what is chosen at first. */
export const chosenPayment = (
  offered: readonly PaymentMethod[],
  wanted: PaymentMethod | null,
): PaymentMethod | undefined => offered.find((method) => method === wanted) ?? initialPayment(offered);
