import { paymentMethodLabels } from '@theke/contracts/ordering/order';
import type { settleTableBill } from '@theke/contracts/ordering/table-bill-endpoints';
import type { Database, Transaction } from '@theke/kit/database/database';
import { conflict, invalid, unknown } from '@theke/kit/problem';
import { formatMoney, fromMoney, type Money, money, sumOf, toMoney } from '@theke/rules/money/money';
import { type BillPart, settleBill as partsOfBill } from '@theke/rules/tables/settle-bill';
import { offersTips, tipFault } from '@theke/rules/tips/tips';
import type { z } from 'zod';
import { refusing } from '../errors.ts';
import { offerStore } from '../offer/offer-store.ts';
import { edited } from '../orders/edit-order.ts';
import type { Decision, Order } from '../orders/order.ts';
import { type AccessScope, orderStore } from '../orders/order-store.ts';
import { saveDecision } from '../orders/save-decision.ts';
import { type Bill, isBilled, toBilled } from './bill.ts';
import { billStore } from './bill-store.ts';
import { completeRound, isAllPaid } from './complete-rounds.ts';
import { billClosed } from './open-bill.ts';
import { billChangedFact } from './table-facts.ts';

type Deps = { db: Database; now: () => Date };
type Target = { tenant: string; id: string; scope: AccessScope; by: string };
type Settling = z.output<typeof settleTableBill.body>;

/**
 * Takes a payment on site for a part of a bill (TABLE-04 to TABLE-06). Locks the bill, then its orders in key order: of
 * two payments of the same item, the second one is refused. When nothing is open any more, completes the orders and closes
 * the bill.
 * @param settlement its id; a repetition changes nothing
 * @throws Problem 404, 409 BILL_CLOSED, BILL_PAID, BILL_CHANGED, BILL_SHARED, ITEM_PAID or TIP_NOT_OFFERED, 422
 */
export const settleBill = (
  { db, now }: Deps,
  { tenant, id, scope, by }: Target,
  settlement: string,
  settling: Settling,
): Promise<void> =>
  db.withTenant(tenant, async (tx) => {
    const bill = await billStore.lock(tx, id, scope);
    if (!bill) throw unknown('Die Rechnung');
    const orders = await orderStore.lockOfBill(tx, id);
    if (orders.some(({ payments }) => payments?.some((payment) => payment.settlement === settlement))) return;
    if (bill.state === 'closed') throw billClosed();
    const at = now();
    const rounds = orders.filter(isBilled);
    const parts = refusing(() => partsOfBill(rounds.map(toBilled), settling.part));
    await checkAmount(tx, bill, sumOf(parts.map(({ gross }) => gross)), rounds, settling);
    const payment = { settlement, method: settling.method, tip: settling.tip ?? 0 };
    const paid = rounds.map((order) => {
      const at_ = parts.findIndex((part) => part.order === order.id);
      const part = parts[at_];
      // The tip belongs to no order; the first one keeps it.
      return part ? pay(order, part, { ...payment, tip: at_ === 0 ? payment.tip : 0 }, { by, at }) : unchanged(order);
    });
    const isLast = isAllPaid(orders.map((order) => paid.find(({ next }) => next.id === order.id)?.next ?? order));
    for (const [index, order] of rounds.entries()) {
      const decision = paid[index] ?? unchanged(order);
      await saveDecision(tx, order, isLast ? completeRound(decision, by, at) : decision, at);
    }
    if (isLast) billStore.close(tx, id, at);
    else if (bill.wish === 'pay') billStore.setWish(tx, id, null, at);
    tx.publish(billChangedFact(bill));
  });

const unchanged = (order: Order): Decision => ({ next: order, facts: [] });

/** @throws Problem 409 BILL_CHANGED or TIP_NOT_OFFERED, 422 NOTHING_CHOSEN or TIP_TOO_HIGH */
async function checkAmount(
  tx: Transaction,
  bill: Bill,
  gross: Money,
  [first]: readonly Order[],
  { tip = 0, expected }: Settling,
): Promise<void> {
  const currency = first?.totals.currency ?? 'EUR';
  if (gross === 0) throw invalid('NOTHING_CHOSEN', 'Bitte wählen Sie etwas, das noch zu bezahlen ist.', 'part');
  if (expected !== undefined && toMoney(expected) !== gross)
    throw conflict(
      'BILL_CHANGED',
      `Die Rechnung hat sich inzwischen geändert. Zu zahlen sind jetzt ${formatMoney(gross, currency)}.`,
      'expected',
    );
  if (tip === 0) return;
  const branch = await offerStore.findBranch(tx, bill.branch);
  if (!branch || !offersTips({ ...branch, isQuotationRequired: false }))
    throw conflict('TIP_NOT_OFFERED', 'Trinkgeld ist in dieser Filiale ausgeschaltet.', 'tip');
  const found = tipFault(toMoney(tip), gross, currency);
  if (found) throw invalid(found.code, found.message, 'tip');
}

type Paying = { settlement: string; method: Settling['method']; tip: number };

/**
 * Adds a payment to an order. Its payment method becomes that of the latest payment. Tips of the payments replace one that
 * the guest announced when ordering.
 */
function pay(
  order: Order,
  { gross, rates, items }: BillPart,
  { settlement, method, tip }: Paying,
  editor: { by: string; at: Date },
): Decision {
  const payments: NonNullable<Order['payments']> = [
    ...(order.payments ?? []),
    {
      ...{ settlement, method, gross: fromMoney(gross), at: editor.at.toISOString() },
      rates: Object.fromEntries(rates.map((each) => [String(each.rate), fromMoney(each.gross)])),
      ...(items && { items: [...items] }),
      ...(tip > 0 && { tip }),
    },
  ];
  const tips = sumOf(payments.map((payment) => toMoney(payment.tip ?? 0)));
  const { currency } = order.totals;
  const inWords = `Am Tisch bezahlt: ${formatMoney(gross, currency)} (${paymentMethodLabels[method]})`;
  const withTip = tip > 0 ? `${inWords}, Trinkgeld ${formatMoney(toMoney(tip), currency)}` : inWords;
  return edited(
    order,
    { payments, paymentMethod: method, tip: tips === money(0) ? undefined : fromMoney(tips) },
    withTip,
    editor,
  );
}
