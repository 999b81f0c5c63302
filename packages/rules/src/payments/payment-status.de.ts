/** How an order's payment stands (PAY-10). */
export const paymentTexts = {
  refunded: 'Rückerstattet',
  partly: (sum: string) => `${sum} rückerstattet`,
  paid: 'Bezahlt',
  awaited: 'Wartet auf Zahlung',
};
