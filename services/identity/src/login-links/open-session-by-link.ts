import type { OpenedSession } from '@theke/contracts/identity/session';
import { refused } from '../errors.ts';
import type { SessionDeps } from '../sessions/open-session.ts';
import { startSession } from '../sessions/start-session.ts';
import { refuseShutOut } from '../users/refuse-shut-out.ts';
import { loginLinks } from './login-link-store.ts';

type ByLink = { tenant: string; token: string; browser?: string | undefined; device?: string | undefined };

/**
 * Login with a link, which is used up. For a refused account the link stays valid until it expires.
 * @throws Problem 401 LOGIN_LINK_UNKNOWN (also used or expired), 403 ACCOUNT_DISABLED or ACCOUNT_EXPIRED
 */
export function openSessionByLink(
  deps: SessionDeps,
  { tenant, token, browser, device }: ByLink,
): Promise<OpenedSession> {
  const now = deps.now();
  return deps.db.withTenant(tenant, async (tx) => {
    const link = await loginLinks.take(tx, token);
    const user = link && link.expiresAt > now ? await deps.readUser(tx, link.user) : undefined;
    if (!user) throw refused('LOGIN_LINK_UNKNOWN');
    refuseShutOut(user, now);
    return startSession(tx, {
      id: deps.newId(),
      user,
      now,
      isByLink: true,
      device: device ?? null,
      isKnownDevice: browser !== undefined,
    });
  });
}
