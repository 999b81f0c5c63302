// Sample orders and a shop for the receipt tests, made from the contract's examples.
import { orderStateExample } from '@theke/contracts/ordering/order-state';
import { toMoney } from '@theke/rules/money/money';
import { computeTotals, type Sold, toPricingResult } from '@theke/rules/price/totals';
import fc from 'fast-check';
import type { ReceiptOrder, ReceiptShop } from '../src/receipts/receipt.ts';

export const aShop: ReceiptShop = {
  shopName: 'Pizzeria Marillo',
  branch: {
    name: 'Marillo Josefstadt',
    street: 'Josefstädter Straße 84',
    zipCode: '1080',
    city: 'Wien',
    phone: '+43152345',
    timeZone: 'Europe/Vienna',
  },
};

const { uid, ticketNumber, items, totals, contact } = orderStateExample;

export const anOrder = (changes: Partial<ReceiptOrder> = {}): ReceiptOrder => ({
  uid,
  ticketNumber,
  kind: 'order',
  deliveryType: 'takeaway',
  deliveryArea: null,
  tableIdentifier: null,
  appointment: null,
  expectedFrom: null,
  expectedUntil: null,
  paymentMethod: 'cash',
  isPaid: false,
  isRefunded: false,
  refunded: 0,
  items,
  totals,
  contact,
  comment: '',
  placedAt: '2026-11-21T18:30:00.000Z',
  ...changes,
});

const cents = fc.integer({ min: 0, max: 99_999_999 }).map((value) => value / 100);
const words = fc.string({ unit: 'grapheme', maxLength: 60 });

const item = fc.record({
  name: words,
  amount: fc.integer({ min: 0, max: 9999 }).map((tenths) => tenths / 10),
  unit: fc.constantFrom('piece', 'kilogram', 'serving', 'milliliter' as const),
  gross: cents,
  deposit: fc.option(
    fc.nat(9_999).map((value) => value / 100),
    { nil: undefined },
  ),
  tax: fc.constantFrom(0, 4.9, 10, 13, 20),
  parts: fc.array(
    fc.record({ name: words, values: fc.array(words, { maxLength: 4 }), uploads: fc.constant([] as string[]) }),
    { maxLength: 3 },
  ),
  isEstimated: fc.boolean(),
});

/** Orders of every kind, with arbitrary names and totals computed by the rules. */
export const orders: fc.Arbitrary<ReceiptOrder> = fc
  .record({
    items: fc.array(item, { minLength: 1, maxLength: 6 }),
    fee: cents,
    deliveryType: fc.constantFrom('takeaway', 'delivery', 'dineIn' as const),
    kind: fc.constantFrom('order', 'preorder', 'quotation' as const),
    ticketNumber: fc.option(fc.integer({ min: 1, max: 99_999 })),
    table: fc.option(fc.string({ maxLength: 40 })),
    comment: fc.string({ unit: 'grapheme', maxLength: 300 }),
    firstName: words,
    street: words,
    isPaid: fc.boolean(),
  })
  .map((given) => {
    const isDelivery = given.deliveryType === 'delivery';
    const sold: Sold[] = given.items.map(({ gross, deposit, tax }) => ({
      gross: toMoney(gross),
      deposit: toMoney(deposit ?? 0),
      rate: tax,
    }));
    const sums = computeTotals(sold, isDelivery ? { gross: toMoney(given.fee), rate: 20 } : undefined);
    return anOrder({
      deliveryType: given.deliveryType,
      deliveryArea: isDelivery ? '1080 Wien' : null,
      kind: given.kind,
      ticketNumber: given.ticketNumber,
      tableIdentifier: given.table,
      comment: given.comment,
      isPaid: given.isPaid,
      contact: { ...contact, firstName: given.firstName, street: given.street },
      items: given.items.map((each) => ({
        product: '0199f000-0000-7000-8000-000000000006',
        unitPrice: each.gross,
        priceUnit: each.unit,
        ...each,
      })),
      totals: {
        ...toPricingResult(sums),
        currency: 'EUR',
        isEstimated: given.items.some(({ isEstimated }) => isEstimated),
      },
    });
  });
