/** Names of payment methods, used at the checkout and after it; separate, so that the menu does not load them. */
export const paymentMethodNames = {
  cash: 'Barzahlung',
  'meal-voucher': 'Essensgutschein',
  card: 'Online bezahlen',
  paypal: 'PayPal',
} as const;
