import type { User } from '@theke/contracts/identity/user';
import { refused } from '../errors.ts';
import { passwords } from '../users/password.ts';
import { countAttempt } from './count-attempt.ts';
import type { SessionDeps } from './open-session.ts';

/**
 * Verifies the password of a logged-in user before something that opens the account in another way.
 * @throws Problem 401, 422 WRONG_PASSWORD, 429 LOCKED
 */
export async function demandPassword(
  deps: Pick<SessionDeps, 'db' | 'now' | 'readUser'>,
  tenant: string,
  { password, ...caller }: { user: string | undefined; password: string; address: string },
): Promise<User> {
  const { user, forget } = await countAttempt(deps, tenant, caller);
  const account = await deps.db.withTenant(tenant, (tx) => passwords.findByEmail(tx, user.email));
  if (!(await passwords.matches(account?.hash, password))) throw refused('WRONG_PASSWORD');
  await deps.db.withTenant(tenant, forget);
  return user;
}
