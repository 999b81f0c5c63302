import { apiKeyChanged, apiKeyDeleted } from '@theke/contracts/identity/api-key';
import { users } from '@theke/contracts/identity/user';
import { copyOf, type WorkSubscription } from '@theke/kit/events/subscription';
import { pushStore } from './push-store.ts';
import { noReach, reachOfAccess, reachOfUser } from './reach.ts';
import { reachStore } from './reach-store.ts';

/**
 * Who may be told of which branches. Whoever is switched off is told nothing as long as that lasts; the devices of whoever
 * was deleted, and of a key that was renewed, are forgotten.
 */
export const reachSubscriptions: readonly WorkSubscription[] = [
  copyOf(users.events, {
    apply: async (tx, user) => void reachStore.save(tx, user.id, reachOfUser(user)),
    async remove(tx, id) {
      reachStore.save(tx, id, noReach);
      pushStore.removeOfOwner(tx, id);
    },
  }),
  copyOf(
    { changed: apiKeyChanged, deleted: apiKeyDeleted },
    {
      async apply(tx, { id, branch, purpose, expiresAt }, { event }) {
        const until = expiresAt === null ? null : new Date(expiresAt);
        const reach = purpose === 'frontdesk' ? reachOfAccess({ branches: [branch.id] }, until) : noReach;
        reachStore.save(tx, id, reach);
        // The tablet that came with the old key is let in no more. A snapshot is no renewal.
        if (!event.snapshot) pushStore.removeOfOwner(tx, id);
      },
      async remove(tx, id) {
        reachStore.save(tx, id, noReach);
        pushStore.removeOfOwner(tx, id);
      },
    },
  ),
];
