import type { OpenedSession } from '@theke/contracts/identity/session';
import { locked, refused } from '../errors.ts';
import { loginFailures } from '../sessions/login-failures.ts';
import type { SessionDeps } from '../sessions/open-session.ts';
import { startSession } from '../sessions/start-session.ts';
import { lacksSecondStep } from '../two-factor/account-policy.ts';
import { refuseShutOut } from '../users/refuse-shut-out.ts';
import { loginLinks } from './login-link-store.ts';

type ByLink = {
  tenant: string;
  token: string;
  /** Network or browser of the attempt (SESSION-07). */
  origin: string;
  browser?: string | undefined;
  device?: string | undefined;
  code?: string | undefined;
};

/**
 * Login with a link, which is used up. For a refused account, and without the right code of a second step, the link
 * stays valid until it expires; a code counts as a login attempt before it is verified.
 * @throws Problem 401 LOGIN_LINK_UNKNOWN (also used or expired), SECOND_FACTOR_REQUIRED or SECOND_FACTOR_WRONG, 403
 * ACCOUNT_DISABLED or ACCOUNT_EXPIRED, 429 LOCKED with minutes
 */
export async function openSessionByLink(
  deps: SessionDeps,
  { tenant, token, origin, browser, device, code }: ByLink,
): Promise<OpenedSession> {
  const now = deps.now();
  if (code !== undefined) {
    const lockedUntil = await deps.db.withTenant(tenant, async (tx) => {
      const link = await loginLinks.find(tx, token);
      const user = link && (await deps.readUser(tx, link.user));
      return user && loginFailures.begin(tx, { email: user.email, origin }, now);
    });
    if (lockedUntil) throw locked(lockedUntil, now);
  }
  return deps.db.withTenant(tenant, async (tx) => {
    const link = await loginLinks.take(tx, token);
    const user = link && link.expiresAt > now ? await deps.readUser(tx, link.user) : undefined;
    if (!user) throw refused('LOGIN_LINK_UNKNOWN');
    refuseShutOut(user, now);
    await deps.secondFactor.demand(tx, { tenant, user: user.id, code, now });
    if (code !== undefined) await loginFailures.forget(tx, { email: user.email, origin });
    return startSession(tx, {
      id: deps.newId(),
      user,
      now,
      isByLink: true,
      device: device ?? null,
      isKnownDevice: browser !== undefined,
      isHeldBack: await lacksSecondStep(tx, user, deps.secondFactor),
    });
  });
}
