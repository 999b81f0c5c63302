import type { EventDefinition } from '@theke/contracts/event';
import {
  orderCanceled,
  orderChanged,
  orderFailed,
  orderRejected,
  paymentCheckRequested,
  paymentDue,
} from '@theke/contracts/ordering/order-events';
import { onlineMethod } from '@theke/contracts/payments/payment';
import type { Transaction } from '@theke/kit/database/database';
import { reaction, type WorkSubscription } from '@theke/kit/events/subscription';
import { setTimer } from '@theke/kit/events/timers';
import { toMoney } from '@theke/rules/money/money';
import type { z } from 'zod';
import { dueStore } from './due-store.ts';
import { apply, type OrderNews, type WhatIsNew } from './order-due.ts';
import { isLive } from './payment.ts';
import { paymentStore } from './payment-store.ts';
import { checkTimer, settleOrder } from './settle-order.ts';

type Deps = { now: () => Date; newId: () => string };

/**
 * What ordering tells. Reactions and no copies: an older event that comes late still says something (an ending counts
 * whenever it is heard), and `apply` knows what.
 */
export function orderSubscriptions(deps: Deps): WorkSubscription[] {
  async function hear(tx: Transaction, news: OrderNews): Promise<void> {
    const at = deps.now();
    const due = apply(await dueStore.lockOrNew(tx, news), news);
    dueStore.save(tx, due);
    await settleOrder(deps, tx, due, at);
    if (!due.ended) return;
    // What may still be paid is to be closed at its provider.
    for (const payment of await paymentStore.ofOrder(tx, due.order))
      if (isLive(payment)) setTimer(tx, { name: checkTimer, subject: payment.id, at });
  }

  const on = <S extends z.ZodType<{ id: string; uid: string; branch: string }>>(
    event: EventDefinition<S>,
    say: (data: z.output<S>) => WhatIsNew,
  ): WorkSubscription =>
    reaction(event, {
      name: `hears ${event.type}`,
      handle: (tx, { data, version }) => {
        const { id, uid, branch } = data;
        return hear(tx, { order: id, uid, branch, version, ...say(data) });
      },
    });

  return [
    on(paymentDue, ({ amount, currency, paymentMethod, expiresAt }) => ({
      asked: {
        amount: toMoney(amount),
        currency,
        method: onlineMethod.parse(paymentMethod),
        expiresAt: new Date(expiresAt),
      },
    })),
    on(orderChanged, ({ totals }) => ({ worth: toMoney(totals.total.gross) })),
    on(orderFailed, ({ reason }) => ({ ended: reason })),
    on(orderCanceled, () => ({ ended: 'canceled' })),
    on(orderRejected, () => ({ ended: 'rejected' })),
    reaction(paymentCheckRequested, {
      name: `hears ${paymentCheckRequested.type}`,
      handle: async (tx, { subject }) => {
        // One that failed may have been paid after all.
        for (const { id, state } of await paymentStore.ofOrder(tx, subject))
          if (state !== 'captured') setTimer(tx, { name: checkTimer, subject: id, at: deps.now() });
      },
    }),
  ];
}
