import { toMoney } from '../money/money.ts';

/**
 * What the shop gives for the chosen donatee with each order, in the configured currency (DONATE-01). It does not change
 * what the guest pays.
 */
export const donationPerOrder = toMoney(0.07);
