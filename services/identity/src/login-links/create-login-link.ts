import type { User } from '@theke/contracts/identity/user';
import type { Database, Transaction } from '@theke/kit/database/database';
import { unknown } from '@theke/kit/problem';
import { newSecret } from '../secret.ts';
import { loginLinks } from './login-link-store.ts';

/** Long enough to hand it over; a forgotten one soon expires. */
const ttlMs = 10 * 60_000;

/** Expiry of a link created now. */
export const linkLasts = (now: Date): Date => new Date(now.getTime() + ttlMs);

type Deps = {
  db: Database;
  now: () => Date;
  readUser: (tx: Transaction, id: string) => Promise<User | undefined>;
};

/**
 * Creates a one-time login link.
 * @param lastsMs lifetime in ms; default: ten minutes
 * @returns its path and expiry
 * @throws Problem 404
 */
export function createLoginLink(
  deps: Deps,
  tenant: string,
  id: string,
  lastsMs = ttlMs,
): Promise<{ path: string; expiresAt: string }> {
  const token = newSecret();
  const expiresAt = new Date(deps.now().getTime() + lastsMs);
  return deps.db.withTenant(tenant, async (tx) => {
    const user = await deps.readUser(tx, id);
    if (!user) throw unknown('Der Benutzer');
    await loginLinks.replace(tx, user.id, token, expiresAt);
    return { path: `/backend/login-link#${token}`, expiresAt: expiresAt.toISOString() };
  });
}
