import { createHash } from 'node:crypto';
import type { Contact, CreatedOrder, OrderDraft } from '@theke/contracts/ordering/order';
import type { Database, Transaction } from '@theke/kit/database/database';
import { conflict, invalid, Problem } from '@theke/kit/problem';
import { dateOf, localTime } from '@theke/rules/local-time';
import { formatMoney, toMoney } from '@theke/rules/money';
import { zoneOf } from '@theke/rules/opening-status';
import { normalizePhone } from '@theke/rules/phone';
import { refusing } from '../errors.ts';
import { type Offer, offerStore } from '../offer/offer-store.ts';
import { checkOrder } from './check-order.ts';
import { type Order, place } from './order.ts';
import { newUid, orderHash } from './order-link.ts';
import { orderStore } from './order-store.ts';
import { type PricedDraft, priceDraft } from './price-draft.ts';

export type PlaceOrderDeps = { db: Database; now: () => Date; newId: () => string; secret: string };
export type PlaceOrder = { tenant: string; draft: OrderDraft; idempotencyKey: string | undefined };

/**
 * A guest's order: checked and priced by the server alone, stored with its event in one transaction.
 * @throws Problem 422 with every fault, 409 PRICE_CHANGED with the new total, 422 IDEMPOTENCY_KEY_REUSED
 */
export function placeOrder(deps: PlaceOrderDeps, { tenant, draft, idempotencyKey }: PlaceOrder): Promise<CreatedOrder> {
  return deps.db.withTenant(tenant, async (tx) => {
    const now = deps.now();
    const id = deps.newId();
    const earlier = idempotencyKey ? await sameRequest(tx, idempotencyKey, draft, id, now) : undefined;
    if (earlier) return created(deps, tenant, earlier);

    const offer = await offerStore.load(
      tx,
      tenant,
      draft.branch,
      draft.items.map((item) => item.product),
    );
    const faults = checkOrder(draft, offer, now);
    if (faults.length > 0) throw new Problem(422, faults);
    const priced = refusing(() => priceDraft(draft, offer));
    agreeOnPrice(draft, priced);

    const decision = place({
      id,
      uid: newUid(),
      branch: draft.branch,
      ticketNumber: await ticketNumber(tx, draft.branch, offer, now),
      deliveryType: draft.deliveryType,
      paymentMethod: draft.paymentMethod,
      ...priced,
      contact: contactOf(draft),
      comment: draft.comment,
      placedAt: now,
    });
    await orderStore.insert(tx, decision.next);
    tx.publish(...decision.facts);
    return created(deps, tenant, decision.next);
  });
}

/** The order that the same request made before, if it did (RULINGS "Idempotency-Key"). */
async function sameRequest(
  tx: Transaction,
  key: string,
  draft: OrderDraft,
  id: string,
  now: Date,
): Promise<Order | undefined> {
  // Parsed by its contract, so that key order and white space do not make another request of it.
  const requestHash = createHash('sha256').update(JSON.stringify(draft)).digest('base64');
  const earlier = await orderStore.claimKey(tx, key, requestHash, id, now);
  if (!earlier) return undefined;
  if (earlier.requestHash !== requestHash) {
    throw invalid(
      'IDEMPOTENCY_KEY_REUSED',
      'Diese Bestellung wurde schon mit anderen Angaben abgeschickt. Bitte laden Sie die Seite neu.',
    );
  }
  return orderStore.find(tx, earlier.orderId, true);
}

function agreeOnPrice(draft: OrderDraft, { totals }: PricedDraft): void {
  if (draft.expectedTotal === undefined || toMoney(draft.expectedTotal) === toMoney(totals.total.gross)) return;
  const total = formatMoney(toMoney(totals.total.gross), totals.currency);
  throw conflict(
    'PRICE_CHANGED',
    `Der Preis hat sich geändert. Ihre Bestellung kostet jetzt ${total}. Bitte bestätigen Sie den neuen Betrag.`,
    'expectedTotal',
  );
}

async function ticketNumber(tx: Transaction, branch: string, offer: Offer, now: Date): Promise<number | null> {
  if (offer.config?.disableTickets) return null;
  const day = dateOf(localTime(zoneOf(offer.branch ?? {}), now.getTime()));
  return orderStore.nextTicketNumber(tx, branch, day);
}

const created = (deps: PlaceOrderDeps, tenant: string, order: Order): CreatedOrder => ({
  id: order.id,
  uid: order.uid,
  hash: orderHash(deps.secret, tenant, order.uid),
  ticketNumber: order.ticketNumber,
  totals: order.totals,
});

const contactOf = (draft: OrderDraft): Contact => ({
  firstName: draft.firstName,
  lastName: draft.lastName,
  phone: normalizePhone(draft.phone),
  email: draft.email,
  companyName: draft.isCompany ? draft.companyName : '',
  vatNumber: draft.isCompany ? draft.vatNumber : '',
  street: draft.street,
  stairway: draft.stairway,
  floor: draft.floor,
  door: draft.door,
  zipCode: draft.zipCode,
  city: draft.city,
  country: draft.country,
});
