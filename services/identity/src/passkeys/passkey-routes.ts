import * as contract from '@theke/contracts/identity/passkey';
import type { User } from '@theke/contracts/identity/user';
import type { Transaction } from '@theke/kit/database/database';
import { type Route, route } from '@theke/kit/http/route';
import { unauthenticated, unknown } from '@theke/kit/problem';
import { configStore } from '../config/config-store.ts';
import { refused } from '../errors.ts';
import { demandPassword } from '../sessions/demand-password.ts';
import type { SessionDeps } from '../sessions/open-session.ts';
import { challengeEnd, newChallenge } from './challenge.ts';
import { openSessionByPasskey } from './open-session-by-passkey.ts';
import { passkeyStore } from './passkey-store.ts';
import { challengeIn, pageAt, passkeyLibrary } from './verify-passkey.ts';

/** WebAuthn binds keys to names, not to addresses. */
const isAddress = (host: string): boolean => /^[\d.]+$/.test(host) || host.startsWith('[');

/** Routes for the caller's passkeys, and those of the gateway for creating and using them (SESSION-15). */
export function passkeyRoutes(deps: SessionDeps & { secret: string }): Route[] {
  const { db, now, newId, readUser, secret } = deps;

  async function userIn(tx: Transaction, id: string | undefined): Promise<User> {
    const user = id && (await readUser(tx, id));
    if (!user) throw unauthenticated();
    return user;
  }

  return [
    route(contract.listPasskeys, ({ tenant, identity }) =>
      db.withTenant(tenant, async (tx) => passkeyStore.list(tx, (await userIn(tx, identity.user?.id)).id)),
    ),

    route(contract.deletePasskey, async ({ tenant, identity, params }) => {
      await db.withTenant(tenant, async (tx) => {
        const { id: user, email } = await userIn(tx, identity.user?.id);
        const name = await passkeyStore.remove(tx, user, params.id);
        if (name === undefined) throw unknown('Der Passkey');
        tx.publish(contract.passkeyChanged(params.id, 2, { user, email, name, isAdded: false }));
      });
      return undefined;
    }),

    route(contract.preparePasskey, async ({ tenant, identity, body: { user: id, origin, currentPassword } }) => {
      const page = pageAt(origin);
      if (isAddress(page.host)) throw refused('PASSKEY_NEEDS_HOST');
      const user = await demandPassword(deps, tenant, {
        user: id,
        password: currentPassword,
        address: identity.address,
      });
      const challenge = newChallenge(secret, tenant, { kind: 'registration', user: id }, now());
      return db.withTenant(tenant, async (tx) => {
        if ((await passkeyStore.list(tx, id)).length >= contract.maxPasskeys) throw refused('TOO_MANY_PASSKEYS');
        const { shopName: business } = await configStore.read(tx);
        const name = `${user.firstName} ${user.lastName}`.trim();
        const existing = await passkeyStore.credentialIds(tx, id, page.host);
        const owner = { id, email: user.email, name, business };
        return passkeyLibrary.creationOptions(page, owner, { challenge, existing });
      });
    }),

    route(contract.storePasskey, async ({ tenant, body: { user: id, origin, name, credential } }) => {
      const [page, at, challenge] = [pageAt(origin), now(), challengeIn(credential)];
      const bytes = Buffer.from(challenge ?? '', 'base64url');
      const purpose = { kind: 'registration', user: id } as const;
      if (!challenge || !challengeEnd(secret, tenant, purpose, { challenge: bytes, now: at }))
        throw refused('PASSKEY_INVALID');
      const made = await passkeyLibrary.verifyNew(page, credential, challenge);
      if (!made) throw refused('PASSKEY_INVALID');
      return db.withTenant(tenant, async (tx) => {
        const { email } = await userIn(tx, id);
        const stored = await passkeyStore.insert(tx, { ...made, id: newId(), user: id, host: page.host, name }, at);
        if (!stored) throw refused('PASSKEY_EXISTS');
        tx.publish(contract.passkeyChanged(stored.id, 1, { user: id, email, name, isAdded: true }));
        return stored;
      });
    }),

    route(contract.preparePasskeyLogin, ({ tenant, body: { origin } }) =>
      passkeyLibrary.loginOptions(pageAt(origin), newChallenge(secret, tenant, { kind: 'login' }, now())),
    ),

    route(contract.openSessionByPasskey, ({ tenant, body }) => openSessionByPasskey(deps, { tenant, ...body })),
  ];
}
