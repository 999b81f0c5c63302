import type { Account } from '@theke/contracts/ordering/account';
import type { Transaction } from '@theke/kit/database/database';
import { openStamps } from '@theke/rules/loyalty/stamp-card';
import { stampStore } from '../loyalty/stamp-store.ts';
import { newsletterStore } from '../newsletter/newsletter-store.ts';
import { offerStore } from '../offer/offer-store.ts';
import type { StoredAccount } from './account.ts';

/** An account as its guest sees it. */
export async function toAccountView(
  tx: Transaction,
  tenant: string,
  account: StoredAccount,
  now: Date,
): Promise<Account> {
  const { id, version, email, firstName, lastName, phone, addresses } = account;
  const config = await offerStore.findConfig(tx, tenant);
  const hasNewsletter = (await newsletterStore.findByEmail(tx, email))?.state === 'confirmed';
  const view = { id, version, email, firstName, lastName, phone, addresses, hasNewsletter };
  if (!config?.enablePluginStamps) return { ...view, stampCard: null };
  const open = openStamps(await stampStore.card(tx, id), now);
  const expiries = open
    .flatMap(({ expiresAt }) => expiresAt ?? [])
    .sort((one, other) => one.getTime() - other.getTime());
  return {
    ...view,
    stampCard: {
      stamps: open.length,
      needed: config.stampsPerReward,
      minimum: config.stampMinimum,
      nextExpiry: expiries[0]?.toISOString() ?? null,
      reward: {
        kind: config.stampReward,
        amount: config.stampRewardAmount,
        percent: config.stampRewardPercent,
        products: config.stampRewardProducts,
      },
      rewards: await stampStore.rewards(tx, id),
    },
  };
}
