import { type Payable, payableChanged } from '@theke/contracts/ordering/payable';
import { copyFrom, type WorkSubscription } from '@theke/kit/events/subscription';
import { toMoney } from '@theke/rules/money/money';
import { dueStore } from './due-store.ts';
import type { Ending, OrderDue } from './order-due.ts';
import { saveDue } from './settle-order.ts';

const endings: Readonly<Record<Payable['status'], Ending | null>> = {
  due: null,
  expired: 'expired',
  paid: null,
  refused: 'failed',
  returned: 'canceled',
};

/** State of a payable. Keeps the first requested amount and an ending set here (`give-up.ts`). */
const dueOfPayable = (before: OrderDue | undefined, payable: Payable): OrderDue => ({
  order: payable.id,
  uid: payable.uid,
  branch: payable.branch.id,
  request: before?.request ?? {
    amount: toMoney(payable.amount),
    currency: payable.currency,
    method: payable.method,
    expiresAt: new Date(payable.expiresAt),
  },
  worth: toMoney(payable.amount),
  ended: before?.ended === 'failed' ? 'failed' : endings[payable.status],
  payable: { kind: payable.kind, title: payable.title, order: payable.order },
});

/** Copies every payable and settles its money, like the copy of orders. */
export const payableSubscription = (deps: { now: () => Date; newId: () => string }): WorkSubscription =>
  copyFrom(payableChanged, async (tx, { data: { payable } }) => {
    const at = deps.now();
    await saveDue(deps, tx, dueOfPayable(await dueStore.lock(tx, payable.id), payable), at);
  });
