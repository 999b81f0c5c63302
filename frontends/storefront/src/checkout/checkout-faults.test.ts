import { expect, test } from '@jest/globals';
import type { Branch } from '@theke/contracts/catalog/branch';
import { type OrderType, typeFlags } from '@theke/rules/orders/order-types';
import { type CartItem, emptyCart, emptyForm, type OrderForm } from '../cart/cart.ts';
import { cartOrder } from '../cart/cart-order.ts';
import { checkoutFaults, isFormField } from './checkout-faults.ts';
import { orderDraft } from './order-draft.ts';

const now = new Date('2026-11-21T11:00:00Z');
const both = { legalInstructions: true, privacyPolicy: true };
const neither = { legalInstructions: false, privacyPolicy: false };
const branch = {
  id: 'b1',
  openingHours: [{ type: 'daily', from: '11:00', to: '22:00' }],
  isTakeawayEnabled: true,
  isTakeawayPhoneRequired: true,
  isDeliveryEnabled: true,
  isDineInEnabled: true,
  isTableSelectionEnabled: true,
  deliveryAreas: [{ area: '1070', price: 2.9, tax: 20 }],
};
const product = { id: 'p1', price: 20, unit: 'piece', tax: 10, alternativeUnits: [], config: { parts: [] } };
const items = [{ product, amount: 1, unit: 'piece', parts: [] } as unknown as CartItem];
const eva = { firstName: 'Eva', lastName: 'Novotný', phone: '+436641234567' };
const home = { street: 'Burggasse 112', zipCode: '1070', city: 'Wien' };
function filled(type: OrderType, form: Partial<OrderForm>, changes: object = {}) {
  const cart = { ...emptyCart, ...typeFlags(type), items, order: { ...emptyForm, ...form } };
  const changedBranch = { ...branch, ...changes } as unknown as Branch;
  const order = cartOrder(cart, changedBranch, { defaultDeliveryMethod: 'takeaway' });
  return {
    branch: changedBranch,
    cart,
    order,
    expected: { isTooLate: false },
    paymentMethod: 'cash',
    donatee: cart.order.donatee,
    consents: both,
  } as const;
}
const fields = (...args: Parameters<typeof filled>) => checkoutFaults(filled(...args), now).map(({ field }) => field);

test('finds no faults in a complete form', () => {
  expect(fields('takeaway', eva)).toEqual([]);
  expect(fields('delivery', { ...eva, ...home })).toEqual([]);
  expect(fields('dineIn', { table: 't1' })).toEqual([]);
});

// WHEN-13
test('requires a time if it is too late for today, and accepts a requested one', () => {
  const late = (appointmentDate: string | null) =>
    checkoutFaults({ ...filled('takeaway', { ...eva, appointmentDate }), expected: { isTooLate: true } }, now);
  expect(late(null)).toEqual([
    {
      code: 'TOO_LATE_TODAY',
      field: 'appointmentDate',
      message: 'Für heute ist es leider zu spät. Bitte wählen Sie einen Wunschtermin.',
    },
  ]);
  expect(late('2026-11-22T12:00:00Z')).toEqual([]);
});

// CHECKOUT-06, CHECKOUT-17
test('reports all missing fields at once, in the order of the page', () => {
  const empty = filled('takeaway', { firstName: ' ' });
  const found = checkoutFaults({ ...empty, consents: neither, paymentMethod: undefined }, now);
  expect(found.map(({ field }) => field)).toEqual([
    'firstName',
    'lastName',
    'phone',
    'paymentMethod',
    'legalInstructions',
    'privacyPolicy',
  ]);
});

// CHECKOUT-03, CHECKOUT-07
test('each order type has its own required fields', () => {
  expect(fields('dineIn', {})).toEqual(['table']);
  expect(fields('delivery', { ...eva, isDeliveryAddressDifferent: true, isCompany: true })).toEqual([
    'companyName',
    'street',
    'zipCode',
    'city',
    'deliveryStreet',
    'deliveryZipCode',
    'deliveryCity',
  ]);
  expect(fields('delivery', { ...eva, ...home }, { deliveryAreas: [] })).toEqual(['deliveryArea']);
  // CHECKOUT-40
  expect(fields('takeaway', { ...eva, isCompany: true })).toEqual(['companyName']);
  expect(fields('takeaway', { ...eva, isCompany: true, companyName: 'Novotný KG' })).toEqual([]);
});

// CHECKOUT-06
test("the branch's flags decide which fields are required", () =>
  expect(fields('takeaway', eva, { isTakeawayEmailRequired: true, isTakeawayAddressRequired: true })).toEqual([
    'email',
    'street',
    'zipCode',
    'city',
  ]));

test('reports an invalid address', () => expect(fields('takeaway', { ...eva, email: 'eva@post' })).toEqual(['email']));

// SLOT-07, SLOT-08
test('reports a missing or unavailable appointment', () => {
  expect(fields('takeaway', eva, { isAppointmentRequired: true })).toEqual(['appointmentDate']);
  expect(fields('takeaway', { ...eva, appointmentDate: '2026-11-22T03:00:00.000Z' })).toEqual(['appointmentDate']);
  expect(fields('takeaway', { ...eva, appointmentDate: '2026-11-22T12:00:00.000Z' })).toEqual([]);
});

test('sends only the fields of the order type', () => {
  const all = { ...eva, ...home, table: 't1', email: ' eva@post.example ', phone: '0043 664 1234567', isCompany: true };
  const sent = (type: OrderType) => orderDraft(filled(type, { ...all, companyName: 'Novotný KG' }));
  expect(sent('takeaway')).toMatchObject({ ...eva, email: 'eva@post.example', isDelivery: false, expectedTotal: 20 });
  expect(sent('takeaway')).toMatchObject({ isCompany: true, companyName: 'Novotný KG' });
  expect(Object.keys(sent('takeaway'))).not.toEqual(expect.arrayContaining(['street']));
  expect(sent('takeaway')).not.toHaveProperty('donatee');
  const donatee = { id: 'd1', name: 'Wiener Tafelrunde' };
  expect(orderDraft(filled('takeaway', { ...all, donatee }))).toMatchObject({ donatee: 'd1' });
  expect(sent('delivery')).toMatchObject({
    ...home,
    deliveryArea: '1070',
    companyName: 'Novotný KG',
    expectedTotal: 22.9,
  });
  expect(sent('dineIn')).toMatchObject({ table: 't1', isDineIn: true });
  for (const field of ['firstName', 'street', 'deliveryArea', 'companyName'])
    expect(sent('dineIn')).not.toHaveProperty(field);
});

// CHECKOUT-29
test('reports an address outside of the area at its postal code', () => {
  expect(fields('delivery', { ...eva, ...home, zipCode: '8020' })).toEqual(['zipCode']);
  const elsewhere = { isDeliveryAddressDifferent: true, deliveryStreet: 'Gasse 1', deliveryCity: 'Wien' };
  expect(fields('delivery', { ...eva, ...home, zipCode: '8020', ...elsewhere, deliveryZipCode: '1070' })).toEqual([]);
  expect(fields('takeaway', { ...eva, zipCode: '8020' })).toEqual([]);
});

// WHEN-07
test('rejects a requested time before the expected one', () => {
  const at = (appointmentDate: string) => filled('takeaway', { ...eva, appointmentDate });
  const earliest = { from: new Date('2026-11-21T11:20:00Z'), until: new Date('2026-11-21T11:30:00Z') };
  const expected = { earliest, isTooLate: false };
  const found = (appointment: string) =>
    checkoutFaults({ ...at(appointment), expected }, now).map(({ field }) => field);
  expect(found('2026-11-21T11:05:00.000Z')).toEqual(['appointmentDate']);
  expect(found('2026-11-21T11:20:00.000Z')).toEqual([]);
});

test('drops faults of fields that another order type had', () => {
  const formFields = (type: OrderType, form: Partial<OrderForm> = {}) =>
    [
      'table',
      'firstName',
      'phone',
      'street',
      'companyName',
      'deliveryArea',
      'deliveryStreet',
      'appointmentDate',
    ].filter((field) => isFormField(field, filled(type, form)));
  expect(formFields('dineIn')).toEqual(['table', 'appointmentDate']);
  expect(formFields('takeaway', { isCompany: true })).toEqual(['firstName', 'phone', 'companyName', 'appointmentDate']);
  expect(formFields('delivery')).toEqual(['firstName', 'phone', 'street', 'deliveryArea', 'appointmentDate']);
  expect(formFields('delivery', { isCompany: true, isDeliveryAddressDifferent: true })).toEqual([
    'firstName',
    'phone',
    'street',
    'companyName',
    'deliveryArea',
    'deliveryStreet',
    'appointmentDate',
  ]);
  // Every fault that the form can report belongs to one of its fields.
  for (const type of ['takeaway', 'delivery', 'dineIn'] as const) {
    const empty = { ...filled(type, { isCompany: true }), consents: neither, paymentMethod: undefined };
    expect(checkoutFaults(empty, now).filter(({ field }) => !isFormField(field ?? '', empty))).toEqual([]);
  }
});
