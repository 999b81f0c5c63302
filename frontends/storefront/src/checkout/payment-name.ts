import type { PaymentMethod } from '@theke/rules/payments/payment-methods';
import { wordsOfZone } from '@theke/rules/texts/words-of-zone';
import { paymentMethodNames } from './payment-method-names.de.ts';

/** Name of a payment method in the country of the branch. */
export const paymentName = (method: PaymentMethod, zone: string): string =>
  method === 'atm-card' ? wordsOfZone(zone).bankCard : paymentMethodNames[method];
