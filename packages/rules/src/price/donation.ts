import { toMoney } from '../money/money.ts';

/**
 * The shop's donation to the chosen recipient per order, in the configured currency (DONATE-01). Does not change the
 * guest's total.
 */
export const donationPerOrder = toMoney(0.07);
