import type { Branch } from '@theke/contracts/catalog/branch';
import type { Table } from '@theke/contracts/catalog/table';
import type { Discount } from '@theke/contracts/ordering/discount';
import { type Donatee, donatees } from '@theke/contracts/ordering/donatee';
import type { CreatedOrder, Donation, OrderDraft, OrderQuote } from '@theke/contracts/ordering/order';
import type { Database } from '@theke/kit/database/database';
import { deriveCustomerId } from '@theke/kit/derive-customer-id';
import { orderHash } from '@theke/kit/order-link';
import { phoneRegionOf } from '@theke/kit/phone';
import { invalid, Problem } from '@theke/kit/problem';
import { postgresResourceStore } from '@theke/kit/resource/postgres-resource-store';
import { orderKindAt } from '@theke/rules/checkout/ordering-faults';
import { toSlotStart } from '@theke/rules/hours/free-slots';
import { zoneOf } from '@theke/rules/hours/opening-status';
import { firstSlot } from '@theke/rules/hours/pickup-slots';
import { formatMoney, fromMoney, toMoney } from '@theke/rules/money/money';
import { isOnlinePayment } from '@theke/rules/payments/payment-methods';
import { donationPerOrder } from '@theke/rules/price/donation';
import { soldAt } from '@theke/rules/products/bundles';
import { startCourse } from '@theke/rules/tables/courses';
import { amountDue } from '@theke/rules/tips/tips';
import { claimCapacity, type RequestedCapacity } from '../capacity/claim-capacity.ts';
import { computeDemand } from '../capacity/demand.ts';
import { claimCoupon } from '../discounts/claim-coupon.ts';
import { discountStore } from '../discounts/discount-store.ts';
import { refusing } from '../errors.ts';
import { claimGiftCard } from '../gift-cards/claim-gift-card.ts';
import type { OfferCache } from '../offer/offer-cache.ts';
import { type Offer, offerStore } from '../offer/offer-store.ts';
import { checkRound } from '../tables/check-round.ts';
import { joinBill, lockOpenBill } from '../tables/open-bill.ts';
import { billChangedFact } from '../tables/table-facts.ts';
import { missingUploads } from '../uploads/known-uploads.ts';
import { decideArea } from '../zones/decide-area.ts';
import { checkOrder, computeExpected, findArea, orderedProducts } from './check-order.ts';
import { newUid } from './new-uid.ts';
import type { Order } from './order.ts';
import { move, place } from './order-decisions.ts';
import { type IdempotencyKey, isKeyBound, isUidTaken, orderStore } from './order-store.ts';
import type { PricedDraft } from './price-draft.ts';
import { isSameRequest, requestHash } from './request-hash.ts';
import { saveDecision } from './save-decision.ts';
import { insertPlaced, type StoreOrder } from './store-together.ts';
import { ticketOf } from './ticket.ts';
import { toContact } from './to-contact.ts';
import type { UnansweredOrders } from './unanswered-orders.ts';
import { checkUnpaid, networkMark } from './unpaid-orders.ts';
import { withoutHiddenPrices } from './without-hidden-prices.ts';

export type PlaceOrderDeps = {
  db: Database;
  offers: OfferCache;
  now: () => Date;
  newId: () => string;
  secret: string;
  unanswered: UnansweredOrders;
  store: StoreOrder;
};
export type PlaceOrder = {
  tenant: string;
  draft: OrderDraft;
  /** The request body as sent; the idempotency key is bound to its hash. */
  sent: unknown;
  idempotencyKey: string | undefined;
  /** Network of the guest for rate limits; staff and keys are not counted. */
  network: string | undefined;
  /** Whether staff place the order for someone else. */
  isByStaff?: boolean;
  /** Set for a round that staff order at a table (`tables/order-round.ts`). */
  round?: Round | undefined;
};
/** `bill` is its id; `courses` has the course of each item. */
type Round = { bill: string; by: string; courses: readonly (number | undefined)[] };

/**
 * Checks and prices a guest's order on the server, then stores it with its event in one transaction.
 * @throws Problem 422 with every fault, 409 PRICE_CHANGED with the new quote, SOLD_OUT, SLOT_FULL, COUPON_USED_UP or
 * COUPON_ALREADY_USED, GIFT_CARD_BALANCE, 422 GIFT_CARD_UNKNOWN, IDEMPOTENCY_KEY_REUSED, 429 for too many orders or
 * unpaid orders of a guest's network
 */
export async function placeOrder(
  deps: PlaceOrderDeps,
  { tenant, draft, sent, idempotencyKey, network, isByStaff = false, round }: PlaceOrder,
): Promise<CreatedOrder> {
  const idempotency = idempotencyKey ? { key: idempotencyKey, requestHash: requestHash(sent) } : undefined;
  const counted = () =>
    network === undefined
      ? undefined
      : deps.unanswered.count({ tenant, branch: draft.branch, network }, idempotencyKey ?? deps.newId());
  let count: ReturnType<typeof counted>;
  try {
    count = counted();
    const order = await placeNew(deps, { tenant, draft, network, isByStaff, round }, idempotency);
    count?.placed(order.id);
    return order;
  } catch (error) {
    count?.refused();
    // One in 150,000 of a million orders draws an existing uid.
    if (isUidTaken(error)) return placeOrder(deps, { tenant, draft, sent, idempotencyKey, network, isByStaff, round });
    // Even if the order is refused now: the same request may have been accepted before.
    const mayBeRepeated = isKeyBound(error) || error instanceof Problem;
    const earlier =
      idempotency && mayBeRepeated ? await earlierOrder(deps, tenant, idempotency.key, { sent, draft }) : undefined;
    if (earlier) return earlier;
    throw error;
  }
}

async function placeNew(
  deps: PlaceOrderDeps,
  { tenant, draft: asked, network, isByStaff, round }: Omit<PlaceOrder, 'idempotencyKey' | 'sent'>,
  idempotency: IdempotencyKey | undefined,
): Promise<CreatedOrder> {
  const now = deps.now();
  const products = asked.items.map((item) => item.product);
  const [loaded, table, donatee, coupon] = await Promise.all([
    deps.offers.load(deps.db, { tenant, branch: asked.branch, now }, products),
    findTable(deps.db, tenant, asked),
    findDonatee(deps.db, tenant, asked),
    findCoupon(deps.db, tenant, asked),
  ]);
  const { draft, zoneFault } = await decideArea(deps.db, tenant, asked, loaded.branch);
  const offer = { ...loaded, products: soldNow(loaded, now), table, donatee, coupon, zoneFault };
  const checked = refusing(() =>
    round ? checkRound(draft, round.courses, offer, now) : checkOrder(draft, offer, now),
  );
  if (checked.faults) throw new Problem(422, checked.faults);
  const { branch, priced } = checked;
  agreeOnPrice(draft, priced);
  const kind = round ? 'order' : orderKindAt(branch, draft.deliveryType, now);
  const { giftCard } = draft;
  // Payments at the table know no gift cards: an order with one is paid apart from the bill.
  const isShared = joinsBill(branch, priced) && kind !== 'quotation' && !giftCard;
  const billed = round || isShared ? table : undefined;
  const appointmentDate = draft.appointmentDate ? new Date(draft.appointmentDate) : null;
  const contact = toContact(draft, phoneRegionOf(branch));
  // Nothing is promised for a wished time, nor for a quotation.
  const expected = kind === 'quotation' || appointmentDate ? undefined : computeExpected(draft, offer, branch, now);
  const order = {
    id: deps.newId(),
    uid: newUid(),
    branch: draft.branch,
    kind,
    deliveryType: draft.deliveryType,
    paymentMethod: draft.paymentMethod,
    deliveryArea: findArea(draft, branch)?.area ?? null,
    table: table?.id ?? null,
    tableIdentifier: table?.identifier ?? null,
    ...priced,
    ...(draft.tip && { tip: draft.tip }),
    donation: donatee ? donationFor(donatee) : null,
    contact,
    customer: deriveCustomerId(deps.secret, tenant, contact) ?? null,
    comment: draft.comment,
    appointmentDate,
    expectedFrom: expected?.from ?? null,
    expectedUntil: expected?.until ?? null,
    placedAt: now,
    origin: isByStaff ? ({ kind: 'staff' } as const) : (draft.origin ?? null),
  };
  // Guests at a table order whenever they like: slots limit appointments only.
  const limits = round ? { ...offer, slotLimit: undefined } : offer;
  const capacity =
    kind === 'quotation' ? undefined : requestedCapacity(draft, limits, branch, priced, appointmentDate, now);
  const isPaidOnline = isOnlinePayment(draft.paymentMethod) && amountDue({ ...order, giftCard: partOf(giftCard) }) > 0;
  // An order that may never be paid gets its number with its payment.
  const ticket = isPaidOnline ? null : ticketOf(offer, now);
  const hasUploads = priced.items.some((item) => item.parts.some((part) => part.uploads.length > 0));
  const mark = network && isPaidOnline ? networkMark(deps.secret, tenant, network) : null;
  const mayBeRefused =
    [capacity, coupon, giftCard, billed].some((claimed) => claimed !== undefined) || hasUploads || mark !== null;
  if (!mayBeRefused) {
    const accepted = { order, counter: ticket, idempotency, keptCart: draft.keptCart };
    return created(deps, tenant, await deps.store(tenant, accepted));
  }
  const next = await deps.db.withTenant(tenant, async (tx) => {
    if (idempotency) orderStore.bindKeys(tx, [{ ...idempotency, orderId: order.id, at: now }]);
    // Checked before any lock is taken.
    if (hasUploads) {
      const missing = await missingUploads(tx, priced.items, now);
      if (missing.length > 0) throw new Problem(422, missing);
    }
    if (mark) await checkUnpaid(tx, order, mark);
    const claim = capacity ? await claimCapacity(tx, capacity, draft, offer.products) : null;
    if (coupon) await claimCoupon(tx, coupon.id, order);
    const paidByCard =
      giftCard && (await claimGiftCard(tx, giftCard, { order: order.id, zone: zoneOf(branch), at: now }));
    const bill = round
      ? await lockOpenBill(tx, round.bill, true)
      : billed && (await joinBill(tx, { table: billed, by: 'Gast', at: now, newId: deps.newId }));
    // Taken last: a refused order uses no number.
    const ticketNumber = ticket && (await orderStore.nextTicketNumber(tx, ticket));
    const onBill = { bill: bill?.id ?? null, firedCourse: round ? startCourse(order.items) : null };
    const accepted = { ...order, ...(paidByCard && { giftCard: paidByCard }), ...onBill, ticketNumber, claim };
    const decision = place(accepted, round?.by);
    insertPlaced(tx, [{ decision, keptCart: draft.keptCart, networkMark: mark }]);
    tx.publish(...decision.facts);
    if (bill) tx.publish(billChangedFact(bill));
    if (!round) return decision.next;
    const confirmed = move(decision.next, { move: 'confirm', actor: 'staff', by: round.by }, now);
    await saveDecision(tx, decision.next, confirmed, now);
    return confirmed.next;
  });
  return created(deps, tenant, next);
}

/**
 * Limited capacity that the order needs, undefined if nothing is limited. Without a wish it uses the first offered
 * slot.
 */
function requestedCapacity(
  draft: OrderDraft,
  { limited, slotLimit, products }: Offer,
  branch: Branch,
  priced: PricedDraft,
  wish: Date | null,
  now: Date,
): RequestedCapacity | undefined {
  if (limited.size === 0 && !slotLimit) return undefined;
  const needed = computeDemand(draft, priced.items, products);
  const demand = { ...needed, stock: needed.stock.filter(({ product }) => limited.has(product)) };
  if (demand.stock.length === 0 && !slotLimit) return undefined;
  const ordered = orderedProducts(draft, { products });
  const query = { branch, orderType: draft.deliveryType, products: ordered, now };
  const at = slotLimit && (wish ?? firstSlot(query) ?? now);
  return {
    branch: branch.id,
    demand,
    slot:
      slotLimit && at
        ? { at: toSlotStart(at, slotLimit.minutes), limit: slotLimit, zone: zoneOf(branch), isChosen: wish !== null }
        : undefined,
  };
}

/**
 * Whether the orders of a branch's tables are paid together (TABLE-01). A price that is not known cannot be divided.
 */
const joinsBill = ({ isTableBillShared }: Branch, { items }: PricedDraft): boolean =>
  Boolean(isTableBillShared) && !items.some(({ isPriceHidden }) => isPriceHidden);

/** The table named by the guest. */
async function findTable(
  db: Database,
  tenant: string,
  { deliveryType, table }: OrderDraft,
): Promise<Table | undefined> {
  if (deliveryType !== 'dineIn' || !table) return undefined;
  return db.atOnce(tenant, (tx) => offerStore.findTable(tx, table));
}

const donateeStore = postgresResourceStore(donatees);

/** The donatee chosen by the guest. Read only on demand, because few orders have one. */
async function findDonatee(db: Database, tenant: string, { donatee }: OrderDraft): Promise<Donatee | undefined> {
  return donatee ? db.atOnce(tenant, (tx) => donateeStore.find(tx, donatee)) : undefined;
}

/** The coupon with the guest's code. */
async function findCoupon(db: Database, tenant: string, { couponCode }: OrderDraft): Promise<Discount | undefined> {
  return couponCode ? db.atOnce(tenant, (tx) => discountStore.findCoupon(tx, couponCode)) : undefined;
}

/** What a card would pay of a draft. */
const partOf = (giftCard: OrderDraft['giftCard']) => giftCard && { amount: giftCard.amount, returned: 0 };

const donationFor = ({ id, name }: Donatee): Donation => ({ donatee: id, name, amount: fromMoney(donationPerOrder) });

/** The order that the same request created before (ORDER-25). @throws Problem 422 if the request differs */
function earlierOrder(
  deps: PlaceOrderDeps,
  tenant: string,
  key: string,
  request: Pick<PlaceOrder, 'sent' | 'draft'>,
): Promise<CreatedOrder | undefined> {
  return deps.db.withTenant(tenant, async (tx) => {
    const bound = await orderStore.findKey(tx, key);
    if (!bound) return undefined;
    if (!isSameRequest(bound.requestHash, request)) {
      throw invalid(
        'IDEMPOTENCY_KEY_REUSED',
        'Diese Bestellung wurde schon mit anderen Angaben abgeschickt. Bitte laden Sie die Seite neu.',
      );
    }
    const order = await orderStore.find(tx, bound.orderId, true);
    return order && created(deps, tenant, order);
  });
}

/** @throws Problem 409 PRICE_CHANGED with the quote (ORDER-23) */
function agreeOnPrice(draft: OrderDraft, { items, totals }: PricedDraft): void {
  // A guest who saw no total agreed to none.
  if (items.some(({ isPriceHidden }) => isPriceHidden)) return;
  if (draft.expectedTotal === undefined || toMoney(draft.expectedTotal) === toMoney(totals.total.gross)) return;
  const total = formatMoney(toMoney(totals.total.gross), totals.currency);
  const quote: OrderQuote = withoutHiddenPrices({ items, totals });
  throw new Problem(409, [
    {
      code: 'PRICE_CHANGED',
      message: `Der Preis hat sich geändert. Ihre Bestellung kostet jetzt ${total}. Bitte bestätigen Sie den neuen Betrag.`,
      field: 'expectedTotal',
      quote,
    },
  ]);
}

/** Products with bundles limited to their current options. */
const soldNow = ({ products, branch }: Offer, now: Date): Offer['products'] =>
  new Map(soldAt([...products.values()], zoneOf(branch ?? {}), now).map((product) => [product.id, product]));

function created(deps: PlaceOrderDeps, tenant: string, order: Order): CreatedOrder {
  const { id, uid, ticketNumber, status } = order;
  const { totals } = withoutHiddenPrices(order);
  const hash = orderHash(deps.secret, tenant, uid);
  const paying = status === 'awaiting-payment' ? { paymentRedirectUrl: `/pay/${uid}/${hash}` } : {};
  return { id, uid, hash, ticketNumber, totals, ...paying };
}
