import { lostOutcomes } from '@theke/rules/orders/outcome';
import { qrPathPattern } from '@theke/rules/qr/qr-path';
import { z } from 'zod';
import { unit } from '../catalog/unit.ts';
import { action, collection, deleteEndpoint, listEndpoint, readEndpoint, streamEndpoint } from '../collection.ts';
import { endpoint } from '../endpoint.ts';
import { field, type Schema } from '../field.ts';
import { refundDraft } from '../payments/payment.ts';
import { byId, cents, chosenAmount, exampleIds, id, instant, money, version } from '../wire.ts';
import { proofKind } from './delivery.ts';
import {
  createdOrder,
  order,
  orderDraft,
  orderDraftExample,
  orderItemDraft,
  orderUpdate,
  originName,
  partValue,
  publicOrder,
  questionnaire,
} from './order.ts';
import { orderDay } from './order-day.ts';

const at = { params: { id: exampleIds.order } };
const byLink = z.object({
  uid: field(z.string().max(20), 'Bestellnummer'),
  hash: field(z.string().max(100), 'Prüfwert'),
});
/** The contract test replaces these with a real order's uid and hash. */
const linkExample = { params: { uid: 'EXAMPLEU', hash: 'example-hash' } };

const isSo = (title: string, yes: string) => field(z.enum(['true']), title, { choices: { true: yes } }).optional();

/** Which orders a figure contains (STAT-01): all received, those counted, those lost, or lost by outcome. */
export const countedAs = z.enum(['received', 'counted', 'lost', ...lostOutcomes]);
export type CountedAs = z.output<typeof countedAs>;

/** Filters that match how figures count orders, for links from a figure to its orders (STAT-18). */
const asFigures = {
  /** Includes archived orders, as figures do. */
  countedAs: field(countedAs, 'In der Statistik').optional(),
  /** Days in the time zone of each order's branch: from included, until excluded. */
  placedOnFrom: field(orderDay, 'Eingegangen ab').optional(),
  placedOnUntil: field(orderDay, 'Eingegangen vor').optional(),
  refunded: isSo('Rückerstattet', 'Ganz oder teilweise'),
  rated: isSo('Bewertet', 'Mit Bewertung'),
  product: field(id, 'Produkt', { resource: 'products' }).optional(),
  origin: field(originName, 'Herkunft').optional(),
  qr: field(z.string().regex(qrPathPattern), 'QR-Code').optional(),
};

export const orderCollection = collection({
  service: 'ordering',
  name: 'orders',
  one: 'order',
  label: { one: 'Bestellung', many: 'Bestellungen' },
  item: order,
  read: 'orders.read',
  write: 'orders.write',
  filters: ['branch', 'status', 'deliveryType', 'paymentMethod', 'kind'],
  range: ['placedAt'],
  rangeOf: { total: field(z.number(), 'Betrag') },
  computedFilters: { customer: field(id, 'Kunde').optional(), ...asFigures },
  sorts: ['placedAt', 'ticketNumber'],
});
const branchQuery = z.strictObject({ branch: field(id, 'Filiale').optional() });
const orders = { kind: 'list', schema: order } as const;
const oneOrder = { kind: 'data', schema: order } as const;

/**
 * 201 with uid and hash; 409 PRICE_CHANGED if `expectedTotal` differs; 422 with validation errors. Idempotent per key.
 */
export const createOrder = endpoint({
  name: 'createOrder',
  service: 'ordering',
  method: 'POST',
  path: '/orders',
  summary: 'Bestellung abschicken',
  needs: 'public',
  bodyLimit: 256_000,
  headers: z.object({ 'idempotency-key': field(z.string().min(16).max(128), 'Idempotency-Key').optional() }),
  body: orderDraft,
  reply: { kind: 'data', schema: createdOrder },
  status: 201,
  example: { body: orderDraftExample, headers: { 'idempotency-key': 'beispiel-0123456789' } },
});

export const readPublicOrder = endpoint({
  name: 'readPublicOrder',
  service: 'ordering',
  method: 'GET',
  path: '/orders/public/:uid/:hash',
  summary: 'Bestellung über ihren Link',
  needs: 'public',
  params: byLink,
  reply: { kind: 'data', schema: publicOrder },
  status: 200,
  example: linkExample,
});

/** Server-sent events `{ id, version }` for each change of the order; the page then refetches it. */
export const streamPublicOrder = endpoint({
  name: 'streamPublicOrder',
  service: 'ordering',
  method: 'GET',
  path: '/orders/public/:uid/:hash/stream',
  summary: 'Änderungen einer Bestellung',
  needs: 'public',
  params: byLink,
  reply: { kind: 'stream' },
  status: 200,
  example: linkExample,
});

/**
 * Orders of the board: open ones, then those finished in the last twelve hours, newest first, each with a separate
 * limit. `meta` counts open orders; `isTotalCapped` means that there are more.
 */
export const listCurrentOrders = endpoint({
  name: 'listCurrentOrders',
  service: 'ordering',
  method: 'GET',
  path: '/orders/current',
  summary: 'Aktuelle Bestellungen',
  needs: 'orders.attend',
  query: branchQuery,
  reply: orders,
  status: 200,
  example: { query: { branch: exampleIds.branch } },
});

/** Orders placed and unanswered for ten minutes (ORDER-12), or for the branch's shorter deadline; newest first. */
export const listMissedOrders = endpoint({
  name: 'listMissedOrders',
  service: 'ordering',
  method: 'GET',
  path: '/orders/missed',
  summary: 'Verpasste Bestellungen',
  needs: 'orders.attend',
  query: branchQuery,
  reply: orders,
  status: 200,
  example: { query: { branch: exampleIds.branch } },
});

/** `q` searches uid and ticket number, and prefixes of the guest's last name, full name and company. */
export const listOrders = listEndpoint(orderCollection, { summary: 'Verlauf der Bestellungen' });

/** The gateway checks the key and replaces it; the value received here is meaningless. */
const byKey = z.object({ branchId: field(id, 'Filiale'), apiKey: field(z.string().max(100), 'API-Schlüssel') });

/**
 * Open orders of the last 24 hours, newest first, so that orders do not disappear at midnight. For keys of this purpose
 * and branch.
 */
export const listFrontdeskOrders = endpoint({
  name: 'listFrontdeskOrders',
  service: 'ordering',
  method: 'GET',
  path: '/orders/frontdesk/:branchId/:apiKey',
  summary: 'Offene Bestellungen einer Filiale, mit API-Schlüssel',
  needs: 'orders.attend',
  params: byKey,
  keyIn: 'apiKey',
  reply: orders,
  status: 200,
  example: { params: { branchId: exampleIds.branch, apiKey: 'example-frontdesk-key' } },
});

/** All orders of the key's branch, in the format of `listOrders`. For keys of this purpose and branch. */
export const listBackofficeOrders = endpoint({
  name: 'listBackofficeOrders',
  service: 'ordering',
  method: 'GET',
  path: '/orders/backoffice/:branchId/:apiKey',
  summary: 'Bestellungen einer Filiale, mit API-Schlüssel',
  needs: 'orders.read',
  params: byKey,
  keyIn: 'apiKey',
  query: listOrders.query,
  reply: { kind: 'list', schema: order },
  status: 200,
  example: { params: { branchId: exampleIds.branch, apiKey: 'example-backoffice-key' }, query: { pageSize: '5' } },
});

/** Server-sent events `{ id, version }` for every change of a branch's orders. */
export const streamOrders = streamEndpoint(orderCollection, {
  summary: 'Änderungen der Bestellungen',
  needs: 'orders.attend',
  query: branchQuery,
  example: { branch: exampleIds.branch },
});

/** Not limited to open orders: callers who know the id have seen the order while it was open. */
export const readOrder = readEndpoint(orderCollection, order, { needs: 'orders.attend' });

/**
 * Additional data of an order's guest for staff: the status page, and the customer or null. The address of that page
 * allows to answer offers and cancel, so it requires the permission to move orders, not only to read.
 */
export const readOrderGuest = endpoint({
  name: 'readOrderGuest',
  service: 'ordering',
  method: 'GET',
  path: '/orders/:id/guest',
  summary: 'Gast einer Bestellung',
  needs: 'orders.write',
  params: byId,
  reply: {
    kind: 'data',
    schema: z.object({ statusPath: z.string(), customer: z.object({ id, orders: z.int() }).nullable() }),
  },
  status: 200,
  example: at,
});

const reason = (title: string) => field(z.string().trim().max(500), title).optional();
const nothing = z.strictObject({});

/** A status change by staff (ORDER-01 to ORDER-09); 409 ORDER_MOVE_NOT_ALLOWED. An empty body is treated as `{}`. */
const move = <B extends Schema>(name: string, verb: string, summary: string, body: B, example: z.input<B>) =>
  action(orderCollection, `status/${verb}`, { name, summary, body, reply: order, example });

/**
 * `counterAppointment` proposes another time to the guest; 422 if it is in the past. `appointment` promises a time for
 * an order without a wish (WHEN-09); 409 ORDER_HAS_WISH, 422 APPOINTMENT_PAST, APPOINTMENT_TOO_FAR.
 */
export const confirmOrder = move(
  'confirmOrder',
  'confirm',
  'Bestellung bestätigen oder einen anderen Termin vorschlagen',
  z.strictObject({
    counterAppointment: field(instant, 'Vorgeschlagener Termin').optional(),
    appointment: field(instant, 'Zugesagte Zeit').optional(),
  }),
  {},
);
/**
 * Sends prices as an offer that the guest accepts or declines (ADR 0028): a gross unit price per item. Replaces an
 * earlier offer. 409 STALE_VERSION, OFFER_NOT_POSSIBLE; 422 OFFER_PRICES, OFFER_PAST, ORDER_TOO_LARGE.
 */
export const sendOffer = action(orderCollection, 'offer', {
  name: 'sendOffer',
  summary: 'Angebot senden',
  body: z.strictObject({
    version: field(version, 'Version'),
    unitPrices: field(z.array(money).min(1).max(100), 'Preise'),
    message: field(z.string().trim().max(2000), 'Nachricht').default(''),
    validUntil: field(instant, 'Gültig bis'),
  }),
  reply: order,
  example: {
    version: 1,
    unitPrices: [9.5],
    message: 'Gerne bringen wir auch Geschirr mit.',
    validUntil: '2099-06-01T17:00:00.000Z',
  },
});
export const rejectOrder = move(
  'rejectOrder',
  'reject',
  'Bestellung ablehnen',
  z.strictObject({ rejectionMessage: reason('Grund') }),
  { rejectionMessage: 'Der Ofen ist ausgefallen.' },
);
export const cancelOrder = move(
  'cancelOrder',
  'cancel',
  'Bestellung stornieren',
  z.strictObject({ reason: reason('Grund') }),
  { reason: 'Auf Wunsch des Gastes.' },
);
export const handOutOrder = move('handOutOrder', 'in-delivery', 'In Zustellung oder abholbereit', nothing, {});
export const completeOrder = move('completeOrder', 'completed', 'Bestellung abschließen', nothing, {});
/** `proof` is an uploaded photo or signature (DELIVERY-09); 422 UPLOAD_UNKNOWN. A repetition ignores it. */
export const deliverOrder = move(
  'deliverOrder',
  'delivered',
  'Als zugestellt melden',
  z.strictObject({ proof: field(z.strictObject({ upload: id, kind: proofKind }), 'Nachweis').optional() }),
  {},
);

const guestMove = <const N extends string>(name: N, verb: string, summary: string) =>
  endpoint({
    name,
    service: 'ordering',
    method: 'POST',
    path: `/orders/public/:uid/:hash/${verb}`,
    summary,
    needs: 'public',
    params: byLink,
    body: nothing,
    reply: { kind: 'data', schema: publicOrder },
    status: 200,
    example: { ...linkExample, body: {} },
  });

/** The guest's reply to a counter-proposal; rejection cancels the order (STATUS-07). */
export const acceptCounterAppointment = guestMove(
  'acceptCounterAppointment',
  'confirm-counter-appointment',
  'Vorgeschlagenen Termin annehmen',
);
export const declineCounterAppointment = guestMove(
  'declineCounterAppointment',
  'reject-counter-appointment',
  'Vorgeschlagenen Termin ablehnen',
);

/**
 * The guest's reply to an offer; declining cancels the order. `total` is the gross total shown to the guest. 409
 * OFFER_CHANGED, OFFER_EXPIRED.
 */
export const acceptOffer = endpoint({
  name: 'acceptOffer',
  service: 'ordering',
  method: 'POST',
  path: '/orders/public/:uid/:hash/accept-offer',
  summary: 'Angebot annehmen',
  needs: 'public',
  params: byLink,
  body: z.strictObject({ total: field(money, 'Gesamtbetrag') }),
  reply: { kind: 'data', schema: publicOrder },
  status: 200,
  example: { ...linkExample, body: { total: 9.5 } },
});
export const declineOffer = guestMove('declineOffer', 'decline-offer', 'Angebot ablehnen');

/** Once per completed order. Repeating the same answers returns 200, others 409. */
export const answerQuestionnaire = endpoint({
  name: 'answerQuestionnaire',
  service: 'ordering',
  method: 'POST',
  path: '/orders/public/:uid/:hash/questionnaire',
  summary: 'Bestellung bewerten',
  needs: 'public',
  params: byLink,
  body: questionnaire,
  reply: { kind: 'data', schema: publicOrder },
  status: 200,
  example: {
    ...linkExample,
    body: { rating: 5, foodRating: 5, serviceRating: 4, processRating: 5, comment: 'Danke!' },
  },
});

/**
 * The guest gives, changes or takes back (0) a tip that is paid on site (TIP-05). 409 TIP_NOT_OFFERED,
 * TIP_NOT_CHANGEABLE; 422 TIP_TOO_HIGH.
 */
export const tipOrder = endpoint({
  name: 'tipOrder',
  service: 'ordering',
  method: 'POST',
  path: '/orders/public/:uid/:hash/tip',
  summary: 'Trinkgeld geben',
  needs: 'public',
  params: byLink,
  body: z.strictObject({ tip: field(cents, 'Trinkgeld') }),
  reply: { kind: 'data', schema: publicOrder },
  status: 200,
  example: { ...linkExample, body: { tip: 1.5 } },
});

/**
 * Staff record the tip of an order that is paid on site, or give back the tip of an online payment, in whole or in part
 * (TIP-08); 0 removes it. The latter needs the permission `payments.refund`. 409 STALE_VERSION, TIP_NOT_OFFERED,
 * TIP_NOT_CHANGEABLE, TIP_COUNTED; 422 TIP_TOO_HIGH.
 */
export const recordTip = endpoint({
  name: 'recordTip',
  service: 'ordering',
  method: 'PUT',
  path: '/orders/:id/tip',
  summary: 'Trinkgeld vermerken',
  needs: 'orders.write',
  params: byId,
  body: z.strictObject({ version: field(version, 'Version'), tip: field(cents, 'Trinkgeld') }),
  reply: oneOrder,
  status: 200,
  example: { ...at, body: { version: 3, tip: 2 } },
});

/** Contact, address, comment, appointment and table (ORDER-16); omitted fields are unchanged. */
export const updateOrder = endpoint({
  name: 'updateOrder',
  service: 'ordering',
  method: 'PUT',
  path: '/orders/:id',
  summary: 'Angaben einer Bestellung ändern',
  needs: 'orders.write',
  params: byId,
  body: orderUpdate,
  reply: oneOrder,
  status: 200,
  example: { ...at, body: { version: 1, comment: 'Bitte läuten.' } },
});

/**
 * Changes the amount of one item at the agreed price; 0 removes it. With `unit` or `parts` (one value per part) the
 * item gets the product's current price; omitted fields are unchanged. Updates the total and adds the change to the
 * history. 409 ORDER_NOT_EDITABLE, STALE_VERSION, SOLD_OUT, PRODUCT_GONE; 422 for an invalid choice or amount.
 */
export const updateOrderItem = endpoint({
  name: 'updateOrderItem',
  service: 'ordering',
  method: 'PUT',
  path: '/orders/:id/items/:index',
  summary: 'Position einer Bestellung ändern',
  needs: 'orders.write',
  params: z.object({ id: field(id, 'Kennung'), index: field(z.string().regex(/^\d{1,2}$/), 'Position') }),
  body: z.strictObject({
    version: field(version, 'Version'),
    amount: field(chosenAmount, 'Menge').optional(),
    unit: field(unit, 'Einheit').optional(),
    parts: field(z.array(partValue).max(30), 'Auswahl').optional(),
  }),
  reply: oneOrder,
  status: 200,
  example: { params: { id: exampleIds.order, index: '0' }, body: { version: 1, amount: 2 } },
});

/**
 * Marks an item as finished by the kitchen, or as not finished again (ORDER-38). No change of the order's version. 404
 * ITEM_UNKNOWN, 409 ORDER_NOT_IN_PREPARATION.
 */
export const markPrepared = endpoint({
  name: 'markPrepared',
  service: 'ordering',
  method: 'PUT',
  path: '/orders/:id/items/:index/prepared',
  summary: 'Position als fertig melden',
  needs: 'orders.write',
  params: z.object({ id: field(id, 'Kennung'), index: field(z.string().regex(/^\d{1,2}$/), 'Position') }),
  body: z.strictObject({ isPrepared: field(z.boolean(), 'Fertig') }),
  reply: oneOrder,
  status: 200,
  example: { params: { id: exampleIds.order, index: '0' }, body: { isPrepared: true } },
});

/**
 * Adds a product at its current price, configured as by guests; it need not be on the menu. The guest agrees by phone,
 * or by an offer for the whole order (`sendOffer`). 409 ORDER_NOT_EDITABLE, STALE_VERSION, SOLD_OUT,
 * PAID_TOTAL_EXCEEDED.
 */
export const addOrderItem = endpoint({
  name: 'addOrderItem',
  service: 'ordering',
  method: 'POST',
  path: '/orders/:id/items',
  summary: 'Produkt zu einer Bestellung hinzufügen',
  needs: 'orders.write',
  params: byId,
  body: orderItemDraft.extend({ version: field(version, 'Version') }),
  reply: oneOrder,
  status: 200,
  example: { ...at, body: { version: 1, product: exampleIds.product, amount: 1, unit: 'piece', parts: [] } },
});

/**
 * Records a refund that staff made on site, in cash or at the card terminal; transfers no money (PAY-16). Default
 * amount: everything not yet refunded. 409 STALE_VERSION, REFUND_NOT_POSSIBLE; 422 REFUND_TOO_HIGH.
 */
export const recordRefund = endpoint({
  name: 'recordRefund',
  service: 'ordering',
  method: 'POST',
  path: '/orders/:id/refunds',
  summary: 'Rückerstattung vor Ort vermerken',
  needs: 'payments.refund',
  params: byId,
  body: refundDraft.extend({ version: field(version, 'Version') }),
  reply: oneOrder,
  status: 200,
  example: { ...at, body: { version: 3, amount: 2.5, reason: 'Pizza war kalt.' } },
});

/** Asks the provider for the state of the order's online payment; the result appears in the order. */
export const updatePaymentStatus = action(orderCollection, 'update-payment-status', {
  name: 'updatePaymentStatus',
  summary: 'Zahlungsstatus prüfen',
  reply: order,
  status: 202,
});

/** Sends the guest the order confirmation again by mail. 409 ORDER_NOT_PLACED, 422 NO_EMAIL. */
export const resendNewOrderEmail = action(orderCollection, 'resend-new-order-email', {
  name: 'resendNewOrderEmail',
  summary: 'Bestätigung per E‑Mail erneut senden',
});

/** Sends the guest the order confirmation again as SMS. 409 ORDER_NOT_PLACED, 422 NO_PHONE or SMS_OFF. */
export const resendNewOrderSms = action(orderCollection, 'resend-new-order-sms', {
  name: 'resendNewOrderSms',
  summary: 'Bestätigung per SMS erneut senden',
});

/** Prints the receipt on the branch's printers, marked as a duplicate if printed before. */
export const printOrder = action(orderCollection, 'print', {
  name: 'printOrder',
  summary: 'Beleg drucken',
  reply: order,
  status: 202,
});

/** Hides a finished order from all lists; it stays stored for audit and figures (ORDER-17). 409 for an open order. */
export const archiveOrder = deleteEndpoint(orderCollection, {
  name: 'archiveOrder',
  summary: 'Bestellung archivieren',
  needs: 'orders.archive',
});
