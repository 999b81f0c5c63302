import { toMoney } from './money.ts';

/**
 * What the shop gives for the chosen donatee with each order, in the configured currency (section 9). It does not change
 * what the guest pays (RULINGS, Money).
 */
export const donationPerOrder = toMoney(0.07);
