import { sessionEnded } from '@theke/contracts/identity/session';
import type { Me, User } from '@theke/contracts/identity/user';
import type { Database, Transaction } from '@theke/kit/database/database';
import { unknown } from '@theke/kit/problem';
import { toMe } from '../users/users.ts';
import { absoluteLimit, idleLimit } from './open-session.ts';
import { sessionStore } from './session-store.ts';

type Deps = { db: Database; now: () => Date; readUser: (tx: Transaction, id: string) => Promise<User | undefined> };

/** Writing at every request would cost a transaction each; a minute is exact enough for an idle limit of hours. */
const touchEvery = 60_000;

/** Whose session a token is. @throws Problem 404 when it is unknown or has ended */
export function checkSession(deps: Deps, tenant: string, token: string): Promise<{ id: string; user: Me }> {
  return deps.db.withTenant(tenant, async (tx) => {
    const now = deps.now();
    const session = await sessionStore.find(tx, token);
    const user = session && (await deps.readUser(tx, session.user));
    const age = (since: Date) => now.getTime() - since.getTime();
    if (!session || !user?.isActive || age(session.openedAt) > absoluteLimit || age(session.seenAt) > idleLimit)
      throw unknown('Die Sitzung');
    if (age(session.seenAt) > touchEvery) await sessionStore.touch(tx, session.id, now);
    return { id: session.id, user: toMe(user) };
  });
}

/** Ends a session everywhere at once; one that is unknown has ended already. */
export function closeSession(db: Database, tenant: string, token: string): Promise<void> {
  return db.withTenant(tenant, async (tx) => {
    const session = await sessionStore.find(tx, token);
    if (!session) return;
    await sessionStore.remove(tx, session.id);
    tx.publish(sessionEnded(session.id, 1, { id: session.id, user: session.user }));
  });
}
