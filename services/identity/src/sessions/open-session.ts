import type { OpenedSession } from '@theke/contracts/identity/session';
import type { User } from '@theke/contracts/identity/user';
import type { Database, Transaction } from '@theke/kit/database/database';
import { locked, refused } from '../errors.ts';
import { lacksSecondStep } from '../two-factor/account-policy.ts';
import type { SecondFactor } from '../two-factor/second-factor.ts';
import { passwords } from '../users/password.ts';
import { refuseShutOut } from '../users/refuse-shut-out.ts';
import { type Attempt, loginFailures } from './login-failures.ts';
import { startSession } from './start-session.ts';

export type SessionDeps = {
  db: Database;
  now: () => Date;
  newId: () => string;
  readUser: (tx: Transaction, id: string) => Promise<User | undefined>;
  secondFactor: SecondFactor;
};

type OpenSession = {
  tenant: string;
  password: string;
  isKept: boolean;
  device?: string | undefined;
  /** Whether the browser has logged in to this account before. */
  isKnownDevice: boolean;
  code?: string | undefined;
};

/**
 * Login with e-mail and password. The attempt is counted and committed first. An unknown account costs the same queries
 * and hashing and is locked alike, so responses do not reveal whether it exists. Wrong passwords lock the account for
 * their origin only. A missing or wrong code of the second step counts as a failed attempt, too: a right password
 * alone must not reset the lock.
 * @throws Problem 401 INVALID_CREDENTIALS, SECOND_FACTOR_REQUIRED, SECOND_FACTOR_WRONG, 403 ACCOUNT_DISABLED or
 * ACCOUNT_EXPIRED, 429 LOCKED with minutes
 */
export async function openSession(
  deps: SessionDeps,
  { tenant, email, origin, password, isKept, device, isKnownDevice, code }: Attempt & OpenSession,
): Promise<OpenedSession> {
  const now = deps.now();
  const { lockedUntil, account } = await deps.db.withTenant(tenant, async (tx) => ({
    lockedUntil: await loginFailures.begin(tx, { email, origin }, now),
    account: await passwords.findByEmail(tx, email),
  }));
  if (lockedUntil) throw locked(lockedUntil, now);
  if (!(await passwords.matches(account?.hash, password)) || !account) throw refused('INVALID_CREDENTIALS');
  return deps.db.withTenant(tenant, async (tx) => {
    // If the password was changed during verification, the login fails.
    const isCurrent = (await passwords.hold(tx, account.user)) === account.hash;
    const user = isCurrent && (await deps.readUser(tx, account.user));
    if (!user) throw refused('INVALID_CREDENTIALS');
    refuseShutOut(user, now);
    await deps.secondFactor.demand(tx, { tenant, user: user.id, code, now });
    await loginFailures.forget(tx, { email, origin });
    const isHeldBack = await lacksSecondStep(tx, user, deps.secondFactor);
    return startSession(tx, { id: deps.newId(), user, now, isKept, device: device ?? null, isKnownDevice, isHeldBack });
  });
}
