import type { OwnSession } from '@theke/contracts/identity/own-session';
import { sessionEnded } from '@theke/contracts/identity/session';
import type { Database } from '@theke/kit/database/database';
import { unknown } from '@theke/kit/problem';
import type { SessionDeps } from './open-session.ts';
import { hasEnded } from './session.ts';
import { sessionStore } from './session-store.ts';

/** Sessions of a user that have not ended, latest activity first. `token` marks the current one. */
export function listSessions(
  deps: Pick<SessionDeps, 'db' | 'now'>,
  tenant: string,
  { user, token }: { user: string; token: string },
): Promise<OwnSession[]> {
  return deps.db.withTenant(tenant, async (tx) => {
    const now = deps.now();
    const current = await sessionStore.find(tx, token);
    const sessions = await sessionStore.listOf(tx, user);
    return sessions
      .filter((session) => !hasEnded(session, now))
      .map(({ id, device, openedAt, seenAt, isKept, isByLink }) => ({
        id,
        device,
        openedAt: openedAt.toISOString(),
        seenAt: seenAt.toISOString(),
        isKept,
        isByLink,
        isCurrent: id === current?.id,
      }));
  });
}

/** Ends one session of a user on all gateways. @throws Problem 404 if it is unknown or belongs to another user */
export function endSession(
  db: Database,
  tenant: string,
  { user, session }: { user: string; session: string },
): Promise<void> {
  return db.withTenant(tenant, async (tx) => {
    if (!(await sessionStore.removeOne(tx, user, session))) throw unknown('Die Sitzung');
    tx.publish(sessionEnded(session, 1, { id: session, user }));
  });
}
