import { type EventDefinition, versionsOf } from '@theke/contracts/event';
import { accountCodeRequested, rewardGiven } from '@theke/contracts/ordering/account';
import { customerErased } from '@theke/contracts/ordering/customer';
import { giftCardReversed, giftCardSold } from '@theke/contracts/ordering/gift-card';
import { cartAbandoned } from '@theke/contracts/ordering/kept-cart';
import { newsletterRequested } from '@theke/contracts/ordering/newsletter';
import { orderCanceled, orderRejected } from '@theke/contracts/ordering/order-events';
import { erasedContact } from '@theke/contracts/ordering/order-state';
import type { Database, Transaction } from '@theke/kit/database/database';
import { importStore } from '@theke/kit/imports/import-store';
import { conflict, unknown } from '@theke/kit/problem';
import { isFinished } from '@theke/rules/orders/order-states';
import { accountStore } from '../accounts/account-store.ts';
import { discountStore } from '../discounts/discount-store.ts';
import { stopStore } from '../drivers/stop-store.ts';
import { forgetPurchasesOf } from '../gift-cards/end-purchase.ts';
import { giftCardStore } from '../gift-cards/gift-card-store.ts';
import { keptCartStore } from '../kept-carts/kept-cart-store.ts';
import { newsletterStore } from '../newsletter/newsletter-store.ts';
import { offerStore } from '../offer/offer-store.ts';
import type { Order } from '../orders/order.ts';
import { changedFact } from '../orders/order-facts.ts';
import { orderStore } from '../orders/order-store.ts';
import { eraseReservations } from '../reservations/erase-reservations.ts';
import { reservationStore } from '../reservations/reservation-store.ts';
import { customerStore } from './customer-store.ts';
import { customerImportTables } from './imports/customer-import-tables.ts';
import { personKeys, personsOf } from './persons-of.ts';
import { pseudonymize, uploadsOf } from './pseudonymize.ts';

type Deps = { db: Database; now: () => Date; secret: string };

/**
 * Erases a person everywhere. Orders keep amounts and states, outbox events lose personal data, and consumers are
 * notified. Open orders keep theirs: otherwise an order in someone's name could block the erasure of everything else.
 * @throws Problem 404, 409 CUSTOMER_HAS_OPEN_ORDERS after everything else was erased
 */
export async function eraseCustomer(deps: Deps, tenant: string, id: string): Promise<void> {
  const isOpenLeft = await eraseCustomerData(deps, tenant, id);
  if (!isOpenLeft) return;
  throw conflict(
    'CUSTOMER_HAS_OPEN_ORDERS',
    'Alles Abgeschlossene ist gelöscht. Eine Bestellung dieses Kunden ist noch offen: Bitte schließen Sie sie ab und löschen Sie dann noch einmal.',
  );
}

/**
 * Erases a person like `eraseCustomer`, also at the guest's own wish (ACCT-08), and leaves open orders without an
 * error.
 * @returns whether open orders are left, with their contact
 * @throws Problem 404
 */
export function eraseCustomerData(deps: Deps, tenant: string, id: string): Promise<boolean> {
  return deps.db.withTenant(tenant, async (tx) => {
    // Locks orders before their customer, as every order change does. An order placed in between is still open.
    const locked = new Map((await orderStore.lockByCustomer(tx, id)).map((order) => [order.id, order]));
    const at = deps.now();
    // Purchases are locked before the customer, as by an order that pays with a gift card. Cards that were given to the
    // person, or that the person bought, stay valid.
    const bought = await forgetPurchasesOf(tx, id, at);
    const cards = await giftCardStore.forgetRecipient(tx, id);
    if (bought.length > 0) giftCardStore.forgetMessages(tx, bought);
    const customer = await customerStore.lock(tx, id);
    if (!customer) throw unknown('Der Kunde');
    const reservations = await reservationStore.lockOfPersons(tx, personsOf(deps.secret, tenant, customer));
    await importStore(customerImportTables).forget(tx, id);
    await keptCartStore.endOf(tx, id, at);
    lockOutbox(tx, id, [
      ...locked.keys(),
      ...cards,
      ...bought,
      ...reservations.map(({ reservation }) => reservation.id),
    ]);
    eraseCarts(tx, id);
    eraseCardEvents(tx, giftCardSold, cards, { recipientName: '', recipientEmail: '', message: '' });
    eraseCardEvents(tx, giftCardSold, bought, { buyerName: '', buyerEmail: '', message: '' });
    eraseCardEvents(tx, giftCardReversed, bought, { buyerName: '', buyerEmail: '' });
    eraseReservations(tx, reservations);
    const all = await orderStore.findByCustomer(tx, id);
    const isErasable = (order: Order) => locked.has(order.id) && isFinished(order.status);
    const orders = all.filter(isErasable);
    const [open, ...otherOpen] = all.filter((order) => !isErasable(order));
    const contacts = [customer, ...orders.map(({ contact }) => contact)];
    const emails = await accountStore.removeOf(tx, id);
    const keys = personKeys(deps.secret, tenant, [...contacts, ...emails.map((email) => ({ email, phone: '' }))]);
    const hadConsent = await newsletterStore.removeOfPersons(tx, keys);
    eraseRequests(tx, [id, ...keys]);
    if (open && orders.length === 0) {
      customerStore.keepOpen(tx, id, [open, ...otherOpen]);
      if (hadConsent || emails.length > 0)
        tx.publish(customerErased(id, customer.version + 1, { id, orders: [], uploads: [], keys }));
      return true;
    }
    const products = new Map(
      (
        await offerStore.findProducts(tx, [
          ...new Set(orders.flatMap(({ items }) => items.map((item) => item.product))),
        ])
      ).map((product) => [product.id, product]),
    );
    const erased = orders.map((order) => pseudonymize(order, products));
    for (const order of erased) orderStore.update(tx, order, at);
    const ids = orders.map((order) => order.id);
    orderStore.forgetCustomer(tx, ids);
    discountStore.forgetPersons(tx, ids);
    stopStore.forgetProofs(tx, ids);
    eraseFromOutbox(tx, ids);
    if (open) customerStore.keepOpen(tx, id, [open, ...otherOpen]);
    else customerStore.remove(tx, id);
    tx.publish(
      ...erased.map((order) => changedFact(order, at)),
      customerErased(id, customer.version + 1, {
        id,
        orders: ids,
        uploads: orders.flatMap(uploadsOf),
        keys,
      }),
    );
    return open !== undefined;
  });
}

/** Locks in key order, as the relay does, because several statements change this person's events. */
const lockOutbox = (tx: Transaction, customer: string, orders: readonly string[]): void =>
  void tx.query(
    `select from outbox where event ->> 'subject' = any($2) or (event ->> 'type' = $3 and event #>> '{data,customer}' = $1)
     order by id for update`,
    [customer, orders, cartAbandoned.type],
  );

/** Removes the address from published requests for codes and newsletters, and the code from rewards. */
const eraseRequests = (tx: Transaction, persons: readonly string[]): void =>
  void tx.query(
    `update outbox set event = jsonb_set(event, '{data}', (event -> 'data') || '{"email": "", "code": ""}'::jsonb)
     where id in (select id from outbox where event ->> 'type' = any($2) and event #>> '{data,customer}' = any($1)
       order by id for update)`,
    [persons, [accountCodeRequested, newsletterRequested, rewardGiven].map(({ type }) => type)],
  );

/** Removes the contact from published carts; nothing else in them is personal. */
function eraseCarts(tx: Transaction, customer: string): void {
  const contact = { firstName: '', lastName: '', email: '', phone: '' };
  tx.query(
    `update outbox set event = jsonb_set(event, '{data,contact}', $2::jsonb)
     where event ->> 'type' = $3 and event #>> '{data,customer}' = $1`,
    [customer, JSON.stringify(contact), cartAbandoned.type],
  );
}

/** Removes the recipient, or the buyer, from events of gift cards. */
function eraseCardEvents(
  tx: Transaction,
  { type }: Pick<EventDefinition, 'type'>,
  cards: readonly string[],
  person: Readonly<Record<string, ''>>,
): void {
  if (cards.length === 0) return;
  tx.query(
    `update outbox set event = jsonb_set(event, '{data}', (event -> 'data') || $2::jsonb)
     where event ->> 'subject' = any($1) and event ->> 'type' = $3`,
    [cards, JSON.stringify(person), type],
  );
}

/** Outbox events of the last days, sent or not. Emptied rather than deleted, so that unsent ones still arrive. */
function eraseFromOutbox(tx: Transaction, orders: readonly string[]): void {
  const empty = {
    contact: erasedContact,
    comment: '',
    items: [],
    history: [],
    edits: [],
    questionnaire: null,
    rejectionMessage: null,
    cancellationReason: null,
    isErased: true,
  };
  tx.query(
    `update outbox set event = jsonb_set(event, '{data}', (event -> 'data') || jsonb_build_object(
       'order', (event #> '{data,order}') || $2::jsonb))
     where event ->> 'subject' = any($1) and event -> 'data' ? 'order'`,
    [orders, JSON.stringify(empty)],
  );
  // Some events carry free text outside of the order.
  for (const [field, types] of [
    ['rejectionMessage', versionsOf(orderRejected)],
    ['reason', versionsOf(orderCanceled)],
  ] as const)
    tx.query(
      `update outbox set event = jsonb_set(event, array['data', $2], 'null'::jsonb)
       where event ->> 'subject' = any($1) and event ->> 'type' = any($3)`,
      [orders, field, types.map(({ type }) => type)],
    );
  tx.query(
    `update outbox set event = jsonb_set(event, '{data}', (event -> 'data') || $2::jsonb)
     where event ->> 'subject' = any($1) and event -> 'data' ? 'contact'`,
    [orders, JSON.stringify({ contact: erasedContact, comment: '', items: [] })],
  );
}
