import type { openedSession } from '@theke/contracts/identity/session';
import type { User } from '@theke/contracts/identity/user';
import type { Database, Transaction } from '@theke/kit/database/database';
import { Problem } from '@theke/kit/problem';
import type { z } from 'zod';
import { passwords } from '../users/password.ts';
import { toMe } from '../users/users.ts';
import { loginFailures } from './login-failures.ts';
import { newToken, sessionStore } from './session-store.ts';

export type OpenSession = { tenant: string; email: string; password: string };
type Deps = {
  db: Database;
  now: () => Date;
  newId: () => string;
  findUser: (tx: Transaction, email: string) => Promise<User | undefined>;
};

/** However busy: after this a person logs in again. */
export const absoluteLimit = 7 * 24 * 3_600_000;
/** After so long without a request. A shift is shorter. */
export const idleLimit = 12 * 3_600_000;

const refused = (status: number, code: string, message: string) => new Problem(status, [{ code, message }]);

/**
 * Login with e-mail and password. The attempt is counted and committed first; the token is new at every login, so a
 * planted one is worth nothing.
 * @throws Problem 401 INVALID_CREDENTIALS (also for an unknown account), 403 ACCOUNT_DISABLED, 429 LOCKED with minutes
 */
export async function openSession(
  deps: Deps,
  { tenant, email, password }: OpenSession,
): Promise<z.output<typeof openedSession>> {
  const now = deps.now();
  const { lockedUntil, user, hash } = await deps.db.withTenant(tenant, async (tx) => {
    const lockedUntil = await loginFailures.begin(tx, email, now);
    const user = await deps.findUser(tx, email);
    return { lockedUntil, user, hash: user && (await passwords.hashOf(tx, user.id)) };
  });
  if (lockedUntil) {
    const minutes = Math.ceil((lockedUntil.getTime() - now.getTime()) / 60_000);
    const when = minutes === 1 ? 'einer Minute' : `${minutes} Minuten`;
    throw new Problem(
      429,
      [
        {
          code: 'LOCKED',
          message: `Zu viele fehlgeschlagene Anmeldeversuche. Bitte versuchen Sie es in ${when} noch einmal.`,
        },
      ],
      minutes * 60,
    );
  }
  if (!(await passwords.matches(hash, password)) || !user)
    throw refused(
      401,
      'INVALID_CREDENTIALS',
      'E‑Mail oder Passwort stimmen nicht. Bitte versuchen Sie es noch einmal.',
    );
  if (!user.isActive)
    throw refused(
      403,
      'ACCOUNT_DISABLED',
      'Dieses Konto ist deaktiviert. Bitte wenden Sie sich an Ihre Administration.',
    );

  const token = newToken();
  await deps.db.withTenant(tenant, async (tx) => {
    await loginFailures.forget(tx, email);
    await sessionStore.insert(tx, { id: deps.newId(), user: user.id, openedAt: now, seenAt: now }, token);
  });
  return { token, expiresAt: new Date(now.getTime() + absoluteLimit).toISOString(), user: toMe(user) };
}
