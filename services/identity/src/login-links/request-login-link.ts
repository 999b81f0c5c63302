import { loginLinkRequested } from '@theke/contracts/identity/session';
import { loginLinkToken } from '@theke/kit/login-link';
import type { SessionDeps } from '../sessions/open-session.ts';
import { isShutOut } from '../users/refuse-shut-out.ts';
import { linkLasts } from './create-login-link.ts';
import { linkRequests } from './link-request-store.ts';
import { loginLinks } from './login-link-store.ts';

/** Limits per hour and address: stops mail floods without locking out requests from other networks. */
const maxPerHour = { perNetwork: 5, inTotal: 20 };

/**
 * Requests a mail with a one-time login link. The response does not reveal whether the account exists, is refused, or
 * has reached the limit.
 */
export async function requestLoginLink(
  deps: SessionDeps & { secret: string },
  tenant: string,
  { email, network }: { email: string; network: string },
): Promise<void> {
  const now = deps.now();
  await deps.db.withTenant(tenant, async (tx) => {
    const countOfNetwork = await linkRequests.count(tx, `${email} ${network}`, now);
    const isTooMuch =
      countOfNetwork > maxPerHour.perNetwork || (await linkRequests.count(tx, email, now)) > maxPerHour.inTotal;
    const owner = await loginLinks.ownerOf(tx, email);
    const user = owner && (await deps.readUser(tx, owner));
    if (!user || isTooMuch || isShutOut(user, now)) return;
    const link = deps.newId();
    const token = loginLinkToken(deps.secret, tenant, link);
    if (!(await loginLinks.ask(tx, user.id, token, { now, until: linkLasts(now) }))) return;
    tx.publish(loginLinkRequested(link, 1, { user: user.id, email: user.email, link }));
  });
}
