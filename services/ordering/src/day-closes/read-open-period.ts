import type { Branch } from '@theke/contracts/catalog/branch';
import type { OpenPeriod } from '@theke/contracts/ordering/day-close';
import type { Transaction } from '@theke/kit/database/database';
import { businessDayOfClose } from '@theke/rules/closing/business-day-of-close';
import { expectedCash, sumChanges, type TakingsChange } from '@theke/rules/closing/close-sums';
import { fromMoney, money } from '@theke/rules/money/money';
import { paymentRows } from '@theke/rules/payments/payment-methods';
import { giftCardStore } from '../gift-cards/gift-card-store.ts';
import { offerStore } from '../offer/offer-store.ts';
import { countOrder } from './count-order.ts';
import { dayCloseStore } from './day-close-store.ts';
import { toFigures } from './to-figures.ts';

const onSite = paymentRows.filter(({ isOnline }) => !isOnline).map(({ method }) => method);

/** The open period of a branch, as a close at `at` would count it (CLOSE-07). */
export async function readOpenPeriod(tx: Transaction, tenant: string, branch: Branch, at: Date): Promise<OpenPeriod> {
  const [last, config, firstOrderAt, open, sales] = await Promise.all([
    dayCloseStore.findLast(tx, branch.id),
    offerStore.findConfig(tx, tenant),
    dayCloseStore.firstOrderAt(tx, branch.id),
    dayCloseStore.openOnSite(tx, branch.id, onSite),
    giftCardStore.openSales(tx, branch.id),
  ]);
  const changes: TakingsChange[] = [];
  for await (const page of dayCloseStore.changed(tx, branch.id, { isLocked: false }))
    changes.push(...page.map((order) => countOrder(order).change));
  const sums = sumChanges(changes, sales);
  return {
    branch: { id: branch.id },
    number: (last?.number ?? 0) + 1,
    businessDay: businessDayOfClose(branch, at, last?.businessDay ?? null),
    from: last?.closedAt ?? firstOrderAt?.toISOString() ?? null,
    ...toFigures(sums, config?.currency ?? 'EUR'),
    float: last?.cash.float ?? 0,
    cash: fromMoney(expectedCash(money(0), sums)),
    open,
  };
}
