import { newDeviceUsed } from '@theke/contracts/identity/own-session';
import type { OpenedSession } from '@theke/contracts/identity/session';
import type { User } from '@theke/contracts/identity/user';
import type { Transaction } from '@theke/kit/database/database';
import { newSecret } from '../secret.ts';
import { toCaller } from '../users/users.ts';
import { rememberLogin } from './first-login-store.ts';
import { absoluteLimit } from './session.ts';
import { sessionStore } from './session-store.ts';

type StartSession = {
  id: string;
  user: User;
  now: Date;
  isKept?: boolean;
  isByLink?: boolean;
  device: string | null;
  /** Whether the browser has logged in before. */
  isKnownDevice: boolean;
  /** Whether a required second step is missing (SESSION-17). */
  isHeldBack: boolean;
};

/**
 * Starts a session with a new token; tokens from outside are never accepted (no session fixation). A login on a new
 * device is published for a mail to the account's owner, except the first login of the account (SESSION-13).
 */
export async function startSession(
  tx: Transaction,
  { id, user, now, isKept = false, isByLink = false, device, isKnownDevice, isHeldBack }: StartSession,
): Promise<OpenedSession> {
  const token = newSecret();
  const session = { id, user: user.id, openedAt: now, seenAt: now, isKept, isByLink, device, isHeldBack };
  await sessionStore.insert(tx, session, token);
  const isFirst = await rememberLogin(tx, user.id, now);
  if (!isFirst && !isKnownDevice)
    tx.publish(newDeviceUsed(id, 1, { user: user.id, email: user.email, device, at: now.toISOString() }));
  const expiresAt = new Date(now.getTime() + absoluteLimit({ isKept })).toISOString();
  return { token, expiresAt, isKept, user: toCaller(user, session) };
}
