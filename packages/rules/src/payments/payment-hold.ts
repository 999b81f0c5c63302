/** How long an order that is paid online holds stock and slot, in ms: until the provider's page was opened, and from then on (PAY-04). */
export const holdsUnopened = 5 * 60_000;
export const holdsOpened = 20 * 60_000;
