import type { Branch } from '@theke/contracts/catalog/branch';
import type { DayClose } from '@theke/contracts/ordering/day-close';
import type { Database } from '@theke/kit/database/database';
import { expectedCash, sumChanges } from '@theke/rules/closing/close-sums';
import { fromMoney, sumOf, toMoney } from '@theke/rules/money/money';
import { giftCardStore } from '../gift-cards/gift-card-store.ts';
import { countOrders } from './count-orders.ts';
import { dayCloseStore } from './day-close-store.ts';
import { decideClose } from './decide-close.ts';

/** A close of an earlier day. `float` and `difference` of the counted cash are decimal numbers. */
export type FormerClose = {
  id: string;
  at: Date;
  by: DayClose['closedBy'];
  float: number;
  difference: number;
  note: string;
};

/**
 * Imports closes of a branch, oldest first, each with the orders placed before it, if the branch has none. Nothing is
 * published; used for the demo after `takeOverOrders`.
 */
export const takeOverCloses = (
  { db }: { db: Database },
  tenant: string,
  { branch, currency }: { branch: Branch; currency: string },
  closes: readonly FormerClose[],
): Promise<void> =>
  db.withTenant(tenant, async (tx) => {
    if ((await dayCloseStore.lockNumbers(tx, branch.id)) > 0) return;
    const firstOrderAt = await dayCloseStore.firstOrderAt(tx, branch.id);
    let last: DayClose | undefined;
    for (const { id, at, by, float, difference, note } of closes) {
      const number = (last?.number ?? 0) + 1;
      const counted = await countOrders(tx, { branch: branch.id, number, placedBefore: at });
      const sales = await giftCardStore.closeSales(tx, { branch: branch.id, number, soldBefore: at });
      const changes = counted.map(({ change }) => change);
      const expected = expectedCash(toMoney(float), sumChanges(changes, sales));
      const draft = { float, counted: fromMoney(sumOf([expected, toMoney(difference)])), pieces: [], note };
      const facts = { id, branch, currency, last, firstOrderAt, counted, sales, by, at };
      const { fact: _, ...decided } = decideClose(draft, facts);
      dayCloseStore.insert(tx, decided);
      last = decided.close;
    }
  });
