import type { DayClose, DayCloseDraft } from '@theke/contracts/ordering/day-close';
import type { Database } from '@theke/kit/database/database';
import { conflict, unknown } from '@theke/kit/problem';
import { giftCardStore } from '../gift-cards/gift-card-store.ts';
import { offerStore } from '../offer/offer-store.ts';
import { countOrders } from './count-orders.ts';
import type { StoredClose } from './day-close.ts';
import { dayCloseStore } from './day-close-store.ts';
import { decideClose } from './decide-close.ts';

export type CloseDeps = { db: Database; now: () => Date; newId: () => string };

/**
 * Closes the open period of a branch in one transaction (CLOSE-01). The lock on the branch's numbers makes concurrent
 * closes wait; the orders are locked after it, so a payment or move either is in this close or waits and is in the next
 * one. Repeating the same id returns the stored close.
 * @throws Problem 404, 409 DAY_CLOSED, CASH_CHANGED or ID_TAKEN, 422 PIECES_MISMATCH or PIECES_TWICE
 */
export const closeDay = (
  { db, now, newId }: CloseDeps,
  { tenant, draft, by }: { tenant: string; draft: DayCloseDraft; by: DayClose['closedBy'] },
): Promise<StoredClose> =>
  db.withTenant(tenant, async (tx) => {
    const branch = await offerStore.findBranch(tx, draft.branch.id);
    if (!branch) throw unknown('Die Filiale');
    const lastNumber = await dayCloseStore.lockNumbers(tx, branch.id);
    const stored = draft.id === undefined ? undefined : await dayCloseStore.find(tx, draft.id, null);
    if (stored?.close.branch.id === branch.id) return stored;
    if (stored) throw conflict('ID_TAKEN', 'Ein anderer Tagesabschluss hat diese Kennung.', 'id');
    const last = await dayCloseStore.findLast(tx, branch.id);
    const number = lastNumber + 1;
    if (draft.number !== undefined && draft.number !== number) throw alreadyClosed(last);
    const [config, firstOrderAt] = await Promise.all([
      offerStore.findConfig(tx, tenant),
      dayCloseStore.firstOrderAt(tx, branch.id),
    ]);
    const counted = await countOrders(tx, { branch: branch.id, number });
    const sales = await giftCardStore.closeSales(tx, { branch: branch.id, number });
    const id = draft.id ?? newId();
    const facts = {
      id,
      branch,
      currency: config?.currency ?? 'EUR',
      last,
      firstOrderAt,
      counted,
      sales,
      by,
      at: now(),
    };
    const { fact, ...decided } = decideClose(draft, facts);
    dayCloseStore.insert(tx, decided);
    tx.publish(fact);
    return decided;
  });

const alreadyClosed = (last: DayClose | undefined) =>
  conflict(
    'DAY_CLOSED',
    last
      ? `Der Tag wurde inzwischen abgeschlossen: Nr. ${last.number}, von ${last.closedBy.name}. Bitte laden Sie die Seite neu.`
      : 'Diese Filiale hat noch keinen Tagesabschluss. Der erste hat die Nummer 1.',
    'number',
  );
