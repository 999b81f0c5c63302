import type { Transaction } from '@theke/kit/database/database';
import { conflict, invalid } from '@theke/kit/problem';
import type { Order } from '../orders/order.ts';
import { couponProblems } from './coupon-problems.de.ts';
import { discountStore } from './discount-store.ts';

/**
 * Uses a coupon in the order's own transaction, so that its limits hold exactly (DISC-07). Orders with the same code
 * wait for each other.
 * @throws Problem 422 COUPON_UNKNOWN or COUPON_CONTACT_REQUIRED, 409 COUPON_USED_UP or COUPON_ALREADY_USED
 */
export async function claimCoupon(
  tx: Transaction,
  coupon: string,
  { customer }: Pick<Order, 'customer'>,
): Promise<void> {
  const uses = await discountStore.lockUses(tx, coupon, customer);
  if (!uses) throw invalid('COUPON_UNKNOWN', couponProblems.unknown, 'couponCode');
  const { used, usedByPerson, maxUses, maxUsesPerGuest } = uses;
  if (maxUses !== null && used >= maxUses) throw conflict('COUPON_USED_UP', couponProblems.usedUp, 'couponCode');
  if (maxUsesPerGuest !== null && customer === null)
    throw invalid('COUPON_CONTACT_REQUIRED', couponProblems.contactRequired, 'couponCode');
  if (maxUsesPerGuest !== null && usedByPerson >= maxUsesPerGuest)
    throw conflict('COUPON_ALREADY_USED', couponProblems.alreadyUsed(maxUsesPerGuest), 'couponCode');
  discountStore.countUse(tx, coupon);
}
