import type { OpenedSession } from '@theke/contracts/identity/session';
import { refused } from '../errors.ts';
import type { SessionDeps } from '../sessions/open-session.ts';
import { startSession } from '../sessions/start-session.ts';
import { refuseShutOut } from '../users/refuse-shut-out.ts';
import { challengeEnd } from './challenge.ts';
import { passkeyStore } from './passkey-store.ts';
import { challengeIn, pageAt, passkeyLibrary } from './verify-passkey.ts';

type ByPasskey = {
  tenant: string;
  origin: string;
  credential: { rawId: string };
  isKept: boolean;
  browser?: string | undefined;
  device?: string | undefined;
};

/**
 * Login with a passkey (SESSION-15). The authenticator has verified the user by PIN, finger or face, so no code of a
 * second step is asked for, and a lock because of wrong passwords does not apply.
 * @throws Problem 401 PASSKEY_UNKNOWN, 403 ACCOUNT_DISABLED or ACCOUNT_EXPIRED
 */
export async function openSessionByPasskey(
  deps: SessionDeps & { secret: string },
  { tenant, origin, credential, isKept, browser, device }: ByPasskey,
): Promise<OpenedSession> {
  const now = deps.now();
  const [page, challenge] = [pageAt(origin), challengeIn(credential)];
  const end =
    challenge &&
    challengeEnd(deps.secret, tenant, { kind: 'login' }, { challenge: Buffer.from(challenge, 'base64url'), now });
  if (!end) throw refused('PASSKEY_UNKNOWN');
  return deps.db.withTenant(tenant, async (tx) => {
    const stored = await passkeyStore.lock(tx, Buffer.from(credential.rawId, 'base64url'));
    if (stored?.host !== page.host) throw refused('PASSKEY_UNKNOWN');
    const counter = await passkeyLibrary.verifyLogin(page, credential, { stored, challenge });
    if (counter === undefined || !(await passkeyStore.useChallenge(tx, challenge, { end, now })))
      throw refused('PASSKEY_UNKNOWN');
    const user = await deps.readUser(tx, stored.user);
    if (!user) throw refused('PASSKEY_UNKNOWN');
    refuseShutOut(user, now);
    await passkeyStore.use(tx, stored.id, { counter, now });
    return startSession(tx, {
      ...{ id: deps.newId(), user, now, isKept },
      device: device ?? null,
      isKnownDevice: browser !== undefined,
      isHeldBack: false,
    });
  });
}
