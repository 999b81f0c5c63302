import { checkCoupon, type Discount, listDiscountUses } from '@theke/contracts/ordering/discount';
import { type Route, route } from '@theke/kit/http/route';
import { conflict, invalid } from '@theke/kit/problem';
import type { ServiceBase } from '@theke/kit/service';
import { couponProblems } from './coupon-problems.de.ts';
import { discountStore } from './discount-store.ts';

/** Includes the code, which the guest knows, and omits limits and the active switch. */
const toGuest = (coupon: Discount) => {
  const { id, name, kind, percent, amount, products, categories, prices, categoryPrices, code } = coupon;
  const { validFrom, validUntil, schedule, branches, orderTypes, minimum } = coupon;
  return {
    ...{ id, name, kind, percent, amount, products, categories, prices, categoryPrices, code },
    ...{ validFrom, validUntil, schedule, branches, orderTypes, minimum },
  };
};

export const discountRoutes = ({ db }: Pick<ServiceBase<unknown>, 'db'>): Route[] => [
  route(checkCoupon, ({ tenant, body }) =>
    db.withTenant(tenant, async (tx) => {
      const coupon = await discountStore.findCoupon(tx, body.code);
      if (!coupon) throw invalid('COUPON_UNKNOWN', couponProblems.unknown, 'code');
      if (coupon.maxUses !== null && (await discountStore.used(tx, coupon.id)) >= coupon.maxUses)
        throw conflict('COUPON_USED_UP', couponProblems.usedUp, 'code');
      return toGuest(coupon);
    }),
  ),
  route(listDiscountUses, ({ tenant }) => db.withTenant(tenant, (tx) => discountStore.uses(tx))),
];
