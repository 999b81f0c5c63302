import { type PaymentMethod, paymentMethodLabels } from '@theke/contracts/ordering/order';
import { wordsOfZone } from '@theke/rules/texts/words-of-zone';

/** Name of a payment method in the country of the branch. */
export const paymentLabel = (method: PaymentMethod, zone: string): string =>
  method === 'atm-card' ? wordsOfZone(zone).bankCard : paymentMethodLabels[method];
