import { type Payment, providerLabels } from '@theke/contracts/payments/payment';

/** Amount that can still be refunded, a decimal number. */
export const leftOf = ({ captured, refunded }: Payment): number => Math.round((captured - refunded) * 100) / 100;
// Separate texts: importing those of the board would add all of them to the list of payments.
const methodLabels: Record<Payment['method'], string> = { card: 'Karte (online)', paypal: 'PayPal' };

/** "Karte (online), Stripe" */
export const paymentText = ({ method, provider }: Payment): string =>
  `${methodLabels[method]}, ${providerLabels[provider]}`;
