import type { DiscountKind } from '../discounts/discount.ts';

/** Kinds of discounts that a full stamp card can give: all but a price list. */
export const rewardKinds = ['percent', 'amount', 'product', 'delivery'] as const satisfies readonly DiscountKind[];
