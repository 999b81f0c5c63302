import type { Payment } from '@theke/contracts/payments/payment';

/** Page of the order that a payment pays, or of the gift card. */
export const pathOfPayment = ({ order, payable }: Pick<Payment, 'order' | 'payable'>): string =>
  payable?.kind === 'gift-card' ? `/gift-cards/${payable.id}` : `/orders/${order.id}`;
