import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { defineEvent } from '../event.ts';
import { field } from '../field.ts';
import { onlineMethod } from '../payments/payment.ts';
import { byId, cents, exampleIds, id, money, orderedAmount } from '../wire.ts';
import { course, order, orderItemDraft, paymentMethod, paymentMethodLabels } from './order.ts';
import { publicTableBill, tableBill, tableBillDetail, tablePaymentLink, tableWish } from './table-bill.ts';

const detail = { kind: 'data', schema: tableBillDetail } as const;
/** The contract test replaces it with a real bill. */
const at = { params: { id: exampleIds.tableBill } };
const nothing = z.strictObject({});

/** Open bills of a branch, the oldest first (TABLE-02). */
export const listTableBills = endpoint({
  name: 'listTableBills',
  service: 'ordering',
  method: 'GET',
  path: '/table-bills',
  summary: 'Offene Rechnungen der Tische',
  needs: 'orders.attend',
  query: z.strictObject({ branch: field(id, 'Filiale') }),
  reply: { kind: 'list', schema: tableBill },
  status: 200,
  example: { query: { branch: exampleIds.branch } },
});

/** Opens a table's bill, or returns the open one: a table has at most one (TABLE-01). */
export const openTableBill = endpoint({
  name: 'openTableBill',
  service: 'ordering',
  method: 'POST',
  path: '/table-bills',
  summary: 'Rechnung eines Tisches öffnen',
  needs: 'orders.write',
  body: z.strictObject({ table: field(id, 'Tisch') }),
  reply: detail,
  status: 200,
  example: { body: { table: exampleIds.table } },
});

export const readTableBill = endpoint({
  name: 'readTableBill',
  service: 'ordering',
  method: 'GET',
  path: '/table-bills/:id',
  summary: 'Rechnung eines Tisches',
  needs: 'orders.attend',
  params: byId,
  reply: detail,
  status: 200,
  example: at,
});

/** An item of a round; without a course it is served first. */
const roundItemDraft = orderItemDraft.extend({ course: course.optional() });

/**
 * Orders a round for the table, which the kitchen gets at once, later courses when they are fired (TABLE-03). Opening
 * hours and duties of guests do not apply. Idempotent per key. 409 BILL_CLOSED, SOLD_OUT, PRICE_CHANGED.
 */
export const orderRound = endpoint({
  name: 'orderRound',
  service: 'ordering',
  method: 'POST',
  path: '/table-bills/:id/rounds',
  summary: 'Runde bestellen',
  needs: 'orders.write',
  params: byId,
  bodyLimit: 256_000,
  headers: z.object({ 'idempotency-key': field(z.string().min(16).max(128), 'Idempotency-Key').optional() }),
  body: z.strictObject({
    items: field(z.array(roundItemDraft).min(1).max(100), 'Bestellung'),
    comment: field(z.string().trim().max(1000), 'Anmerkung', { personal: true }).default(''),
    /** The total shown to staff. */
    expectedTotal: field(money, 'Erwarteter Gesamtbetrag').optional(),
  }),
  reply: detail,
  status: 200,
  example: {
    ...at,
    body: { items: [{ product: exampleIds.product, amount: 1, unit: 'piece', parts: [], course: 1 }] },
    headers: { 'idempotency-key': 'beispiel-runde-0001' },
  },
});

const onSite = paymentMethod.extract(['cash', 'atm-card', 'meal-voucher']);

/** The part of the bill that is paid at once. `expected` is the amount without tip that was shown. */
const paidPart = {
  tip: field(cents, 'Trinkgeld').optional(),
  expected: field(money, 'Betrag').optional(),
  part: z.discriminatedUnion('kind', [
    z.strictObject({
      kind: z.literal('items'),
      items: field(
        z
          .array(z.strictObject({ order: id, index: z.int().min(0).max(99), amount: orderedAmount }))
          .min(1)
          .max(500),
        'Positionen',
      ),
    }),
    z.strictObject({ kind: z.literal('share'), persons: field(z.int().min(1).max(50), 'Personen') }),
    z.strictObject({ kind: z.literal('rest') }),
  ]),
};

/**
 * Pays a part of the bill on site (TABLE-04 to TABLE-06): chosen items, one of equal shares of the open amount, or all
 * of it. `expected` is the amount without tip that was shown. When nothing is open, its orders are completed and the
 * bill is closed. A repetition with the same id returns the bill unchanged. 409 BILL_CLOSED, BILL_PAID, BILL_CHANGED,
 * BILL_SHARED, ITEM_PAID, PART_RESERVED; 422 TIP_TOO_HIGH.
 */
export const settleTableBill = endpoint({
  name: 'settleTableBill',
  service: 'ordering',
  method: 'PUT',
  path: '/table-bills/:id/settlements/:settlement',
  summary: 'Rechnung ganz oder geteilt kassieren',
  needs: 'orders.write',
  params: z.object({ id: field(id, 'Kennung'), settlement: field(id, 'Zahlung') }),
  body: z.strictObject({
    method: field(onSite, 'Zahlungsart', { choices: paymentMethodLabels }),
    ...paidPart,
  }),
  reply: detail,
  status: 200,
  example: {
    params: { id: exampleIds.tableBill, settlement: '0199f000-0000-7000-8000-0000000000f1' },
    body: { method: 'cash', part: { kind: 'share', persons: 2 } },
  },
});

/** Releases a part that a guest is paying online; a payment that arrives nevertheless is refunded (TABLE-16). */
export const releaseTablePayment = endpoint({
  name: 'releaseTablePayment',
  service: 'ordering',
  method: 'POST',
  path: '/table-bills/:id/reserved/:payment/release',
  summary: 'Online-Zahlung eines Gastes am Tisch abbrechen',
  needs: 'orders.write',
  params: z.object({ id: field(id, 'Kennung'), payment: field(id, 'Zahlung') }),
  body: nothing,
  reply: detail,
  status: 200,
  example: { params: { id: exampleIds.tableBill, payment: exampleIds.tablePayment }, body: {} },
});

/** Closes a bill on which nothing is open, for example an empty one. 409 BILL_OPEN. */
export const closeTableBill = endpoint({
  name: 'closeTableBill',
  service: 'ordering',
  method: 'POST',
  path: '/table-bills/:id/close',
  summary: 'Rechnung schließen',
  needs: 'orders.write',
  params: byId,
  body: nothing,
  reply: detail,
  status: 200,
  example: { ...at, body: {} },
});

/** Staff have followed the guests' wish. */
export const clearTableWish = endpoint({
  name: 'clearTableWish',
  service: 'ordering',
  method: 'POST',
  path: '/table-bills/:id/wish-done',
  summary: 'Wunsch des Tisches erledigt',
  needs: 'orders.write',
  params: byId,
  body: nothing,
  reply: detail,
  status: 200,
  example: { ...at, body: {} },
});

/** Asks the kitchen for a course, and for earlier ones that wait (TABLE-08). A repetition changes nothing. */
export const fireCourse = endpoint({
  name: 'fireCourse',
  service: 'ordering',
  method: 'PUT',
  path: '/orders/:id/fired-course',
  summary: 'Gang abrufen',
  needs: 'orders.write',
  params: byId,
  body: z.strictObject({ course }),
  reply: { kind: 'data', schema: order },
  status: 200,
  example: { params: { id: exampleIds.order }, body: { course: 1 } },
});

const byLink = z.object({
  uid: field(z.string().max(20), 'Bestellnummer'),
  hash: field(z.string().max(100), 'Prüfwert'),
});
/** The contract test replaces these with the link of a real order on a bill. */
const linkExample = { params: { uid: 'TABLEUID', hash: 'table-hash' } };

/** The bill of the table, for guests with the link of one of its orders (TABLE-10). 404 if the order is on no bill. */
export const readPublicTableBill = endpoint({
  name: 'readPublicTableBill',
  service: 'ordering',
  method: 'GET',
  path: '/orders/public/:uid/:hash/bill',
  summary: 'Rechnung des Tisches über den Link einer Bestellung',
  needs: 'public',
  params: byLink,
  reply: { kind: 'data', schema: publicTableBill },
  status: 200,
  example: linkExample,
});

/** Guests call the team or ask to pay; null takes it back (TABLE-11). 409 BILL_CLOSED. */
export const wishAtTable = endpoint({
  name: 'wishAtTable',
  service: 'ordering',
  method: 'PUT',
  path: '/orders/public/:uid/:hash/bill/wish',
  summary: 'Bedienung rufen oder zahlen',
  needs: 'public',
  params: byLink,
  body: z.strictObject({ wish: field(tableWish.nullable(), 'Wunsch') }),
  reply: { kind: 'data', schema: publicTableBill },
  status: 200,
  example: { ...linkExample, body: { wish: 'pay' } },
});

/**
 * Reserves a part of the bill for ten minutes, in which the guest pays it on the provider's page (TABLE-13, TABLE-14).
 * `payment` is chosen by the caller: a repetition returns the same reservation. 409 BILL_CLOSED, BILL_PAID,
 * BILL_CHANGED, BILL_SHARED, ITEM_PAID, PART_RESERVED, ONLINE_NOT_OFFERED, TOO_MANY_PAYMENTS; 422 TIP_TOO_HIGH.
 */
export const reserveTablePayment = endpoint({
  name: 'reserveTablePayment',
  service: 'ordering',
  method: 'PUT',
  path: '/orders/public/:uid/:hash/bill/payments/:payment',
  summary: 'Eigenen Teil der Rechnung online bezahlen',
  needs: 'public',
  params: byLink.extend({ payment: field(id, 'Zahlung') }),
  body: z.strictObject({
    method: field(onlineMethod, 'Zahlungsart', { choices: { card: 'Online', paypal: 'PayPal' } }),
    ...paidPart,
  }),
  reply: { kind: 'data', schema: tablePaymentLink },
  status: 200,
  example: {
    params: { ...linkExample.params, payment: '0199f000-0000-7000-8000-0000000000f2' },
    body: { method: 'card', part: { kind: 'share', persons: 4 } },
  },
});

/** `fireCourse` and the calls of guests are below `/orders`, so they precede `/orders/:id`. */
export const tableBillEndpoints = [
  listTableBills,
  openTableBill,
  readTableBill,
  orderRound,
  settleTableBill,
  releaseTablePayment,
  closeTableBill,
  clearTableWish,
  fireCourse,
  readPublicTableBill,
  wishAtTable,
  reserveTablePayment,
] as const;

/** Subject is the bill. For the live pages of staff and guests; orders have their own events. */
export const tableBillChanged = defineEvent({
  type: 'ordering.table-bill-changed.v1',
  summary: 'Die Rechnung eines Tisches hat sich geändert.',
  isAudited: false,
  data: z.object({ id, branch: id, table: id.nullable() }),
  example: { id: exampleIds.tableBill, branch: exampleIds.branch, table: exampleIds.table },
});
