/** Texts for the payment state of an order (PAY-10). */
export const paymentTexts = {
  refunded: 'Rückerstattet',
  partly: (sum: string) => `${sum} rückerstattet`,
  paid: 'Bezahlt',
  awaited: 'Wartet auf Zahlung',
};
