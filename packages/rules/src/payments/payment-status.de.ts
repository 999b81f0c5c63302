/** How an order's payment stands (PAY-10). */
export const paymentTexts = { refunded: 'Rückerstattet', paid: 'Bezahlt', awaited: 'Wartet auf Zahlung' };
