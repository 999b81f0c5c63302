import type { User } from '@theke/contracts/identity/user';
import { refused } from '../errors.ts';
import { passwords } from '../users/password.ts';
import { type CountedAttempt, countAttempt } from './count-attempt.ts';
import type { SessionDeps } from './open-session.ts';

type Deps = Pick<SessionDeps, 'db' | 'now' | 'readUser'>;
type PasswordOfCaller = { user: string | undefined; password: string; address: string };

/**
 * Verifies the password of a logged-in user. The caller forgets the attempt in its own transaction.
 * @throws Problem 401, 422 WRONG_PASSWORD, 429 LOCKED
 */
export async function verifyPassword(
  deps: Deps,
  tenant: string,
  { password, ...caller }: PasswordOfCaller,
): Promise<CountedAttempt> {
  const attempt = await countAttempt(deps, tenant, caller);
  const account = await deps.db.withTenant(tenant, (tx) => passwords.findByEmail(tx, attempt.user.email));
  if (!(await passwords.matches(account?.hash, password))) throw refused('WRONG_PASSWORD');
  return attempt;
}

/** Like `verifyPassword`, before something that opens the account in another way; forgets the attempt. */
export async function demandPassword(deps: Deps, tenant: string, given: PasswordOfCaller): Promise<User> {
  const { user, forget } = await verifyPassword(deps, tenant, given);
  await deps.db.withTenant(tenant, forget);
  return user;
}
