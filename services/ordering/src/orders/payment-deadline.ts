/** The timer that rings when an order that awaits its payment has waited long enough (PAY-05). */
export const paymentDeadline = 'payment-deadline';
