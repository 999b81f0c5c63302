import type { OrderType } from '../orders/order-types.ts';

type Demand = 'EmailRequired' | 'PhoneRequired' | 'AddressRequired';

/** The branch's flags, e.g. `isTakeawayEmailRequired` (SHAPE-03). */
export type RequirementFlags = {
  readonly [flag in `is${'Takeaway' | 'Delivery' | 'DineIn'}${Demand}`]?: boolean | null | undefined;
} & {
  readonly isTableSelectionEnabled?: boolean | null | undefined;
  readonly isQuotationRequired?: boolean | null | undefined;
  readonly isSelfServiceEnabled?: boolean | null | undefined;
};

/** Checkboxes of the checkout form, and whether the order comes from a kiosk. */
export type DraftFlags = {
  readonly isSelfService?: boolean | null | undefined;
  readonly isCompany?: boolean | null | undefined;
  readonly isDeliveryAddressDifferent?: boolean | null | undefined;
};

const flagNames = { takeaway: 'Takeaway', delivery: 'Delivery', dineIn: 'DineIn' } as const;

export type RequiredField =
  | 'table'
  | 'firstName'
  | 'lastName'
  | 'email'
  | 'phone'
  | 'companyName'
  | 'deliveryArea'
  | 'street'
  | 'zipCode'
  | 'city'
  | 'country'
  | 'deliveryStreet'
  | 'deliveryZipCode'
  | 'deliveryCity'
  | 'deliveryCountry';

/** Offers are sent by e-mail, so a quotation always requires an address (CHECKOUT-28). */
const demands = (branch: RequirementFlags, orderType: OrderType, demand: Demand): boolean =>
  Boolean(branch[`is${flagNames[orderType]}${demand}`]) ||
  (demand === 'EmailRequired' && Boolean(branch.isQuotationRequired));

/** At a table chosen by the guest, contact data is not requested unless e-mail or phone is required (CHECKOUT-05). */
export const isContactHidden = (branch: RequirementFlags, orderType: OrderType): boolean =>
  orderType === 'dineIn' &&
  Boolean(branch.isTableSelectionEnabled) &&
  !demands(branch, orderType, 'EmailRequired') &&
  !demands(branch, orderType, 'PhoneRequired');

/** A delivery always requires an address, regardless of the flags (CHECKOUT-07). */
export const isAddressRequired = (branch: RequirementFlags, orderType: OrderType): boolean =>
  orderType === 'delivery' || demands(branch, orderType, 'AddressRequired');

/** A company name is possible with every order type if contact or address is requested (CHECKOUT-40). */
export const mayNameCompany = (branch: RequirementFlags, orderType: OrderType): boolean =>
  !isContactHidden(branch, orderType) || isAddressRequired(branch, orderType);

/**
 * Whether a guest orders at a kiosk in the branch and is called by number or name, so that nothing is required
 * (KIOSK-04). Only if the branch has kiosks, because orders without a phone number can be made up.
 */
export const isAnonymousHere = (branch: RequirementFlags, orderType: OrderType, draft: DraftFlags): boolean =>
  Boolean(draft.isSelfService) &&
  Boolean(branch.isSelfServiceEnabled) &&
  orderType !== 'delivery' &&
  !branch.isQuotationRequired;

/** The draft's required fields, in the order of the checkout form (CHECKOUT-03 to CHECKOUT-09). */
export function requiredFields(
  branch: RequirementFlags,
  orderType: OrderType,
  draft: DraftFlags = {},
): RequiredField[] {
  if (isAnonymousHere(branch, orderType, draft)) return [];
  const fields: RequiredField[] = [];
  if (orderType === 'dineIn' && branch.isTableSelectionEnabled) fields.push('table');
  if (!isContactHidden(branch, orderType)) {
    fields.push('firstName', 'lastName');
    if (demands(branch, orderType, 'EmailRequired')) fields.push('email');
    if (demands(branch, orderType, 'PhoneRequired')) fields.push('phone');
  }
  if (draft.isCompany && mayNameCompany(branch, orderType)) fields.push('companyName');
  if (isAddressRequired(branch, orderType)) {
    if (orderType === 'delivery') fields.push('deliveryArea');
    fields.push('street', 'zipCode', 'city', 'country');
    if (orderType === 'delivery' && draft.isDeliveryAddressDifferent)
      fields.push('deliveryStreet', 'deliveryZipCode', 'deliveryCity', 'deliveryCountry');
  }
  return fields;
}

/** The unticked checkboxes: the server rejects an order unless both are ticked (CHECKOUT-18). */
export const missingConsents = (draft: { readonly legalInstructions: boolean; readonly privacyPolicy: boolean }) =>
  (['legalInstructions', 'privacyPolicy'] as const).filter((name) => !draft[name]);
