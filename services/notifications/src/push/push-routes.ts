import {
  listPushSubscriptions,
  readPushKey,
  removePushSubscription,
  savePushSubscription,
  type PushSubscription as WireSubscription,
} from '@theke/contracts/notifications/push';
import { type Access, isReached } from '@theke/contracts/permissions';
import { type Route, route } from '@theke/kit/http/route';
import type { Identity } from '@theke/kit/identity-token';
import { conflict, invalid, unknown } from '@theke/kit/problem';
import type { ServiceBase } from '@theke/kit/service';
import { shopStore } from '../shop/shop-store.ts';
import { audienceOfAccess } from './push-audience.ts';
import { pushAudienceStore } from './push-audience-store.ts';
import { pushStore } from './push-store.ts';
import { fingerprintOf, isBrowserKey, type PushOwner, type PushSubscription } from './push-subscription.ts';
import type { Vapid } from './vapid.ts';

type Deps = Pick<ServiceBase<unknown>, 'db' | 'now' | 'newId'> & { vapid: Vapid | undefined };

/** Routes with which browsers subscribe for their user. */
export function pushRoutes({ db, now, newId, vapid }: Deps): Route[] {
  return [
    route(readPushKey, async () => ({ key: vapid?.publicKey ?? null })),
    route(listPushSubscriptions, ({ tenant, identity }) =>
      db.withTenant(tenant, async (tx) => (await pushStore.findByOwner(tx, ownerOf(identity).id)).map(toWire)),
    ),
    route(savePushSubscription, ({ tenant, identity, access, body }) => {
      if (!vapid) throw conflict('PUSH_NOT_SET_UP', 'Push ist auf dieser Plattform nicht eingerichtet.');
      if (!isBrowserKey(body.p256dh))
        throw invalid('INVALID_VALUE', 'Mit diesem Schlüssel kann kein Browser etwas lesen.', 'p256dh');
      const owner = ownerOf(identity);
      const branches = body.branches?.map(({ id }) => id) ?? null;
      return db.withTenant(tenant, async (tx) => {
        if (branches && !(await mayReceive(access, branches, (ids) => shopStore.countBranches(tx, ids))))
          throw invalid('BRANCH_UNKNOWN', 'Diese Filiale gibt es nicht. Bitte wählen Sie eine andere.', 'branches');
        pushAudienceStore.saveIfUnheard(tx, owner.id, audienceOfAccess(access));
        const { endpoint, p256dh, auth, isForOrders, isForEveryOrder, isForOwnWork } = body;
        return toWire(
          await pushStore.save(tx, {
            id: newId(),
            owner,
            fingerprint: fingerprintOf(endpoint),
            label: identity.user?.name ?? identity.key?.name ?? '',
            endpoint,
            p256dh,
            auth,
            branches,
            isForOrders,
            isForEveryOrder,
            isForOwnWork,
            createdAt: now(),
          }),
        );
      });
    }),
    route(removePushSubscription, ({ tenant, identity, params }) =>
      db.withTenant(tenant, async (tx) => {
        if (!(await pushStore.removeOf(tx, ownerOf(identity).id, params.fingerprint)))
          throw unknown('Die Anmeldung für Push');
        return undefined;
      }),
    ),
  ];
}

/** If both a key and a user are sent, the key counts, as everywhere. */
function ownerOf({ user, key }: Identity): PushOwner {
  if (key) return { kind: 'key', id: key.id };
  if (!user) throw new Error('a staff route ran without a caller');
  return { kind: 'person', id: user.id };
}

async function mayReceive(
  access: Access,
  branches: readonly string[],
  count: (ids: readonly string[]) => Promise<number>,
): Promise<boolean> {
  const requested = [...new Set(branches)];
  const isWithin = requested.every((branch) => isReached(access, { branch }));
  return isWithin && (await count(requested)) === requested.length;
}

const toWire = ({
  fingerprint,
  branches,
  isForOrders,
  isForEveryOrder,
  isForOwnWork,
  createdAt,
}: PushSubscription): WireSubscription => ({
  fingerprint,
  branches: branches?.map((id) => ({ id })) ?? null,
  isForOrders,
  isForEveryOrder,
  isForOwnWork,
  createdAt: createdAt.toISOString(),
});
