import type { CustomerStamps } from '@theke/contracts/ordering/stamps';
import type { Transaction } from '@theke/kit/database/database';
import { newId } from '@theke/kit/new-id';
import { conflict, invalid, unknown } from '@theke/kit/problem';
import { addStamp, openStamps, removeStamps, type StampCard, stampExpiry } from '@theke/rules/loyalty/stamp-card';
import type { AccountDeps } from '../accounts/account-deps.ts';
import { accountStore } from '../accounts/account-store.ts';
import { customerStore } from '../customers/customer-store.ts';
import { offerStore } from '../offer/offer-store.ts';
import { giveRewards } from './give-reward.ts';
import { stampStore } from './stamp-store.ts';

type Correction = { customer: string; change: number; reason: string; by: string };

/** The stamp card of a customer, for staff. @throws Problem 404 */
export async function readStamps(
  tx: Transaction,
  tenant: string,
  customer: string,
  now: Date,
): Promise<CustomerStamps> {
  if (!(await customerStore.find(tx, customer))) throw unknown('Der Kunde');
  const config = await offerStore.findConfig(tx, tenant);
  const needed = config?.enablePluginStamps ? config.stampsPerReward : null;
  const account = await accountStore.findOfCustomer(tx, customer);
  if (!account) return { account: null, needed, stamps: 0, rewards: [], entries: [] };
  return {
    account: { email: account.email, openedAt: account.openedAt.toISOString() },
    needed,
    stamps: openStamps(await stampStore.card(tx, account.id), now).length,
    rewards: await stampStore.rewards(tx, account.id),
    entries: await stampStore.entries(tx, account.id),
  };
}

/**
 * Gives or removes stamps for a reason (LOYAL-06). A full card gives its reward.
 * @throws Problem 404, 409 NO_ACCOUNT or STAMPS_OFF, 422 STAMPS_TOO_FEW
 */
export function correctStamps(
  { db, now }: Pick<AccountDeps, 'db' | 'now'>,
  tenant: string,
  { customer, change, reason, by }: Correction,
): Promise<CustomerStamps> {
  const at = now();
  return db.withTenant(tenant, async (tx) => {
    if (!(await customerStore.find(tx, customer))) throw unknown('Der Kunde');
    const found = await accountStore.findOfCustomer(tx, customer);
    const account = found && (await accountStore.lock(tx, found.email));
    if (!account) throw conflict('NO_ACCOUNT', 'Dieser Kunde hat kein Kundenkonto.');
    const config = await offerStore.findConfig(tx, tenant);
    if (!config?.enablePluginStamps) throw conflict('STAMPS_OFF', 'Die Stempelkarte ist ausgeschaltet.');
    const before = await stampStore.card(tx, account.id);
    const there = openStamps(before, at).length;
    if (change < 0 && there < -change)
      throw invalid('STAMPS_TOO_FEW', `So viele Stempel sind es nicht: Auf der Karte sind ${there}.`, 'change');
    const expiresAt = stampExpiry(at, config.stampMonths);
    const added = (card: StampCard) =>
      addStamp(card, { id: newId(), order: null, givenAt: at, expiresAt, reward: null });
    const card =
      change < 0
        ? removeStamps(before, -change, at)
        : Array.from({ length: change }).reduce<StampCard>((one) => added(one), before);
    stampStore.addEntry(tx, account.id, { id: newId(), at, change, kind: 'correction', by, reason });
    stampStore.save(tx, account.id, before, await giveRewards(tx, account, card, config, at));
    return readStamps(tx, tenant, customer, at);
  });
}
