import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { orderTypes } from '../orders/order-types.ts';
import { missingConsents, type RequirementFlags, requiredFields } from './required-fields.ts';

const flag = fc.option(fc.boolean());
const anyBranch: fc.Arbitrary<RequirementFlags> = fc.record({
  isTakeawayEmailRequired: flag,
  isTakeawayPhoneRequired: flag,
  isTakeawayAddressRequired: flag,
  isDeliveryEmailRequired: flag,
  isDeliveryPhoneRequired: flag,
  isDeliveryAddressRequired: flag,
  isDineInEmailRequired: flag,
  isDineInPhoneRequired: flag,
  isDineInAddressRequired: flag,
  isTableSelectionEnabled: flag,
});

// CHECKOUT-06
test('always requires names, other fields by the flags of the order type', () => {
  expect(requiredFields({}, 'takeaway')).toEqual(['firstName', 'lastName']);
  expect(requiredFields({ isTakeawayPhoneRequired: true, isDineInEmailRequired: true }, 'takeaway')).toEqual([
    'firstName',
    'lastName',
    'phone',
  ]);
  expect(requiredFields({ isTakeawayAddressRequired: true }, 'takeaway', { isCompany: true })).toEqual([
    'firstName',
    'lastName',
    'companyName',
    'street',
    'zipCode',
    'city',
    'country',
  ]);
});

// CHECKOUT-07, CHECKOUT-09
test('always requires an address for a delivery, and a different one separately', () => {
  const address = ['deliveryArea', 'street', 'zipCode', 'city', 'country'];
  expect(requiredFields({}, 'delivery')).toEqual(['firstName', 'lastName', ...address]);
  expect(requiredFields({}, 'delivery', { isDeliveryAddressDifferent: true }).slice(-4)).toEqual([
    'deliveryStreet',
    'deliveryZipCode',
    'deliveryCity',
    'deliveryCountry',
  ]);
  expect(requiredFields({}, 'takeaway', { isDeliveryAddressDifferent: true })).toEqual(['firstName', 'lastName']);
});

// CHECKOUT-05
test('requires no name at a chosen table, unless e-mail or phone is required', () => {
  expect(requiredFields({ isTableSelectionEnabled: true }, 'dineIn')).toEqual(['table']);
  expect(requiredFields({ isTableSelectionEnabled: true, isDineInPhoneRequired: true }, 'dineIn')).toEqual([
    'table',
    'firstName',
    'lastName',
    'phone',
  ]);
  expect(requiredFields({}, 'dineIn')).toEqual(['firstName', 'lastName']);
});

test('lists each field once and ignores flags of other order types', () => {
  fc.assert(
    fc.property(anyBranch, fc.constantFrom(...orderTypes), fc.boolean(), (branch, orderType, isCompany) => {
      const fields = requiredFields(branch, orderType, { isCompany });
      expect(new Set(fields).size).toBe(fields.length);
      const own = { takeaway: 'isTakeaway', delivery: 'isDelivery', dineIn: 'isDineIn' }[orderType];
      const ownFlags = Object.entries(branch).filter(
        ([name]) => name.startsWith(own) || name === 'isTableSelectionEnabled',
      );
      expect(requiredFields(Object.fromEntries(ownFlags), orderType, { isCompany })).toEqual(fields);
    }),
  );
});

// KIOSK-04
test('requires nothing at a kiosk of a branch that has kiosks, except for deliveries and quotations', () => {
  fc.assert(
    fc.property(
      anyBranch,
      fc.constantFrom(...orderTypes),
      fc.boolean(),
      fc.boolean(),
      (flags, orderType, isSelfServiceEnabled, isQuotationRequired) => {
        const branch = { ...flags, isSelfServiceEnabled, isQuotationRequired };
        const atKiosk = requiredFields(branch, orderType, { isSelfService: true });
        const isFree = isSelfServiceEnabled && !isQuotationRequired && orderType !== 'delivery';
        expect(atKiosk).toEqual(isFree ? [] : requiredFields(branch, orderType));
        expect(requiredFields(branch, orderType).length).toBeGreaterThan(0);
      },
    ),
  );
});

// CHECKOUT-18
test('requires both checkboxes', () => {
  expect(missingConsents({ legalInstructions: true, privacyPolicy: true })).toEqual([]);
  expect(missingConsents({ legalInstructions: false, privacyPolicy: true })).toEqual(['legalInstructions']);
  expect(missingConsents({ legalInstructions: true, privacyPolicy: false })).toEqual(['privacyPolicy']);
});
