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
test('a branch says who and where it is', () =>
  expectFields(
    branches.entity,
    'id identifier name description street zipCode city phone email website keywords tags images logo isPublic latitude longitude',
  ));

// SHAPE-02
test('a branch says when it is open', () =>
  expectFields(branches.entity, 'openingHours deliveryHours isDeliveryHoursEnabled orderableFrom closedMessage'));

// SHAPE-03
test('a branch has a switch for each way to order and to pay, and for what each way to order asks for', () => {
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
test('a division has a name, a title and a description', () =>
  expectFields(divisions.entity, 'name title description'));

// SHAPE-05
test('the config says what the business is called, and what it sells in', () =>
  expectFields(
    config,
    'shopName businessName title seoTitle description seoDescription website currency defaultDeliveryMethod',
  ));

// SHAPE-06
test('each legal page is an address and a text', () => {
  for (const page of ['termsAndConditions', 'privacyPolicy', 'imprint', 'allergens'])
    expectFields(config, `${page} ${page}Text`);
});

// PAY-01
test('an order is paid in cash, by debit card, by meal voucher, or online by a card or a second provider', () => {
  expect(paymentMethod.options).toEqual(['cash', 'atm-card', 'meal-voucher', 'card', 'paypal']);
  expect(Object.keys(paymentMethodLabels)).toEqual(paymentMethod.options);
});

// MSG-01
test('devices, what is printed and messages belong to notifications; a device has an id and an identifier', () => {
  expectFields(devices.entity, 'id identifier');
  const owned = allEndpoints.filter(({ path }) => /^\/(devices|messages)\b/.test(path));
  expect(owned.map(({ path }) => path)).toEqual(
    expect.arrayContaining(['/devices', '/devices/cloudprnt/:key', '/messages']),
  );
  expect([...new Set(owned.map(({ service }) => service))]).toEqual(['notifications']);
});

// FEE-01
test('a delivery area has its fee with VAT, a limit from which it is free, and a minimum', () =>
  expectFields(deliveryArea, 'area price tax free freeFromOrderValue minimumOrderValue'));

// CUSTOMER-02
test('a table has an identifier and a branch', () => expectFields(tables.entity, 'identifier branch'));

// PRODUCT-01
test('a product says what it is, what it costs in which amounts, when it is to be had, and what can be chosen', () => {
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
test('allergens are the 14 letters of the Austrian list, which leaves out I, J, K and Q', () => {
  expect(allergenLetters.join('')).toBe('ABCDEFGHLMNOPR');
  const product = products.draft.parse(products.example);
  expect(products.draft.safeParse({ ...product, allergens: [...allergenLetters] }).success).toBe(true);
  for (const letter of ['I', 'Q', 'S', 'a'])
    expect([letter, products.draft.safeParse({ ...product, allergens: [letter] }).success]).toEqual([letter, false]);
});

// ADD-01
test('additives are the numbers that have words, and no others', () => {
  expect([...additiveNumbers]).toEqual(Object.keys(additiveNames));
  const product = products.draft.parse(products.example);
  expect(products.draft.safeParse({ ...product, additives: [...additiveNumbers] }).success).toBe(true);
  for (const number of ['0', '14', 'A', 1])
    expect([number, products.draft.safeParse({ ...product, additives: [number] }).success]).toEqual([number, false]);
});

// PRODUCT-12
test('a category has a picture and its times, a tag a picture', () => {
  expectFields(categories.entity, 'name image schedule isEnabled isVisibleWhenUnavailable');
  expectFields(tags.entity, 'name image');
});

// CHECKOUT-11
test('addresses lie in four countries, and in Austria unless the guest says otherwise', () => {
  for (const country of ['country', 'deliveryCountry'] as const) {
    const taken = (value: string) => orderDraft.safeParse({ ...orderDraftExample, [country]: value }).success;
    expect(['DE', 'LI', 'AT', 'CH', 'IT', 'at'].map(taken)).toEqual([true, true, true, true, false, false]);
    expect(orderDraft.parse({ ...orderDraftExample, [country]: undefined })[country]).toBe('AT');
  }
});

// CHECKOUT-27
test('a draft holds who orders what for where and when, paid in cash unless the guest says otherwise', () => {
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
