import { sessionEnded } from '@theke/contracts/identity/session';
import type { Me, User } from '@theke/contracts/identity/user';
import type { Database, Transaction } from '@theke/kit/database/database';
import { unknown } from '@theke/kit/problem';
import { isShutOut } from '../users/refuse-shut-out.ts';
import { toCaller } from '../users/users.ts';
import type { SessionDeps } from './open-session.ts';
import { hasEnded, type Session } from './session.ts';
import { sessionStore } from './session-store.ts';

/** In ms. A write per request would cost a transaction each; a minute is precise enough for an idle limit of hours. */
const touchEvery = 60_000;

/** Session of a token with its user; undefined if it is unknown or has ended. */
export async function findSession(
  tx: Transaction,
  { readUser, now }: { readUser: SessionDeps['readUser']; now: Date },
  token: string,
): Promise<{ session: Session; user: User } | undefined> {
  const session = await sessionStore.find(tx, token);
  const user = session && (await readUser(tx, session.user));
  return session && user && !hasEnded(session, now) && !isShutOut(user, now) ? { session, user } : undefined;
}

/** User and id of a session. @throws Problem 404 if it is unknown or has ended */
export function checkSession(deps: SessionDeps, tenant: string, token: string): Promise<{ id: string; user: Me }> {
  return deps.db.withTenant(tenant, async (tx) => {
    const now = deps.now();
    const found = await findSession(tx, { readUser: deps.readUser, now }, token);
    if (!found) throw unknown('Die Sitzung');
    const { session, user } = found;
    if (now.getTime() - session.seenAt.getTime() > touchEvery) await sessionStore.touch(tx, session.id, now);
    return { id: session.id, user: toCaller(user, session) };
  });
}

/** Ends a session on all gateways; ignores unknown ones. */
export function closeSession(db: Database, tenant: string, token: string): Promise<void> {
  return db.withTenant(tenant, async (tx) => {
    const session = await sessionStore.find(tx, token);
    if (!session) return;
    await sessionStore.remove(tx, session.id);
    tx.publish(sessionEnded(session.id, 1, { id: session.id, user: session.user }));
  });
}
