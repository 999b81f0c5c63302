/**
 * How long an order with online payment reserves stock and slot, in ms: until the provider's page is opened, and from
 * then on (PAY-04).
 */
export const holdsUnopened = 5 * 60_000;
export const holdsOpened = 20 * 60_000;
