import { invitationDays, userInvited } from '@theke/contracts/identity/session';
import type { User } from '@theke/contracts/identity/user';
import type { Database, Transaction } from '@theke/kit/database/database';
import { loginLinkToken } from '@theke/kit/login-link';
import { conflict, unknown } from '@theke/kit/problem';
import { isShutOut } from '../users/refuse-shut-out.ts';
import { loginLinks } from './login-link-store.ts';

type Inviting = { secret: string; newId: () => string };

/**
 * Stores a login link for an invitation and publishes the event that mails it, in the transaction of the caller. A link
 * that the user requests at the login replaces it: the mail may have been lost.
 * @returns when the link expires
 */
export async function sendInvitation(
  tx: Transaction,
  { secret, newId }: Inviting,
  { tenant, user, email, now }: { tenant: string; user: string; email: string; now: Date },
): Promise<Date> {
  const link = newId();
  const expiresAt = new Date(now.getTime() + invitationDays * 24 * 3_600_000);
  await loginLinks.replace(tx, user, loginLinkToken(secret, tenant, link), expiresAt, { isAsked: true });
  tx.publish(userInvited(link, 1, { user, email, link }));
  return expiresAt;
}

type Deps = Inviting & {
  db: Database;
  now: () => Date;
  readUser: (tx: Transaction, id: string) => Promise<User | undefined>;
};

/** Invites a user by mail (SESSION-16). @throws Problem 404, 409 ACCOUNT_CLOSED */
export const inviteUser = (deps: Deps, tenant: string, id: string): Promise<{ email: string; expiresAt: string }> =>
  deps.db.withTenant(tenant, async (tx) => {
    const user = await deps.readUser(tx, id);
    if (!user) throw unknown('Der Benutzer');
    const now = deps.now();
    if (isShutOut(user, now))
      throw conflict('ACCOUNT_CLOSED', 'Dieses Konto ist deaktiviert oder abgelaufen. Bitte ändern Sie das zuerst.');
    const expiresAt = await sendInvitation(tx, deps, { tenant, user: id, email: user.email, now });
    return { email: user.email, expiresAt: expiresAt.toISOString() };
  });
