import type { Transaction } from '@theke/kit/database/database';
import type { Identity } from '@theke/kit/identity-token';
import { Problem } from '@theke/kit/problem';
import { offerStore } from '../offer/offer-store.ts';
import { type StoredAccount, sessionMs } from './account.ts';
import { accountStore } from './account-store.ts';

const loggedOut = () =>
  new Problem(401, [{ code: 'NOT_LOGGED_IN', message: 'Bitte melden Sie sich mit Ihrer E‑Mail-Adresse an.' }]);

/**
 * The account of the caller's session, checked on every call. Tenants are apart: a session exists in its own only.
 * @throws Problem 401 without a valid session, or while the business has no accounts
 */
export async function findGuest(
  tx: Transaction,
  { tenant, guest }: Pick<Identity, 'tenant' | 'guest'>,
  now: Date,
): Promise<StoredAccount> {
  if (guest === undefined) throw loggedOut();
  const since = new Date(now.getTime() - sessionMs);
  const account = await accountStore.findBySession(tx, guest, { now, since });
  if (!account || !(await offerStore.findConfig(tx, tenant))?.enablePluginAccounts) throw loggedOut();
  return account;
}
