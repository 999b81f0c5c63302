import type { OpenedSession } from '@theke/contracts/identity/session';
import type { User } from '@theke/contracts/identity/user';
import type { Transaction } from '@theke/kit/database/database';
import { newSecret } from '../secret.ts';
import { toMe } from '../users/users.ts';
import { absoluteLimit } from './session.ts';
import { sessionStore } from './session-store.ts';

type StartSession = { id: string; user: User; now: Date; isKept?: boolean; isByLink?: boolean };

/** Starts a session with a new token; tokens from outside are never accepted (no session fixation). */
export async function startSession(
  tx: Transaction,
  { id, user, now, isKept = false, isByLink = false }: StartSession,
): Promise<OpenedSession> {
  const token = newSecret();
  await sessionStore.insert(tx, { id, user: user.id, openedAt: now, seenAt: now, isKept, isByLink }, token);
  const expiresAt = new Date(now.getTime() + absoluteLimit({ isKept })).toISOString();
  return { token, expiresAt, isKept, user: toMe(user) };
}
