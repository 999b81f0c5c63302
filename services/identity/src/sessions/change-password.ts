import type { OpenedSession } from '@theke/contracts/identity/session';
import { unauthenticated } from '@theke/kit/problem';
import { locked, refused } from '../errors.ts';
import { loginLinks } from '../login-links/login-link-store.ts';
import { isEmailOf, passwords } from '../users/password.ts';
import { findSession } from './check-session.ts';
import { endSessions } from './end-sessions.ts';
import { loginFailures } from './login-failures.ts';
import type { SessionDeps } from './open-session.ts';
import { mayForgetPassword } from './session.ts';
import { startSession } from './start-session.ts';

type ChangePassword = {
  tenant: string;
  origin: string;
  token: string;
  currentPassword?: string | undefined;
  newPassword: string;
};

/**
 * Changes the caller's own password. A wrong current one counts as a failed login, so that an open session cannot be
 * used for guessing. Shortly after a link login none is needed: the link is an equal proof. Ends all sessions of the
 * user and returns a new one.
 * @throws Problem 401 if the session has ended, 422 WRONG_PASSWORD, CURRENT_PASSWORD_REQUIRED or PASSWORD_IS_EMAIL, 429
 * LOCKED with minutes
 */
export async function changePassword(
  deps: SessionDeps,
  { tenant, origin, token, currentPassword, newPassword }: ChangePassword,
): Promise<OpenedSession> {
  const now = deps.now();
  const { user, session, lockedUntil, hash } = await deps.db.withTenant(tenant, async (tx) => {
    const found = await findSession(tx, { readUser: deps.readUser, now }, token);
    if (!found) throw unauthenticated();
    const { user, session } = found;
    if (currentPassword === undefined) {
      if (!mayForgetPassword(session, now)) throw refused('CURRENT_PASSWORD_REQUIRED');
      return { user, session, hash: (await passwords.findByEmail(tx, user.email))?.hash };
    }
    const lockedUntil = await loginFailures.begin(tx, { email: user.email, origin }, now);
    return { user, session, lockedUntil, hash: (await passwords.findByEmail(tx, user.email))?.hash };
  });
  if (lockedUntil) throw locked(lockedUntil, now);
  if (isEmailOf(user, newPassword)) throw refused('PASSWORD_IS_EMAIL');
  if (currentPassword !== undefined && !(await passwords.matches(hash, currentPassword)))
    throw refused('WRONG_PASSWORD');
  return deps.db.withTenant(tenant, async (tx) => {
    if ((await passwords.hold(tx, user.id)) !== hash) throw refused('WRONG_PASSWORD');
    await passwords.save(tx, user.id, newPassword);
    await loginFailures.forgetAll(tx, user.email);
    await loginLinks.withdraw(tx, user.id);
    await endSessions(tx, user.id);
    return startSession(tx, {
      id: deps.newId(),
      user,
      now,
      isKept: session.isKept,
      device: session.device,
      isKnownDevice: true,
      isHeldBack: session.isHeldBack,
    });
  });
}
