import { type Payment, providerLabels } from '@theke/contracts/payments/payment';
import { orderMessages } from './order-messages.de.ts';

/** What can still be given back, a decimal number. */
export const leftOf = ({ captured, refunded }: Payment): number => Math.round((captured - refunded) * 100) / 100;
/** "Karte (online), Stripe" */
export const wayOf = ({ method, provider }: Payment): string =>
  `${orderMessages.paymentMethods[method]}, ${providerLabels[provider]}`;
