import type { User } from '@theke/contracts/identity/user';
import type { Transaction } from '@theke/kit/database/database';
import { unauthenticated } from '@theke/kit/problem';
import { locked } from '../errors.ts';
import { loginFailures, originOf } from './login-failures.ts';
import type { SessionDeps } from './open-session.ts';

/** A counted attempt of a logged-in user. @property forget call it in the transaction that knows of the success */
export type CountedAttempt = { user: User; forget: (tx: Transaction) => Promise<void> };

/**
 * Counts an attempt of a logged-in user before a password or code is verified, and commits it, as logins do, so that an
 * open session cannot be used for guessing.
 * @param check refuses calls that are no attempt, before they are counted
 * @throws Problem 401, 429 LOCKED
 */
export async function countAttempt(
  { db, now, readUser }: Pick<SessionDeps, 'db' | 'now' | 'readUser'>,
  tenant: string,
  { user: id, address }: { user: string | undefined; address: string },
  check?: (tx: Transaction, user: User) => Promise<void>,
): Promise<CountedAttempt> {
  const at = now();
  const { user, attempt, lockedUntil } = await db.withTenant(tenant, async (tx) => {
    const user = id && (await readUser(tx, id));
    if (!user) throw unauthenticated();
    await check?.(tx, user);
    const attempt = { email: user.email, origin: originOf(address, undefined) };
    return { user, attempt, lockedUntil: await loginFailures.begin(tx, attempt, at) };
  });
  if (lockedUntil) throw locked(lockedUntil, at);
  return { user, forget: (tx) => loginFailures.forget(tx, attempt) };
}
