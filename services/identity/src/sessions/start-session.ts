import type { OpenedSession } from '@theke/contracts/identity/session';
import type { User } from '@theke/contracts/identity/user';
import type { Transaction } from '@theke/kit/database/database';
import { newSecret } from '../secret.ts';
import { toMe } from '../users/users.ts';
import { absoluteLimit } from './session.ts';
import { sessionStore } from './session-store.ts';

type StartSession = { id: string; user: User; now: Date; isKept?: boolean; isByLink?: boolean };

/** A new session with a token of its own; no token that came from outside ever becomes one. */
export async function startSession(
  tx: Transaction,
  { id, user, now, isKept = false, isByLink = false }: StartSession,
): Promise<OpenedSession> {
  const token = newSecret();
  await sessionStore.insert(tx, { id, user: user.id, openedAt: now, seenAt: now, isKept, isByLink }, token);
  const expiresAt = new Date(now.getTime() + absoluteLimit({ isKept })).toISOString();
  return { token, expiresAt, isKept, user: toMe(user) };
}
