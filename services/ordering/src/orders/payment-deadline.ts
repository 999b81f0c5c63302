/** The timer that rings when an order that awaits its payment has waited long enough (RULINGS "Online payment"). */
export const paymentDeadline = 'payment-deadline';
