import { type PaymentMethod, paymentMethodLabels } from '@theke/contracts/ordering/order';
import { isPaidByCard } from '@theke/rules/gift-cards/paid-by-card';
import { wordsOfZone } from '@theke/rules/texts/words-of-zone';
import type { TippedOrder } from '@theke/rules/tips/tips';

/** Name of an order's payment method in the country of the branch; a gift card that pays everything takes its place. */
export function paymentLabel(order: TippedOrder & { readonly paymentMethod: PaymentMethod }, zone: string): string {
  if (isPaidByCard(order)) return 'Geschenkkarte';
  return order.paymentMethod === 'atm-card' ? wordsOfZone(zone).bankCard : paymentMethodLabels[order.paymentMethod];
}
