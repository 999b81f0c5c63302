import { type Payment, providerLabels } from '@theke/contracts/payments/payment';

/** What can still be given back, a decimal number. */
export const leftOf = ({ captured, refunded }: Payment): number => Math.round((captured - refunded) * 100) / 100;
// Of their own: the list of payments would load all words of the order board for these two.
const ways: Record<Payment['method'], string> = { card: 'Karte (online)', paypal: 'PayPal' };

/** "Karte (online), Stripe" */
export const wayOf = ({ method, provider }: Payment): string => `${ways[method]}, ${providerLabels[provider]}`;
