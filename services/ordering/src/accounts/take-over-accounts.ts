import type { AccountAddress } from '@theke/contracts/ordering/account';
import { deriveCustomerId, normalizeEmail } from '@theke/kit/derive-customer-id';
import { stampStore } from '../loyalty/stamp-store.ts';
import type { AccountDeps } from './account-deps.ts';
import { accountStore } from './account-store.ts';

/** An account from elsewhere: a paper card, or the demo. */
export type FormerAccount = {
  email: string;
  firstName: string;
  lastName: string;
  phone: string;
  addresses: AccountAddress[];
  stamps: number;
  reason: string;
};

/** Imports an account with its stamps; an existing one stays as it is. */
export function takeOverAccount(
  { db, now, newId, secret }: AccountDeps,
  tenant: string,
  { email: sent, stamps, reason, ...contact }: FormerAccount,
): Promise<void> {
  const [at, email] = [now(), normalizeEmail(sent)];
  const person = deriveCustomerId(secret, tenant, { email, phone: '' }) as string;
  return db.withTenant(tenant, async (tx) => {
    if (await accountStore.find(tx, email)) return;
    const account = await accountStore.open(tx, { id: newId(), email, person, at });
    await accountStore.save(tx, { ...account, ...contact });
    const card = Array.from({ length: stamps }, () => ({
      id: newId(),
      order: null,
      givenAt: at,
      expiresAt: null,
      reward: null,
    }));
    stampStore.save(tx, account.id, [], card);
    if (stamps > 0)
      stampStore.addEntry(tx, account.id, { id: newId(), at, change: stamps, kind: 'correction', reason });
  });
}
