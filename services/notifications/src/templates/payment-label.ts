import { type PaymentMethod, paymentMethodLabels } from '@theke/contracts/ordering/order';
import { isPaidByCard } from '@theke/rules/gift-cards/paid-by-card';
import { wordsOfZone } from '@theke/rules/texts/words-of-zone';
import type { TippedOrder } from '@theke/rules/tips/tips';

/** Name of a payment method in the country of the branch. */
export const methodLabel = (method: PaymentMethod, zone: string): string =>
  method === 'atm-card' ? wordsOfZone(zone).bankCard : paymentMethodLabels[method];

/** Name of an order's payment method in the country of the branch; a gift card that pays everything takes its place. */
export const paymentLabel = (order: TippedOrder & { readonly paymentMethod: PaymentMethod }, zone: string): string =>
  isPaidByCard(order) ? 'Geschenkkarte' : methodLabel(order.paymentMethod, zone);
