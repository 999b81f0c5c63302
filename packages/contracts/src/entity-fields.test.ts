import { expect, test } from '@jest/globals';
import { additiveNames } from '@theke/rules/products/additives';
import type { z } from 'zod';
import { branches, deliveryArea } from './catalog/branch.ts';
import { categories } from './catalog/category.ts';
import { divisions } from './catalog/division.ts';
import { additiveNumbers, allergenLetters, alternativeUnit, products } from './catalog/product.ts';
import { tables } from './catalog/table.ts';
import { tags } from './catalog/tag.ts';
import { allEndpoints } from './contracts.ts';
import { config } from './identity/config.ts';
import { devices } from './notifications/device.ts';
import { orderDraft, orderDraftExample, paymentMethod, paymentMethodLabels } from './ordering/order.ts';

const expectFields = (schema: z.ZodType, fields: string) =>
  expect(Object.keys((schema as z.ZodObject).shape)).toEqual(expect.arrayContaining(fields.split(' ')));

// SHAPE-01
test('has identity and address fields for a branch', () =>
  expectFields(
    branches.entity,
    'id identifier name description street zipCode city phone email website keywords tags images logo isPublic latitude longitude',
  ));

// SHAPE-02
test('has opening hours for a branch', () =>
  expectFields(branches.entity, 'openingHours deliveryHours isDeliveryHoursEnabled orderableFrom closedMessage'));

// SHAPE-03
test('has a flag for each order type, payment method and required field of a branch', () => {
  expectFields(
    branches.entity,
    'isTakeawayEnabled isDeliveryEnabled isDineInEnabled isTableSelectionEnabled isPreorderEnabled isAppointmentRequired isQuotationRequired',
  );
  expectFields(
    branches.entity,
    'isCashEnabled isATMCardEnabled isMealVoucherEnabled isCardProviderEnabled isSecondProviderEnabled',
  );
  for (const way of ['Takeaway', 'Delivery', 'DineIn'])
    expectFields(branches.entity, `is${way}EmailRequired is${way}PhoneRequired is${way}AddressRequired`);
});

// SHAPE-04
test('has name, title and description for a division', () => expectFields(divisions.entity, 'name title description'));

// SHAPE-05
test('has business name and currency in the config', () =>
  expectFields(
    config,
    'shopName businessName title seoTitle description seoDescription website currency defaultDeliveryMethod',
  ));

// SHAPE-06
test('has an address and a text for each legal page', () => {
  for (const page of ['termsAndConditions', 'privacyPolicy', 'imprint', 'allergens'])
    expectFields(config, `${page} ${page}Text`);
});

// PAY-01
test('accepts cash, debit card, meal voucher, and card or second provider as online payment', () => {
  expect(paymentMethod.options).toEqual(['cash', 'atm-card', 'meal-voucher', 'card', 'paypal']);
  expect(Object.keys(paymentMethodLabels)).toEqual(paymentMethod.options);
});

// MSG-01
test('assigns devices, print jobs and messages to notifications; a device has an id and an identifier', () => {
  expectFields(devices.entity, 'id identifier');
  const owned = allEndpoints.filter(({ path }) => /^\/(devices|messages)\b/.test(path));
  expect(owned.map(({ path }) => path)).toEqual(
    expect.arrayContaining(['/devices', '/devices/cloudprnt/:key', '/messages']),
  );
  expect([...new Set(owned.map(({ service }) => service))]).toEqual(['notifications']);
});

// FEE-01
test('has fee, VAT, free delivery limit and minimum for a delivery area', () =>
  expectFields(deliveryArea, 'area price tax free freeFromOrderValue minimumOrderValue'));

// CUSTOMER-02
test('has identifier and branch for a table', () => expectFields(tables.entity, 'identifier branch'));

// PRODUCT-01
test('has description, prices, quantities, availability and configuration for a product', () => {
  expectFields(products.entity, 'name description allergens type images price unit alternativeUnits');
  expectFields(
    products.entity,
    'minimumQuantity maximumQuantity quantityStepSize defaultQuantity defaultUnit pricing calculationModel',
  );
  expectFields(products.entity, 'isEnabled schedule isPriceHidden isStepByStep isVisibleWhenUnavailable');
  expectFields(products.entity, 'tax takeawayTax dineInTax isLeadTimeEnabled leadTimeType leadTimeValue config');
  expectFields(alternativeUnit, 'unit ratio minimumQuantity maximumQuantity quantityStepSize calculationModel');
  const product = products.draft.parse(products.example);
  expect(product.config).toEqual({ parts: [] });
  for (const type of ['simple', 'configurable', 'bundle'])
    expect(products.draft.safeParse({ ...product, type }).success).toBe(true);
});

// PRODUCT-11
test('has the 14 allergen letters of the Austrian list, without I, J, K and Q', () => {
  expect(allergenLetters.join('')).toBe('ABCDEFGHLMNOPR');
  const product = products.draft.parse(products.example);
  expect(products.draft.safeParse({ ...product, allergens: [...allergenLetters] }).success).toBe(true);
  for (const letter of ['I', 'Q', 'S', 'a'])
    expect([letter, products.draft.safeParse({ ...product, allergens: [letter] }).success]).toEqual([letter, false]);
});

// ADD-01
test('allows exactly the additive numbers that have texts', () => {
  expect([...additiveNumbers]).toEqual(Object.keys(additiveNames));
  const product = products.draft.parse(products.example);
  expect(products.draft.safeParse({ ...product, additives: [...additiveNumbers] }).success).toBe(true);
  for (const number of ['0', '14', 'A', 1])
    expect([number, products.draft.safeParse({ ...product, additives: [number] }).success]).toEqual([number, false]);
});

// PRODUCT-12
test('has picture and times for a category, and a picture for a tag', () => {
  expectFields(categories.entity, 'name image schedule isEnabled isVisibleWhenUnavailable');
  expectFields(tags.entity, 'name image');
});

// CHECKOUT-11
test('allows addresses in four countries, with Austria as default', () => {
  for (const country of ['country', 'deliveryCountry'] as const) {
    const accepts = (value: string) => orderDraft.safeParse({ ...orderDraftExample, [country]: value }).success;
    expect(['DE', 'LI', 'AT', 'CH', 'IT', 'at'].map(accepts)).toEqual([true, true, true, true, false, false]);
    expect(orderDraft.parse({ ...orderDraftExample, [country]: undefined })[country]).toBe('AT');
  }
});

// CHECKOUT-27
test('has customer, items, order type, time and address in a draft, with cash as default payment', () => {
  const address = ['Street', 'Floor', 'Stairway', 'Door', 'ZipCode', 'City', 'Country'];
  expectFields(orderDraft, 'deliveryType isCompany companyName company firstName lastName vatNumber phone email');
  expectFields(orderDraft, address.map((field) => field[0]?.toLowerCase() + field.slice(1)).join(' '));
  expectFields(orderDraft, 'isDeliveryAddressDifferent isDeliveryCompany deliveryCompanyName deliveryArea');
  expectFields(orderDraft, address.map((field) => `delivery${field}`).join(' '));
  expectFields(
    orderDraft,
    'comment appointmentDate paymentMethod legalInstructions privacyPolicy branch table donatee',
  );
  expect(orderDraft.parse({ ...orderDraftExample, paymentMethod: undefined }).paymentMethod).toBe('cash');
});
