/** How guests pay: read at the checkout and afterwards, so the card need not bring it. */
export const paymentMethodNames = {
  cash: 'Barzahlung',
  'atm-card': 'Bankomatkarte',
  'meal-voucher': 'Essensgutschein',
  card: 'Online bezahlen',
  paypal: 'PayPal',
} as const;
