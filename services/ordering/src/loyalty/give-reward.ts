import type { Config } from '@theke/contracts/identity/config';
import { rewardGiven } from '@theke/contracts/ordering/account';
import { discounts } from '@theke/contracts/ordering/discount';
import type { Transaction } from '@theke/kit/database/database';
import { newId } from '@theke/kit/new-id';
import { stale } from '@theke/kit/problem';
import { postgresResourceStore } from '@theke/kit/resource/postgres-resource-store';
import { type StampCard, spendStamps } from '@theke/rules/loyalty/stamp-card';
import type { StoredAccount } from '../accounts/account.ts';
import { discountStore } from '../discounts/discount-store.ts';
import { newUid } from '../orders/new-uid.ts';
import { stampStore } from './stamp-store.ts';

const store = postgresResourceStore(discounts);
const day = 86_400_000;

/** Name of the coupon, as guests read it at the sum. */
const rewardName = 'Stempelkarte';

/**
 * Spends a full card on rewards: each is a coupon with a code of its own that is accepted once (LOYAL-04), and a mail.
 * Expects the locked account. @returns the card after that
 */
export async function giveRewards(
  tx: Transaction,
  { id: account, email, customer }: StoredAccount,
  before: StampCard,
  config: Config,
  now: Date,
): Promise<StampCard> {
  let card = before;
  for (;;) {
    const id = newId();
    const spent = spendStamps(card, config.stampsPerReward, id, now);
    if (spent === card) return card;
    card = spent;
    const validUntil = config.stampRewardDays === 0 ? null : new Date(now.getTime() + config.stampRewardDays * day);
    const doc = discounts.draft.parse({
      name: rewardName,
      code: `TREUE-${newUid()}`,
      kind: config.stampReward,
      percent: config.stampRewardPercent,
      amount: config.stampReward === 'amount' ? config.stampRewardAmount : 0,
      products: config.stampReward === 'delivery' ? [] : config.stampRewardProducts,
      validUntil: validUntil?.toISOString() ?? null,
      maxUses: 1,
    });
    const coupon = await store.insert(tx, newId(), doc, now);
    stampStore.addReward(tx, account, { id, discount: coupon.id, at: now });
    stampStore.addEntry(tx, account, { id: newId(), at: now, change: -config.stampsPerReward, kind: 'reward' });
    const { code, name } = coupon;
    const given = { id, customer, email, code, name, stamps: config.stampsPerReward, validUntil: coupon.validUntil };
    tx.publish(discounts.events.changed(coupon.id, coupon.version, coupon), rewardGiven(id, 1, given));
  }
}

/** Whether a reward's coupon was used. Locks its counter, so that no order uses it before the transaction ends. */
export async function isRewardUsed(tx: Transaction, reward: string): Promise<boolean> {
  const discount = await stampStore.discountOfReward(tx, reward);
  const uses = discount && (await discountStore.lockUses(tx, discount, null));
  return uses ? uses.used > 0 : false;
}

/**
 * Deactivates the coupon of a reward, if staff have not deleted it. @throws Problem 409 if staff change it right now
 */
export async function revokeReward(tx: Transaction, reward: string, now: Date): Promise<void> {
  stampStore.revokeReward(tx, reward);
  const discount = await stampStore.discountOfReward(tx, reward);
  const coupon = discount && (await store.find(tx, discount));
  if (!coupon) return;
  const { id, version, createdAt: _, updatedAt: __, ...doc } = coupon;
  const next = await store.update(tx, id, version, { ...doc, isActive: false }, now);
  if (!next) throw stale(discounts.label.one);
  tx.publish(discounts.events.changed(next.id, next.version, next));
}
