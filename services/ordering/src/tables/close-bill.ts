import type { Database } from '@theke/kit/database/database';
import { conflict, unknown } from '@theke/kit/problem';
import { formatMoney } from '@theke/rules/money/money';
import { openOfBill } from '@theke/rules/tables/settle-bill';
import { refusing } from '../errors.ts';
import { type AccessScope, orderStore } from '../orders/order-store.ts';
import { saveDecision } from '../orders/save-decision.ts';
import { isBilled, toBilled } from './bill.ts';
import { billStore } from './bill-store.ts';
import { completeRound, isAllPaid } from './complete-rounds.ts';
import { billChangedFact } from './table-facts.ts';

/**
 * Closes a bill on which nothing is open: an empty one, or one that was paid online. A repetition changes nothing.
 * @throws Problem 404, 409 BILL_OPEN
 */
export const closeBill = (
  { db, now }: { db: Database; now: () => Date },
  { tenant, id, scope, by }: { tenant: string; id: string; scope: AccessScope; by: string },
): Promise<void> =>
  db.withTenant(tenant, async (tx) => {
    const bill = await billStore.lock(tx, id, scope);
    if (!bill) throw unknown('Die Rechnung');
    if (bill.state === 'closed') return;
    const orders = await orderStore.lockOfBill(tx, id);
    if (!isAllPaid(orders)) {
      const open = openOfBill(orders.filter(isBilled).map(toBilled));
      const sum = formatMoney(open, orders[0]?.totals.currency ?? 'EUR');
      throw conflict(
        'BILL_OPEN',
        open === 0
          ? 'Für diesen Tisch läuft noch eine Online-Zahlung. Bitte warten Sie, bis sie abgeschlossen ist.'
          : `Auf dieser Rechnung sind noch ${sum} offen. Bitte kassieren Sie sie zuerst.`,
      );
    }
    const at = now();
    for (const order of orders.filter(isBilled))
      await saveDecision(
        tx,
        order,
        refusing(() => completeRound({ next: order, facts: [] }, by, at)),
        at,
      );
    billStore.close(tx, id, at);
    tx.publish(billChangedFact(bill));
  });
