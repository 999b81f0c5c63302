/** Timer for the payment deadline of an order (PAY-05). */
export const paymentDeadline = 'payment-deadline';
