import { expect, test } from '@jest/globals';
import { products } from '@theke/contracts/catalog/product';
import { exampleIds } from '@theke/contracts/wire';
import { checkOrder } from './check-order.ts';
import { aBranch, aCategory, aConfig, aDraft, aMenu, anOffer, margherita } from './order-samples.ts';

const noon = new Date('2026-11-21T11:00:00Z');
const faults = (draft: object, offer: Parameters<typeof anOffer>[0] = {}) =>
  checkOrder(aDraft(draft), anOffer(offer), noon);
const codes = (draft: object, offer?: Parameters<typeof anOffer>[0]) =>
  faults(draft, offer).map(({ code, field }) => (field ? `${code} ${field}` : code));
const branchWith = (changes: object) => ({ branch: { ...aBranch, ...changes } });
const productWith = (changes: object) => ({
  products: new Map([[margherita.id, { ...margherita, ...products.draft.parse({ ...products.example, ...changes }) }]]),
});
const item = (changes: object) => ({
  items: [{ product: margherita.id, amount: 1, unit: 'piece', parts: [], ...changes }],
});

test('nothing speaks against an order as it should be', () => {
  expect(faults({})).toEqual([]);
});

test('an unknown branch, or one that is not public, is all that needs saying', () => {
  expect(codes({ firstName: '' }, { branch: undefined })).toEqual(['BRANCH_UNKNOWN branch']);
  expect(codes({}, branchWith({ isPublic: false }))).toEqual(['BRANCH_UNKNOWN branch']);
});

test('everything is told at once, each sentence in German with its field', () => {
  const found = faults({
    phone: '',
    legalInstructions: false,
    privacyPolicy: false,
    items: [{ product: exampleIds.menu, amount: 1, unit: 'piece' }],
  });
  expect(found.map(({ field }) => field)).toEqual(['phone', 'legalInstructions', 'privacyPolicy', 'items.0.product']);
  for (const { message } of found) expect(message).toMatch(/^[„A-ZÄÖÜ].*\.$/);
});

test.each([
  ['a flag that says delivery', { isDelivery: true }],
  ['a flag that says dine in', { isDineIn: true }],
])('%s contradicts takeaway', (_, draft) => {
  expect(codes(draft)).toEqual(['DELIVERY_TYPE_CONTRADICTION deliveryType']);
});

test('flags that agree are fine', () => {
  expect(codes({ isDelivery: false, isDineIn: false })).toEqual([]);
});

test('what the branch does not offer is refused', () => {
  expect(codes({ deliveryType: 'delivery' })).toContain('DELIVERY_TYPE_NOT_OFFERED deliveryType');
  expect(codes({ deliveryType: 'dineIn' })).toContain('DELIVERY_TYPE_NOT_OFFERED deliveryType');
  expect(codes({}, branchWith({ isTakeawayEnabled: false }))).toEqual(['DELIVERY_TYPE_NOT_OFFERED deliveryType']);
});

test('a closed branch takes no order and says when it opens', () => {
  const [fault] = faults({}, branchWith({ openingHours: [{ type: 'daily', from: '17:00', to: '22:00' }] }));
  expect(fault?.code).toBe('BRANCH_CLOSED');
  expect(fault?.message).toContain('17:00');
});

test('before its first day a branch says from when on', () => {
  expect(faults({}, branchWith({ orderableFrom: '2026-12-01T10:00:00Z' }))).toEqual([
    { code: 'NOT_ORDERABLE_YET', message: 'Bestellungen nehmen wir ab 01.12.2026, 11:00 Uhr entgegen.' },
  ]);
  expect(faults({}, branchWith({ orderableFrom: '2026-11-21T10:59:59Z' }))).toEqual([]);
});

test('an appointment is refused where there is none, and missing where there must be one', () => {
  expect(codes({ appointmentDate: '2026-11-21T18:00:00Z' })).toEqual(['APPOINTMENT_NOT_OFFERED appointmentDate']);
  expect(codes({}, branchWith({ isAppointmentRequired: true }))).toEqual(['APPOINTMENT_REQUIRED appointmentDate']);
});

test('cash needs the tenant and the branch to take it', () => {
  expect(codes({}, { config: { ...aConfig, enableCash: false } })).toEqual(['PAYMENT_NOT_OFFERED paymentMethod']);
  expect(codes({}, branchWith({ isCashEnabled: false }))).toEqual(['PAYMENT_NOT_OFFERED paymentMethod']);
  expect(codes({}, { config: undefined })).toEqual(['PAYMENT_NOT_OFFERED paymentMethod']);
});

test('a phone number has digits enough to be called', () => {
  expect(codes({ phone: '0664' })).toEqual(['FORMAT phone']);
  expect(codes({ phone: '0664 123' })).toEqual([]);
});

test.each([
  ['unknown', { products: new Map() }],
  ['switched off', productWith({ isEnabled: false })],
  ['on no menu', { menus: [{ ...aMenu, catalog: [] }] }],
  ['on no menu that holds yet', { menus: [{ ...aMenu, availableFrom: '2027-01-01T00:00:00Z' }] }],
  [
    'switched off on the menu',
    {
      menus: [
        {
          ...aMenu,
          catalog: [{ id: aCategory.id, products: [{ id: margherita.id, isEnabled: false, schedule: [] }] }],
        },
      ],
    },
  ],
  ['of a category that is switched off', { categories: new Map([[aCategory.id, { ...aCategory, isEnabled: false }]]) }],
  ['of a category that is gone', { categories: new Map() }],
  ['sold at other hours', productWith({ schedule: [{ type: 'daily', from: '17:00', to: '22:00' }] })],
])('a product that is %s cannot be ordered', (_, offer) => {
  expect(codes({}, offer)).toEqual(['PRODUCT_UNAVAILABLE items.0.product']);
});

test('a newer menu replaces the older one as a whole', () => {
  const newer = { ...aMenu, availableFrom: '2026-11-01T00:00:00Z', catalog: [] };
  expect(codes({}, { menus: [aMenu, newer] })).toEqual(['PRODUCT_UNAVAILABLE items.0.product']);
});

const sized = productWith({
  type: 'configurable',
  config: {
    parts: [
      { type: 'select', name: 'Größe', options: [{ name: 'Klein' }, { name: 'Groß' }] },
      { type: 'multiselect', name: 'Extras', optional: true, options: [{ name: 'Rucola' }] },
    ],
  },
});

test('a configuration that misses a choice, or has one that does not exist, is refused with its place', () => {
  expect(codes(item({ parts: ['Groß', ['Rucola']] }), sized)).toEqual([]);
  expect(codes(item({ parts: ['Groß', []] }), sized)).toEqual([]);
  expect(faults(item({ parts: [] }), sized)[0]?.field).toMatch(/^items\.0\.parts/);
  expect(faults(item({ parts: ['Riesig', []] }), sized)[0]?.field).toMatch(/^items\.0\.parts/);
  expect(faults(item({ parts: ['Groß', ['Gold']] }), sized)[0]?.field).toMatch(/^items\.0\.parts/);
});

test('an amount off the grid is refused with one that is possible', () => {
  const weighed = productWith({ unit: 'gram', minimumQuantity: 100, maximumQuantity: 500, quantityStepSize: 50 });
  expect(codes(item({ amount: 150, unit: 'gram' }), weighed)).toEqual([]);
  expect(faults(item({ amount: 120, unit: 'gram' }), weighed)).toEqual([
    {
      code: 'AMOUNT_NOT_ALLOWED',
      field: 'items.0.amount',
      message: expect.stringMatching(/„Margherita“ ist nicht möglich\. Möglich sind zum Beispiel 100 /),
    },
  ]);
  expect(codes(item({ amount: 600, unit: 'gram' }), weighed)).toEqual(['AMOUNT_NOT_ALLOWED items.0.amount']);
});

test('a unit that the product is not sold in is refused', () => {
  expect(codes(item({ unit: 'liter' }))).toEqual(['UNIT_NOT_CONVERTIBLE items.0.unit']);
});

test('an item that is wrong is named by its place, others are left alone', () => {
  const two = [item({}).items[0], { product: exampleIds.menu, amount: 1, unit: 'piece' }];
  expect(codes({ items: two })).toEqual(['PRODUCT_UNAVAILABLE items.1.product']);
});
