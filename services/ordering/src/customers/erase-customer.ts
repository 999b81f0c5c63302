import { versionsOf } from '@theke/contracts/event';
import { customerErased } from '@theke/contracts/ordering/customer';
import { orderCanceled, orderRejected } from '@theke/contracts/ordering/order-events';
import { erasedContact } from '@theke/contracts/ordering/order-state';
import type { Database, Transaction } from '@theke/kit/database/database';
import { conflict, unknown } from '@theke/kit/problem';
import { isFinished } from '@theke/rules/orders/order-states';
import { offerStore } from '../offer/offer-store.ts';
import { changedFact } from '../orders/order-facts.ts';
import { orderStore } from '../orders/order-store.ts';
import { customerStore } from './customer-store.ts';
import { pseudonymize, uploadsOf } from './pseudonymize.ts';

/**
 * Erases a person everywhere: orders keep amounts and states, events that still lie in the outbox lose what is personal,
 * and whoever heard of the person is told.
 * @throws Problem 404, 409 CUSTOMER_HAS_OPEN_ORDERS
 */
export function eraseCustomer(deps: { db: Database; now: () => Date }, tenant: string, id: string): Promise<void> {
  return deps.db.withTenant(tenant, async (tx) => {
    const customer = await customerStore.find(tx, id);
    if (!customer) throw unknown('Der Kunde');
    const orders = await orderStore.ofCustomerForChange(tx, id);
    if (orders.some((order) => !isFinished(order.status))) {
      throw conflict(
        'CUSTOMER_HAS_OPEN_ORDERS',
        'Eine Bestellung dieses Kunden ist noch offen. Bitte schließen Sie sie zuerst ab.',
      );
    }
    const products = new Map(
      (
        await offerStore.findProducts(tx, [
          ...new Set(orders.flatMap(({ items }) => items.map((item) => item.product))),
        ])
      ).map((product) => [product.id, product]),
    );
    const at = deps.now();
    const erased = orders.map((order) => pseudonymize(order, products));
    for (const order of erased) orderStore.update(tx, order, at);
    orderStore.forgetCustomer(tx, id);
    const ids = orders.map((order) => order.id);
    eraseFromOutbox(tx, ids);
    customerStore.remove(tx, id);
    tx.publish(
      ...erased.map((order) => changedFact(order, at)),
      customerErased(id, customer.version + 1, { id, orders: ids, uploads: orders.flatMap(uploadsOf) }),
    );
  });
}

/** Events of the last days, sent or not: emptied rather than removed, so that one which is still on its way arrives. */
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
  // What somebody wrote freely stands beside the order too.
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
