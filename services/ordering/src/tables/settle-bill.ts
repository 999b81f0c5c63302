import type { settleTableBill } from '@theke/contracts/ordering/table-bill-endpoints';
import type { Database } from '@theke/kit/database/database';
import { unknown } from '@theke/kit/problem';
import { sumOf } from '@theke/rules/money/money';
import { toReservedParts } from '@theke/rules/tables/settle-bill';
import type { z } from 'zod';
import { type AccessScope, orderStore } from '../orders/order-store.ts';
import { applySettlement } from './apply-settlement.ts';
import { isBilled } from './bill.ts';
import { billStore } from './bill-store.ts';
import { checkAmount } from './check-amount.ts';
import { chooseParts } from './choose-parts.ts';
import { billClosed } from './open-bill.ts';
import { tablePaymentStore } from './table-payment-store.ts';

type Deps = { db: Database; now: () => Date };
type Target = { tenant: string; id: string; scope: AccessScope; by: string };
type Settling = z.output<typeof settleTableBill.body>;

/**
 * Takes a payment on site for a part of a bill (TABLE-04 to TABLE-06). Locks the bill, then its orders in key order: of
 * two payments of the same item, the second one is refused. When nothing is open any more, completes the served
 * orders and closes the bill.
 * @param settlement its id; a repetition changes nothing
 * @throws Problem 404, 409 BILL_CLOSED, BILL_PAID, BILL_CHANGED, BILL_SHARED, ITEM_PAID, PART_RESERVED or
 * TIP_NOT_OFFERED, 422
 */
export const settleBill = (
  { db, now }: Deps,
  { tenant, id, scope, by }: Target,
  settlement: string,
  { part, method, ...settling }: Settling,
): Promise<void> =>
  db.withTenant(tenant, async (tx) => {
    const bill = await billStore.lock(tx, id, scope);
    if (!bill) throw unknown('Die Rechnung');
    const orders = await orderStore.lockOfBill(tx, id);
    if (orders.some(({ payments }) => payments?.some((payment) => payment.settlement === settlement))) return;
    if (bill.state === 'closed') throw billClosed();
    const at = now();
    const parts = chooseParts(orders, await tablePaymentStore.reserved(tx, [id]), part);
    await checkAmount(tx, bill, sumOf(parts.map(({ gross }) => gross)), orders.filter(isBilled), settling);
    // The bill is open after the settlement: otherwise closing it clears the wish.
    if (bill.wish === 'pay') billStore.setWish(tx, id, null, at);
    const paid = toReservedParts(parts, { settlement, method, tip: settling.tip });
    await applySettlement(tx, { bill, orders }, paid, { by, at });
  });
