import type { TokenHolder } from '@theke/contracts/identity/personal-token';
import type { User } from '@theke/contracts/identity/user';
import type { Database, Transaction } from '@theke/kit/database/database';
import { unknown } from '@theke/kit/problem';
import { isShutOut } from '../users/refuse-shut-out.ts';
import { toMe } from '../users/users.ts';
import { tokenStore } from './token-store.ts';

type Deps = {
  db: Database;
  now: () => Date;
  readUser: (tx: Transaction, id: string) => Promise<User | undefined>;
};

const minute = 60_000;

/**
 * Owner and scopes of a token. Its last use is stored to the minute, because a write per request would cost a
 * transaction each.
 * @throws Problem 404 if it is unknown or expired, or its owner may not log in
 */
export function checkToken({ db, now, readUser }: Deps, tenant: string, token: string): Promise<TokenHolder> {
  const at = now();
  const thisMinute = new Date(at.getTime() - (at.getTime() % minute));
  return db.withTenant(tenant, async (tx) => {
    const found = await tokenStore.findByToken(tx, token);
    const user = found && Date.parse(found.expiresAt) > at.getTime() ? await readUser(tx, found.user) : undefined;
    if (!found || !user || isShutOut(user, at)) throw unknown('Der API-Token');
    if (found.lastUsedAt !== thisMinute.toISOString()) await tokenStore.used(tx, found.id, thisMinute);
    return { id: found.id, user: toMe(user), scopes: found.scopes };
  });
}
