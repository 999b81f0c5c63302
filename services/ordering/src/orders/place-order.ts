import type { Branch } from '@theke/contracts/catalog/branch';
import type { Table } from '@theke/contracts/catalog/table';
import { type Donatee, donatees } from '@theke/contracts/ordering/donatee';
import type { CreatedOrder, Donation, OrderDraft, OrderQuote } from '@theke/contracts/ordering/order';
import type { Database } from '@theke/kit/database/database';
import { orderHash } from '@theke/kit/order-link';
import { phoneRegionOf } from '@theke/kit/phone';
import { invalid, Problem } from '@theke/kit/problem';
import { postgresResourceStore } from '@theke/kit/resource/postgres-resource-store';
import { orderKindAt } from '@theke/rules/checkout/ordering-faults';
import { slotOf } from '@theke/rules/hours/free-slots';
import { zoneOf } from '@theke/rules/hours/opening-status';
import { firstSlot } from '@theke/rules/hours/pickup-slots';
import { formatMoney, fromMoney, toMoney } from '@theke/rules/money/money';
import { isOnlinePayment } from '@theke/rules/payments/payment-methods';
import { donationPerOrder } from '@theke/rules/price/donation';
import { soldAt } from '@theke/rules/products/bundles';
import { claimCapacity, type RequestedCapacity } from '../capacity/claim-capacity.ts';
import { demandOf } from '../capacity/demand.ts';
import { customerIdOf } from '../customers/customer-of.ts';
import { refusing } from '../errors.ts';
import type { OfferCache } from '../offer/offer-cache.ts';
import { type Offer, offerStore } from '../offer/offer-store.ts';
import { missingUploads } from '../uploads/known-uploads.ts';
import { areaOf, checkOrder, expectedOf, orderedProducts } from './check-order.ts';
import { contactOf } from './contact-of.ts';
import { newUid } from './new-uid.ts';
import type { Order } from './order.ts';
import { place } from './order-decisions.ts';
import { type IdempotencyKey, isKeyBound, isUidTaken, orderStore } from './order-store.ts';
import type { PricedDraft } from './price-draft.ts';
import { isSameRequest, requestHash } from './request-hash.ts';
import { insertPlaced, type StoreOrder } from './store-together.ts';
import { ticketOf } from './ticket.ts';
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
  /** The draft as it was sent: what an idempotency key is bound to. */
  sent: unknown;
  idempotencyKey: string | undefined;
  /** Where a guest orders from; staff and keys are not counted. */
  network: string | undefined;
  /** Somebody of the business orders, for whomever. */
  isByStaff?: boolean;
};

/**
 * A guest's order: checked and priced by the server alone, then stored with its event in one transaction.
 * @throws Problem 422 with every fault, 409 PRICE_CHANGED with the new quote, SOLD_OUT or SLOT_FULL, 422 IDEMPOTENCY_KEY_REUSED,
 * 429 where a guest's network has ordered too much, or has too much that is not paid
 */
export async function placeOrder(
  deps: PlaceOrderDeps,
  { tenant, draft, sent, idempotencyKey, network, isByStaff = false }: PlaceOrder,
): Promise<CreatedOrder> {
  const idempotency = idempotencyKey ? { key: idempotencyKey, requestHash: requestHash(sent) } : undefined;
  const counted = () =>
    network === undefined
      ? undefined
      : deps.unanswered.count({ tenant, branch: draft.branch, network }, idempotencyKey ?? deps.newId());
  let count: ReturnType<typeof counted>;
  try {
    count = counted();
    const order = await placeNew(deps, { tenant, draft, network, isByStaff }, idempotency);
    count?.placed(order.id);
    return order;
  } catch (error) {
    count?.refused();
    // Of a million orders one in 150,000 draws the name of another.
    if (isUidTaken(error)) return placeOrder(deps, { tenant, draft, sent, idempotencyKey, network, isByStaff });
    // Whatever speaks against it by now: the same request may have been accepted before.
    const mayBeRepeated = isKeyBound(error) || error instanceof Problem;
    const earlier =
      idempotency && mayBeRepeated ? await earlierOrder(deps, tenant, idempotency.key, { sent, draft }) : undefined;
    if (earlier) return earlier;
    throw error;
  }
}

async function placeNew(
  deps: PlaceOrderDeps,
  { tenant, draft, network, isByStaff }: Omit<PlaceOrder, 'idempotencyKey' | 'sent'>,
  idempotency: IdempotencyKey | undefined,
): Promise<CreatedOrder> {
  const now = deps.now();
  const products = draft.items.map((item) => item.product);
  const [known, table, donatee] = await Promise.all([
    deps.offers.load(deps.db, { tenant, branch: draft.branch, now }, products),
    tableOf(deps.db, tenant, draft),
    donateeOf(deps.db, tenant, draft),
  ]);
  const offer = { ...known, products: soldNow(known, now), table, donatee };
  const checked = refusing(() => checkOrder(draft, offer, now));
  if (checked.faults) throw new Problem(422, checked.faults);
  const { branch, priced } = checked;
  agreeOnPrice(draft, priced);
  const kind = orderKindAt(branch, draft.deliveryType, now);
  const appointmentDate = draft.appointmentDate ? new Date(draft.appointmentDate) : null;
  const contact = contactOf(draft, phoneRegionOf(branch));
  // A wish is the guest's own time, and what an offer is asked for nobody has promised.
  const expected = kind === 'quotation' || appointmentDate ? undefined : expectedOf(draft, offer, branch, now);
  const asked = {
    id: deps.newId(),
    uid: newUid(),
    branch: draft.branch,
    kind,
    deliveryType: draft.deliveryType,
    paymentMethod: draft.paymentMethod,
    deliveryArea: areaOf(draft, branch)?.area ?? null,
    table: table?.id ?? null,
    tableIdentifier: table?.identifier ?? null,
    ...priced,
    donation: donatee ? donationFor(donatee) : null,
    contact,
    customer: customerIdOf(deps.secret, tenant, contact) ?? null,
    comment: draft.comment,
    appointmentDate,
    expectedFrom: expected?.from ?? null,
    expectedUntil: expected?.until ?? null,
    placedAt: now,
    origin: isByStaff ? ({ kind: 'staff' } as const) : (draft.origin ?? null),
  };
  const wanted =
    kind === 'quotation' ? undefined : requestedCapacity(draft, offer, branch, priced, appointmentDate, now);
  // What may never be paid takes no number: it gets one with its money.
  const ticket = isOnlinePayment(draft.paymentMethod) ? null : ticketOf(offer, now);
  const hasUploads = priced.items.some((item) => item.parts.some((part) => part.uploads.length > 0));
  const mark = network && isOnlinePayment(draft.paymentMethod) ? networkMark(deps.secret, tenant, network) : null;
  const mayBeRefused = wanted !== undefined || hasUploads || mark !== null;
  if (!mayBeRefused) {
    const accepted = { asked, counter: ticket, idempotency, keptCart: draft.keptCart };
    return created(deps, tenant, await deps.store(tenant, accepted));
  }
  const next = await deps.db.withTenant(tenant, async (tx) => {
    if (idempotency) orderStore.bindKeys(tx, [{ ...idempotency, orderId: asked.id, at: now }]);
    // Before anything is held that others wait for.
    if (hasUploads) {
      const missing = await missingUploads(tx, priced.items, now);
      if (missing.length > 0) throw new Problem(422, missing);
    }
    if (mark) await checkUnpaid(tx, asked, mark);
    const claim = wanted ? await claimCapacity(tx, wanted, draft, offer.products) : null;
    // Last of all: an order that is refused uses up no number.
    const ticketNumber = ticket && (await orderStore.nextTicketNumber(tx, ticket));
    const decision = place({ ...asked, ticketNumber, claim });
    insertPlaced(tx, [{ decision, keptCart: draft.keptCart, networkMark: mark }]);
    tx.publish(...decision.facts);
    return decision.next;
  });
  return created(deps, tenant, next);
}

/** What the order needs of what is limited, undefined where nothing is. Without a wish it falls into the first slot that is offered. */
function requestedCapacity(
  draft: OrderDraft,
  { limited, slotLimit, products }: Offer,
  branch: Branch,
  priced: PricedDraft,
  wish: Date | null,
  now: Date,
): RequestedCapacity | undefined {
  if (limited.size === 0 && !slotLimit) return undefined;
  const needed = demandOf(draft, priced.items, products);
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
        ? { at: slotOf(at, slotLimit.minutes), limit: slotLimit, zone: zoneOf(branch), isChosen: wish !== null }
        : undefined,
  };
}

/** The table that a guest says to sit at. */
async function tableOf(db: Database, tenant: string, { deliveryType, table }: OrderDraft): Promise<Table | undefined> {
  if (deliveryType !== 'dineIn' || !table) return undefined;
  return db.atOnce(tenant, (tx) => offerStore.findTable(tx, table));
}

const donateeStore = postgresResourceStore(donatees);

/** Whom the guest chose; asked for only where one is named, as few orders do. */
async function donateeOf(db: Database, tenant: string, { donatee }: OrderDraft): Promise<Donatee | undefined> {
  return donatee ? db.atOnce(tenant, (tx) => donateeStore.find(tx, donatee)) : undefined;
}

const donationFor = ({ id, name }: Donatee): Donation => ({ donatee: id, name, amount: fromMoney(donationPerOrder) });

/** The order that the same request made before (ORDER-25). @throws Problem 422 where it was another request */
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
  // Who was shown no total agreed to none.
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

/** Bundles with what they offer now. */
const soldNow = ({ products, branch }: Offer, now: Date): Offer['products'] =>
  new Map(soldAt([...products.values()], zoneOf(branch ?? {}), now).map((product) => [product.id, product]));

function created(deps: PlaceOrderDeps, tenant: string, order: Order): CreatedOrder {
  const { id, uid, ticketNumber, status } = order;
  const { totals } = withoutHiddenPrices(order);
  const hash = orderHash(deps.secret, tenant, uid);
  const paying = status === 'awaiting-payment' ? { paymentRedirectUrl: `/pay/${uid}/${hash}` } : {};
  return { id, uid, hash, ticketNumber, totals, ...paying };
}
