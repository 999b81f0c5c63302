import type { Discount } from '@theke/rules/discounts/discount';

/**
 * The discounts that guests may have without a code. Staff who are logged in and look at the shop get all of them from the
 * API, with codes and inactive ones.
 */
export const forGuests = <D extends Discount>(all: readonly (D & { readonly isActive?: boolean })[]): D[] =>
  all.filter(({ code, isActive = true }) => !code && isActive);
