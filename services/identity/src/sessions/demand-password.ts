import type { User } from '@theke/contracts/identity/user';
import { unauthenticated } from '@theke/kit/problem';
import { locked, refused } from '../errors.ts';
import { passwords } from '../users/password.ts';
import { loginFailures, originOf } from './login-failures.ts';
import type { SessionDeps } from './open-session.ts';

/**
 * Verifies the password of a logged-in user before something that opens the account in another way. The attempt is
 * counted and committed first, as logins do, so that an open session cannot be used for guessing.
 * @throws Problem 401, 422 WRONG_PASSWORD, 429 LOCKED
 */
export async function demandPassword(
  { db, now, readUser }: Pick<SessionDeps, 'db' | 'now' | 'readUser'>,
  tenant: string,
  { user: id, password, address }: { user: string | undefined; password: string; address: string },
): Promise<User> {
  const at = now();
  const { user, attempt, lockedUntil, account } = await db.withTenant(tenant, async (tx) => {
    const user = id && (await readUser(tx, id));
    if (!user) throw unauthenticated();
    const attempt = { email: user.email, origin: originOf(address, undefined) };
    const lockedUntil = await loginFailures.begin(tx, attempt, at);
    return { user, attempt, lockedUntil, account: await passwords.findByEmail(tx, user.email) };
  });
  if (lockedUntil) throw locked(lockedUntil, at);
  if (!(await passwords.matches(account?.hash, password))) throw refused('WRONG_PASSWORD');
  await db.withTenant(tenant, (tx) => loginFailures.forget(tx, attempt));
  return user;
}
