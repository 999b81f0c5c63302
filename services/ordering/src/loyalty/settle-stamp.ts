import type { Transaction } from '@theke/kit/database/database';
import { normalizeEmail } from '@theke/kit/derive-customer-id';
import { newId } from '@theke/kit/new-id';
import { addStamp, type StampedOrder, stampChange, stampExpiry, takeStamp } from '@theke/rules/loyalty/stamp-card';
import { toMoney } from '@theke/rules/money/money';
import type { StoredAccount } from '../accounts/account.ts';
import { accountStore } from '../accounts/account-store.ts';
import { offerCopies } from '../offer/offer-copies.ts';
import type { Order } from '../orders/order.ts';
import { isFullyRefunded } from '../orders/order-view.ts';
import { giveRewards, isRewardUsed, revokeReward } from './give-reward.ts';
import { stampStore } from './stamp-store.ts';

const stampedOrder = (order: Order): StampedOrder => ({
  isCompleted: order.status === 'completed',
  isReturned: order.status === 'canceled' || (order.refunded > 0 && isFullyRefunded(order)),
});

/**
 * Gives or takes the stamp of an order whose state changed (LOYAL-02, LOYAL-03). Runs in the transaction that stores
 * the change, with the order locked: an order changes its state once, so its stamp is given once. Reads nothing unless
 * an order with an address is completed or returned.
 */
export async function settleStamp(tx: Transaction, before: Order, order: Order, at: Date): Promise<void> {
  const { email } = order.contact;
  const change = email === '' ? undefined : stampChange(stampedOrder(before), stampedOrder(order));
  if (!change) return;
  const account = await accountStore.lock(tx, normalizeEmail(email));
  if (!account) return;
  if (change === 'give') await giveStamp(tx, account, order, at);
  else await takeBack(tx, account, order, at);
}

async function giveStamp(tx: Transaction, account: StoredAccount, order: Order, at: Date): Promise<void> {
  const [held] = await offerCopies.stores.config.all(tx);
  const config = held?.config;
  if (!config?.enablePluginStamps || toMoney(order.totals.total.gross) < toMoney(config.stampMinimum)) return;
  const before = await stampStore.card(tx, account.id);
  const stamp = {
    id: newId(),
    order: order.id,
    givenAt: at,
    expiresAt: stampExpiry(at, config.stampMonths),
    reward: null,
  };
  const card = addStamp(before, stamp);
  if (card === before) return;
  stampStore.addEntry(tx, account.id, { id: newId(), at, change: 1, kind: 'order', order: order.id });
  stampStore.save(tx, account.id, before, await giveRewards(tx, account, card, config, at));
}

async function takeBack(tx: Transaction, account: StoredAccount, order: Order, at: Date): Promise<void> {
  const before = await stampStore.card(tx, account.id);
  const reward = before.find((stamp) => stamp.order === order.id)?.reward ?? null;
  const isUsed = reward !== null && (await isRewardUsed(tx, reward));
  const { card, revoked } = takeStamp(before, order.id, () => isUsed);
  if (card === before) return;
  if (revoked !== null) {
    await revokeReward(tx, revoked, at);
    const freed = before.filter((stamp) => stamp.reward === revoked).length;
    stampStore.addEntry(tx, account.id, { id: newId(), at, change: freed, kind: 'revoked', order: order.id });
  }
  stampStore.addEntry(tx, account.id, { id: newId(), at, change: -1, kind: 'returned', order: order.id });
  stampStore.save(tx, account.id, before, card);
}
