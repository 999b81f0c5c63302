import { expect, test } from '@jest/globals';
import { products } from '@theke/contracts/catalog/product';
import { tables } from '@theke/contracts/catalog/table';
import { donatees } from '@theke/contracts/ordering/donatee';
import { exampleIds } from '@theke/contracts/wire';
import { aBranch, aCategory, aConfig, aDraft, aMenu, anOffer, margherita } from '../../testing/order-samples.ts';
import { checkOrder } from './check-order.ts';

const noon = new Date('2026-11-21T11:00:00Z');
const faults = (draft: object, offer: Parameters<typeof anOffer>[0] = {}) =>
  checkOrder(aDraft(draft), anOffer(offer), noon).faults ?? [];
const codes = (draft: object, offer?: Parameters<typeof anOffer>[0]) =>
  faults(draft, offer).map(({ code, field }) => (field ? `${code} ${field}` : code));
const branchWith = (changes: object) => ({ branch: { ...aBranch, ...changes } });
const productWith = (changes: object) => ({
  products: new Map([[margherita.id, { ...margherita, ...products.draft.parse({ ...products.example, ...changes }) }]]),
});
const item = (changes: object) => ({
  items: [{ product: margherita.id, amount: 1, unit: 'piece', parts: [], ...changes }],
});

test('finds no fault in a valid order', () => {
  expect(faults({})).toEqual([]);
});

test('reports only the branch if it is unknown or not public', () => {
  expect(codes({ firstName: '' }, { branch: undefined })).toEqual(['BRANCH_UNKNOWN branch']);
  expect(codes({}, branchWith({ isPublic: false }))).toEqual(['BRANCH_UNKNOWN branch']);
});

// LEGAL-02
test('rejects orders of a shop that lacks its required legal texts', () => {
  const texts = { imprintText: 'Marillo GmbH', termsAndConditionsText: 'AGB', privacyPolicyText: 'Datenschutz' };
  const offer = (changes: object) => ({ config: { ...aConfig, needsLegalTexts: true, ...texts, ...changes } });
  expect(faults({ firstName: '' }, offer({ imprintText: '' }))).toEqual([
    {
      code: 'NOT_ORDERABLE_YET',
      field: 'branch',
      message: 'Dieser Shop hat noch nicht geöffnet und nimmt noch keine Bestellungen an.',
    },
  ]);
  expect(faults({}, offer({}))).toEqual([]);
  expect(faults({}, offer({ imprintText: '', needsLegalTexts: false }))).toEqual([]);
});

test('reports all faults at once, each with its field and a German sentence', () => {
  const found = faults({
    phone: '',
    legalInstructions: false,
    privacyPolicy: false,
    items: [{ product: exampleIds.menu, amount: 1, unit: 'piece' }],
  });
  expect(found.map(({ field }) => field)).toEqual(['phone', 'legalInstructions', 'privacyPolicy', 'items.0.product']);
  for (const { message } of found) expect(message).toMatch(/^[„A-ZÄÖÜ].*\.$/);
});

// ORDER-13
test.each([
  ['a flag that says delivery', { isDelivery: true }],
  ['a flag that says dine in', { isDineIn: true }],
])('rejects %s with takeaway', (_, draft) => {
  expect(codes(draft)).toEqual(['DELIVERY_TYPE_CONTRADICTION deliveryType']);
});

test('accepts flags that agree', () => {
  expect(codes({ isDelivery: false, isDineIn: false })).toEqual([]);
});

// CHECKOUT-02
test('rejects what the branch does not offer', () => {
  expect(codes({ deliveryType: 'delivery' })).toContain('DELIVERY_TYPE_NOT_OFFERED deliveryType');
  expect(codes({ deliveryType: 'dineIn' })).toContain('DELIVERY_TYPE_NOT_OFFERED deliveryType');
  expect(codes({}, branchWith({ isTakeawayEnabled: false }))).toEqual(['DELIVERY_TYPE_NOT_OFFERED deliveryType']);
});

// WHEN-13
test('rejects "as soon as possible" if only the next opening could make it, unless pre-orders are on', () => {
  const hours = [{ type: 'daily' as const, from: '11:00', to: '12:08' }]; // it is 12:00, preparation takes 20 minutes
  expect(faults({}, branchWith({ openingHours: hours, isPreorderEnabled: false }))).toEqual([
    {
      code: 'TOO_LATE_TODAY',
      field: 'appointmentDate',
      message: 'Für heute ist es leider zu spät. Bitte wählen Sie einen Wunschtermin.',
    },
  ]);
  const tomorrow = { appointmentDate: '2026-11-22T10:00:00Z' };
  expect(codes(tomorrow, branchWith({ openingHours: hours, isPreorderEnabled: false }))).toEqual([]);
  expect(codes({}, branchWith({ openingHours: hours, isPreorderEnabled: true }))).toEqual([]);
  expect(codes({}, branchWith({ openingHours: hours, isPreorderEnabled: false, isQuotationRequired: true }))).toEqual(
    [],
  );
});

test('rejects orders of a closed branch and names its next opening', () => {
  const [fault] = faults({}, branchWith({ openingHours: [{ type: 'daily', from: '17:00', to: '22:00' }] }));
  expect(fault?.code).toBe('BRANCH_CLOSED');
  expect(fault?.message).toContain('17:00');
});

test('names the first day of a branch that is not open yet', () => {
  expect(faults({}, branchWith({ orderableFrom: '2026-12-01T10:00:00Z' }))).toEqual([
    {
      code: 'NOT_ORDERABLE_YET',
      message: 'Bestellungen nehmen wir ab 01.12.2026, 11:00 Uhr entgegen.',
      field: 'deliveryType',
    },
  ]);
  expect(faults({}, branchWith({ orderableFrom: '2026-11-21T10:59:59Z' }))).toEqual([]);
});

// SLOT-07, SLOT-08
test('accepts an appointment only within the hours, and requires one where it is mandatory', () => {
  const evening = branchWith({ openingHours: [{ type: 'daily', from: '11:00', to: '22:00' }] });
  expect(codes({ appointmentDate: '2026-11-21T18:00:00Z' }, evening)).toEqual([]);
  expect(faults({ appointmentDate: '2026-11-21T22:00:00Z' }, evening)).toEqual([
    {
      code: 'APPOINTMENT_NOT_OFFERED',
      field: 'appointmentDate',
      message:
        'Zum ausgewählten Zeitpunkt haben wir leider geschlossen. Bitte wählen Sie einen Termin während unserer Öffnungszeiten.',
    },
  ]);
  expect(codes({ appointmentDate: '2026-11-21T10:00:00Z' }, evening)).toEqual([
    'APPOINTMENT_NOT_OFFERED appointmentDate',
  ]);
  expect(codes({}, branchWith({ isAppointmentRequired: true }))).toEqual(['APPOINTMENT_REQUIRED appointmentDate']);
});

test('rejects an unknown donatee, or any while the shop does not donate', () => {
  const donatee = {
    ...donatees.draft.parse(donatees.example),
    id: exampleIds.donatee,
    version: 1,
    createdAt: '',
    updatedAt: '',
  };
  const gives = { ...aConfig, enablePluginDonations: true };
  expect(codes({ donatee: donatee.id }, { config: gives, donatee })).toEqual([]);
  expect(codes({ donatee: null }, { config: gives })).toEqual([]);
  expect(codes({ donatee: donatee.id }, { config: gives })).toEqual(['DONATEE_UNKNOWN donatee']);
  expect(codes({ donatee: donatee.id }, { donatee })).toEqual(['DONATION_NOT_OFFERED donatee']);
});

const delivers = branchWith({
  isDeliveryEnabled: true,
  deliveryAreas: [
    { area: '1010 Wien', price: 2.9, tax: 20, free: false, freeFromOrderValue: 0, minimumOrderValue: 0 },
    { area: '1080 Wien', price: 3.9, tax: 20, free: false, freeFromOrderValue: 0, minimumOrderValue: 15 },
  ],
});
const home = { deliveryType: 'delivery', street: 'Lange Gasse 1', zipCode: '1080', city: 'Wien' };

// CHECKOUT-07
test('requires an address and a delivery area of the branch for a delivery', () => {
  expect(codes({ ...home, zipCode: '1010', deliveryArea: '1010 Wien' }, delivers)).toEqual([]);
  expect(codes({ ...home, deliveryArea: '1220 Wien' }, delivers)).toEqual(['DELIVERY_AREA_UNKNOWN deliveryArea']);
  expect(codes({ ...home }, delivers)).toEqual(['DELIVERY_AREA_REQUIRED deliveryArea']);
  expect(codes({ deliveryType: 'delivery', deliveryArea: '1010 Wien' }, delivers)).toEqual([
    'REQUIRED street',
    'REQUIRED zipCode',
    'REQUIRED city',
  ]);
  expect(codes({ ...home, deliveryArea: '1010 Wien', isDeliveryAddressDifferent: true }, delivers)).toEqual([
    'REQUIRED deliveryStreet',
    'REQUIRED deliveryZipCode',
    'REQUIRED deliveryCity',
  ]);
});

// FEE-04
test("accepts a delivery that exactly reaches its area's minimum, and rejects less", () => {
  expect(faults({ ...home, deliveryArea: '1080 Wien' }, delivers)).toEqual([
    {
      code: 'MINIMUM_NOT_REACHED',
      field: 'deliveryArea',
      message: expect.stringMatching(
        /^Sie haben den Mindestbestellwert in Höhe von 15,00\s€ leider noch nicht erreicht\. /,
      ),
    },
  ]);
  const fifteen = { ...delivers, ...productWith({ price: 7.5 }) };
  expect(codes({ ...home, deliveryArea: '1080 Wien', ...item({ amount: 2 }) }, fifteen)).toEqual([]);
  // PRICE-12: the missing amount would reveal the hidden price.
  const hidden = { ...delivers, ...productWith({ isPriceHidden: true }) };
  expect(codes({ ...home, deliveryArea: '1080 Wien' }, hidden)).toEqual([]);
});

// CHECKOUT-03
test('checks the table only for dine-in, and only accepts one of this branch', () => {
  const sits = branchWith({ isDineInEnabled: true, isTableSelectionEnabled: true });
  const table = {
    ...tables.draft.parse(tables.example),
    id: exampleIds.table,
    version: 1,
    createdAt: '',
    updatedAt: '',
  };
  const at = { deliveryType: 'dineIn', table: table.id, firstName: '', lastName: '', phone: '' };
  expect(codes(at, { ...sits, table })).toEqual([]);
  expect(codes({ ...at, table: null }, sits)).toEqual(['REQUIRED table']);
  expect(codes(at, sits)).toEqual(['TABLE_UNKNOWN table']);
  expect(codes(at, { ...sits, table: { ...table, branch: { id: exampleIds.menu } } })).toEqual(['TABLE_UNKNOWN table']);
});

// CHECKOUT-20
test('accepts orders while closed in a branch with pre-orders', () => {
  const hours = { openingHours: [{ type: 'daily', from: '17:00', to: '22:00' }] };
  expect(codes({}, branchWith(hours))).toEqual(['BRANCH_CLOSED deliveryType']);
  expect(codes({}, branchWith({ ...hours, isPreorderEnabled: true }))).toEqual([]);
});

// PAY-02
test('requires module, tenant switch and branch switch for a payment method; cash has no module', () => {
  const refused = ['PAYMENT_NOT_OFFERED paymentMethod'];
  expect(codes({}, { config: { ...aConfig, enableCash: false } })).toEqual(refused);
  expect(codes({}, branchWith({ isCashEnabled: false }))).toEqual(refused);
  expect(codes({}, { config: undefined })).toEqual(refused);
  const card = { paymentMethod: 'card' };
  const takesCards = branchWith({ isCardProviderEnabled: true });
  expect(codes(card, takesCards)).toEqual(refused);
  expect(codes(card, { ...takesCards, config: { ...aConfig, enableCardProvider: true } })).toEqual([]);
  expect(codes(card, { config: { ...aConfig, enableCardProvider: true } })).toEqual(refused);
});

test('requires enough digits in a phone number', () => {
  expect(codes({ phone: '0664' })).toEqual(['FORMAT phone']);
  expect(codes({ phone: '0664 123' })).toEqual([]);
});

test.each([
  ['unknown', { products: new Map() }],
  ['switched off', productWith({ isEnabled: false })],
  ['on no menu', { menus: [{ ...aMenu, catalog: [] }] }],
  ['only on a menu that is not valid yet', { menus: [{ ...aMenu, availableFrom: '2027-01-01T00:00:00Z' }] }],
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
  ['of a deleted category', { categories: new Map() }],
  ['sold at other hours', productWith({ schedule: [{ type: 'daily', from: '17:00', to: '22:00' }] })],
])('rejects a product that is %s', (_, offer) => {
  expect(codes({}, offer)).toEqual(['PRODUCT_UNAVAILABLE items.0.product']);
});

// MENU-02
test('uses only the newer of two menus', () => {
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

// PRODUCT-03
test('rejects a configuration with a missing or unknown choice and names its field', () => {
  expect(codes(item({ parts: ['Groß', ['Rucola']] }), sized)).toEqual([]);
  expect(codes(item({ parts: ['Groß', []] }), sized)).toEqual([]);
  expect(faults(item({ parts: [] }), sized)[0]?.field).toMatch(/^items\.0\.parts/);
  expect(faults(item({ parts: ['Riesig', []] }), sized)[0]?.field).toMatch(/^items\.0\.parts/);
  expect(faults(item({ parts: ['Groß', ['Gold']] }), sized)[0]?.field).toMatch(/^items\.0\.parts/);
});

// QTY-07; security finding M1 of the first attack
test('rejects a fraction of counted products unless the product allows it', () => {
  expect(faults(item({ amount: 0.0004 }))).toEqual([
    {
      code: 'AMOUNT_NOT_WHOLE',
      field: 'items.0.amount',
      message: '„Margherita“ gibt es nur im Ganzen. Bitte geben Sie bei „Menge“ eine ganze Zahl an.',
    },
  ]);
  expect(codes(item({ amount: 1.5 }))).toEqual(['AMOUNT_NOT_WHOLE items.0.amount']);
  const halved = productWith({ unit: 'piece', quantityStepSize: 0.5 });
  expect(codes(item({ amount: 1.5 }), halved)).toEqual([]);
  expect(codes(item({ amount: 0.25 }), halved)).toEqual(['AMOUNT_NOT_ALLOWED items.0.amount']);
});

// PRICE-13; security findings M1 and L11 of the first attack
test('rejects an amount that costs nothing, and an online payment of zero', () => {
  const weighed = productWith({ unit: 'kilogram', price: 1 });
  const little = item({ amount: 0.0049, unit: 'kilogram' });
  expect(codes(little, weighed)).toEqual(['AMOUNT_TOO_SMALL items.0.amount']);
  expect(codes(item({ amount: 0.005, unit: 'kilogram' }), weighed)).toEqual([]);
  const free = productWith({ unit: 'piece', price: 0 });
  expect(codes({}, free)).toEqual([]);
  const cards = {
    branch: { ...aBranch, isCardProviderEnabled: true },
    config: { ...aConfig, enableCardProvider: true },
  };
  expect(codes({ paymentMethod: 'card' }, { ...free, ...cards })).toEqual(['NOTHING_TO_PAY paymentMethod']);
  expect(codes({ paymentMethod: 'card' }, cards)).toEqual([]);
  // PRICE-12
  const hidden = productWith({ unit: 'piece', isPriceHidden: true });
  expect(codes({}, hidden)).toEqual([]);
  expect(codes({ paymentMethod: 'card' }, { ...hidden, ...cards })).toEqual(['PRICE_NOT_SET paymentMethod']);
});

test('rejects an amount off the step size and suggests a valid one', () => {
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

test('rejects an order above the maximum total, at the item that exceeds it or at all items', () => {
  expect(codes(item({ amount: 91_743 }))).toEqual([]); // 91,743 times 10.90 are 999,998.70
  expect(codes(item({ amount: 91_744 }))).toEqual(['ORDER_TOO_LARGE items.0.amount']);
  const halves = [item({ amount: 50_000 }).items[0], item({ amount: 50_000 }).items[0]];
  expect(codes({ items: halves })).toEqual(['ORDER_TOO_LARGE items']);
  const dear = productWith({ price: 1_000_000 });
  expect(codes({ items: [item({ amount: 1_000_000 }).items[0]] }, dear)).toEqual(['ORDER_TOO_LARGE items.0.amount']);
});

// UNIT-09
test('rejects a unit in which the product is not sold', () => {
  expect(codes(item({ unit: 'liter' }))).toEqual(['UNIT_NOT_CONVERTIBLE items.0.unit']);
});

test('names only the invalid item', () => {
  const two = [item({}).items[0], { product: exampleIds.menu, amount: 1, unit: 'piece' }];
  expect(codes({ items: two })).toEqual(['PRODUCT_UNAVAILABLE items.1.product']);
});

// CHECKOUT-29
test('rejects a delivery address outside of the delivery area', () => {
  const delivers = branchWith({
    isDeliveryEnabled: true,
    deliveryAreas: [{ area: '1010 Innere Stadt', price: 2, tax: 20 }],
  });
  const graz = { ...home, deliveryArea: '1010 Innere Stadt', zipCode: '8020', city: 'Graz' };
  expect(faults(graz, delivers)).toEqual([
    {
      code: 'ZIP_CODE_NOT_IN_AREA',
      field: 'zipCode',
      message: 'Die PLZ „8020“ liegt nicht in „1010 Innere Stadt“. Bitte ändern Sie die PLZ oder das Liefergebiet.',
    },
  ]);
  // The invoice may go to Graz.
  const there = { deliveryStreet: 'Graben 1', deliveryZipCode: '1010', deliveryCity: 'Wien' };
  expect(codes({ ...graz, ...there, isDeliveryAddressDifferent: true }, delivers)).toEqual([]);
  const notThere = { ...there, deliveryZipCode: '8020' };
  expect(codes({ ...graz, ...notThere, isDeliveryAddressDifferent: true }, delivers)).toEqual([
    'ZIP_CODE_NOT_IN_AREA deliveryZipCode',
  ]);
});

// WHEN-07
test('rejects a wish before the earliest possible time, which moves with the number of open orders', () => {
  const wish = (minutes: number, offer = {}) =>
    codes({ appointmentDate: new Date(noon.getTime() + minutes * 60_000).toISOString() }, offer);
  expect(wish(5)).toEqual(['APPOINTMENT_NOT_OFFERED appointmentDate']);
  expect(wish(20)).toEqual([]);
  const busy = { ...branchWith({ ordersAtOnce: 10 }), openOrders: 29 };
  expect(wish(20, busy)).toEqual(['APPOINTMENT_NOT_OFFERED appointmentDate']);
  expect(wish(60, busy)).toEqual([]);
  expect(wish(60, { ...busy, addedMinutes: 30 })).toEqual(['APPOINTMENT_NOT_OFFERED appointmentDate']);
});

// HTTP-11; S5 of the second attack
test("limits the total length of a guest's free text, and does not count choices", () => {
  const name = 'x'.repeat(120);
  const parts = [
    { name: 'Widmung', type: 'textarea', optional: true },
    {
      name: 'Beilagen',
      type: 'multiselect',
      optional: true,
      options: Array.from({ length: 100 }, (_, at) => ({ name: `${at}${name}`.slice(0, 120) })),
    },
  ];
  const offer = productWith({ type: 'configurable', config: { parts } });
  const cake = (letters: number) => ({
    product: margherita.id,
    amount: 1,
    unit: 'piece',
    parts: ['a'.repeat(letters), null],
  });
  expect(codes({ items: Array(5).fill(cake(2_000)) }, offer)).toEqual([]);
  expect(codes({ items: [cake(1), ...Array(5).fill(cake(2_000))] }, offer)).toEqual(['TEXTS_TOO_LONG items.1.parts']);
  const chosen = { ...cake(2_000), parts: [null, parts[1]?.options?.map((one) => one.name)] };
  expect(codes({ items: [chosen, ...Array(5).fill(cake(2_000))] }, offer)).toEqual([]);
});

test('PRODUCT-13: marks the parts of a sold item that are the default', () => {
  const option = (name: string, value: number) => ({ name, modifier: 'add' as const, value, product: null });
  const size = { name: 'Größe', type: 'select', optional: false, description: '' };
  const pizza = productWith({
    type: 'configurable',
    config: { parts: [{ ...size, options: [option('Normal', 0), option('Groß', 4.9)] }] },
  });
  const partsOf = (chosen: string) => {
    const checked = checkOrder(aDraft(item({ parts: [chosen] })), anOffer(pizza), noon);
    return checked.faults ?? checked.priced.items[0]?.parts;
  };
  expect(partsOf('Normal')).toEqual([{ name: 'Größe', values: ['Normal'], uploads: [], isUsual: true }]);
  expect(partsOf('Groß')).toEqual([{ name: 'Größe', values: ['Groß'], uploads: [] }]);
});
