import type { SameTexts } from '@theke/rules/texts/same-texts';
import type { paymentMethodNames as german } from './payment-method-names.de.ts';

export const paymentMethodNames: SameTexts<typeof german> = {
  cash: 'Cash',
  'meal-voucher': 'Meal voucher',
  card: 'Pay online',
  paypal: 'PayPal',
};
