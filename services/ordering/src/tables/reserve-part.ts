import type { reserveTablePayment } from '@theke/contracts/ordering/table-bill-endpoints';
import type { Database } from '@theke/kit/database/database';
import { setTimer } from '@theke/kit/events/timers';
import { isOrderHash } from '@theke/kit/order-link';
import { conflict, unknown } from '@theke/kit/problem';
import { money, sumOf, toMoney } from '@theke/rules/money/money';
import { toReservedParts } from '@theke/rules/tables/settle-bill';
import type { z } from 'zod';
import { newPayableUid } from '../orders/new-uid.ts';
import { orderStore } from '../orders/order-store.ts';
import { isBilled } from './bill.ts';
import { billStore } from './bill-store.ts';
import { checkAmount } from './check-amount.ts';
import { chooseParts } from './choose-parts.ts';
import { onlineMethods } from './online-methods.ts';
import { billClosed } from './open-bill.ts';
import { billChangedFact } from './table-facts.ts';
import { maxReserved, payableFact, reservationDeadline, reservedFor, type TablePayment } from './table-payment.ts';
import { tablePaymentStore } from './table-payment-store.ts';

type Deps = { db: Database; now: () => Date; newId: () => string; secret: string };
type Reserving = z.output<typeof reserveTablePayment.body>;
/** Link of an order on the bill; `key` repeats a request. */
type Guest = { tenant: string; uid: string; hash: string; key: string };

/**
 * Reserves the part of a bill that a guest is about to pay online (TABLE-13, TABLE-14). Locks the bill, then its orders
 * in key order, like a payment on site: of two guests who choose the same item, one is refused.
 * @throws Problem 404, 409 BILL_CLOSED, BILL_PAID, BILL_CHANGED, BILL_SHARED, ITEM_PAID, PART_RESERVED,
 * ONLINE_NOT_OFFERED, TOO_MANY_PAYMENTS or TIP_NOT_OFFERED, 422
 */
export const reservePart = (
  { db, now, newId, secret }: Deps,
  { tenant, uid, hash, key }: Guest,
  { part, method, ...reserving }: Reserving,
): Promise<TablePayment> =>
  db.withTenant(tenant, async (tx) => {
    const own = isOrderHash(secret, tenant, uid, hash) ? await orderStore.findByUid(tx, uid) : undefined;
    const bill = own?.bill ? await billStore.lock(tx, own.bill, true) : undefined;
    if (!own || !bill) throw unknown('Die Rechnung');
    const earlier = await tablePaymentStore.findByKey(tx, bill.id, key);
    if (earlier) return earlier;
    if (bill.state === 'closed') throw billClosed();
    if (!(await onlineMethods(tx, tenant, bill.branch)).includes(method))
      throw conflict(
        'ONLINE_NOT_OFFERED',
        'Diese Zahlungsart bieten wir hier nicht an. Bitte zahlen Sie bei unserem Team.',
        'method',
      );
    const orders = await orderStore.lockOfBill(tx, bill.id);
    const reserved = await tablePaymentStore.reserved(tx, [bill.id]);
    if (reserved.length >= maxReserved)
      throw conflict(
        'TOO_MANY_PAYMENTS',
        'An diesem Tisch zahlen gerade sehr viele Gäste online. Bitte versuchen Sie es in ein paar Minuten noch einmal.',
      );
    const at = now();
    const parts = chooseParts(orders, reserved, part);
    const gross = sumOf(parts.map((each) => each.gross));
    await checkAmount(tx, bill, gross, orders.filter(isBilled), reserving);
    const id = newId();
    const payment: TablePayment = {
      ...{ id, version: 1, bill: bill.id, branch: bill.branch, tableIdentifier: bill.tableIdentifier },
      ...{ order: { id: own.id, uid: own.uid }, key, uid: newPayableUid(), method, state: 'reserved' },
      ...{ gross, tip: reserving.tip === undefined ? money(0) : toMoney(reserving.tip) },
      currency: own.totals.currency,
      parts: toReservedParts(parts, { settlement: id, method, tip: reserving.tip }),
      ...{ createdAt: at, expiresAt: new Date(at.getTime() + reservedFor) },
    };
    tablePaymentStore.insert(tx, payment);
    setTimer(tx, { name: reservationDeadline, subject: id, at: payment.expiresAt });
    tx.publish(payableFact(payment, at), billChangedFact(bill));
    return payment;
  });
