import type { Branch } from '@theke/contracts/catalog/branch';
import { orderingFaults } from '@theke/rules/checkout/ordering-faults';
import { requiredFields } from '@theke/rules/checkout/required-fields';
import { isOpenFor } from '@theke/rules/hours/opening-status';

/** Order types of guests in the branch. */
export type KioskWay = 'dineIn' | 'takeaway';

/** Fields that the kiosk can ask for, if a branch does not take anonymous orders (KIOSK-04). */
export const kioskFields = ['table', 'firstName', 'lastName', 'email', 'phone'] as const;
export type KioskField = (typeof kioskFields)[number];

const isKioskField = (field: string): field is KioskField => (kioskFields as readonly string[]).includes(field);

/** Fields required at the kiosk; undefined if one of them, such as an address, is not offered there. */
export function kioskRequired(branch: Branch, orderType: KioskWay): KioskField[] | undefined {
  const fields = requiredFields(branch, orderType, { isSelfService: true });
  return fields.every(isKioskField) ? fields.filter(isKioskField) : undefined;
}

/**
 * Order types that a kiosk offers now (KIOSK-03): here and away, while the branch is open. None if each order needs a
 * time or a quotation.
 */
export function kioskWays(branch: Branch, currency: string, now: Date): KioskWay[] {
  if (!branch.isPublic || branch.isAppointmentRequired || branch.isQuotationRequired) return [];
  return (['dineIn', 'takeaway'] as const).filter(
    (orderType) =>
      isOpenFor(branch, orderType, now) &&
      kioskRequired(branch, orderType) !== undefined &&
      orderingFaults({ branch, orderType, goodsGross: undefined, currency, now }).length === 0,
  );
}
