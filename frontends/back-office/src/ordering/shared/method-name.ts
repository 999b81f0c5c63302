import type { PaymentMethod } from '@theke/rules/payments/payment-methods';
import { wordsOfZone } from '@theke/rules/texts/words-of-zone';
import { orderMessages } from './order-messages.de.ts';

/** Name of a payment method in the country of the branch (CHECKOUT-41). @param zone time zone of the branch */
export const methodName = (method: PaymentMethod, zone: string): string =>
  method === 'atm-card' ? wordsOfZone(zone).bankCard : orderMessages.paymentMethods[method];
