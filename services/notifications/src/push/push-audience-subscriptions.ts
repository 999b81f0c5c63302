import { apiKeyChanged, apiKeyDeleted } from '@theke/contracts/identity/api-key';
import { users } from '@theke/contracts/identity/user';
import { access } from '@theke/contracts/permissions';
import { copyOf, type WorkSubscription } from '@theke/kit/events/subscription';
import { audienceOfAccess, audienceOfUser, noAudience } from './push-audience.ts';
import { pushAudienceStore } from './push-audience-store.ts';
import { pushStore } from './push-store.ts';

/**
 * Who may be told of which branches. Whoever is switched off is told nothing as long as that lasts; the devices of whoever
 * was deleted, and of a key that was renewed, are forgotten.
 */
export const pushAudienceSubscriptions: readonly WorkSubscription[] = [
  copyOf(users.events, {
    apply: async (tx, user) => void pushAudienceStore.save(tx, user.id, audienceOfUser(user)),
    async remove(tx, id) {
      pushAudienceStore.save(tx, id, noAudience);
      pushStore.removeOfOwner(tx, id);
    },
  }),
  copyOf(
    { changed: apiKeyChanged, deleted: apiKeyDeleted },
    {
      async apply(tx, { id, name, branch, purpose, expiresAt }, { event }) {
        const until = expiresAt === null ? null : new Date(expiresAt);
        const audience = audienceOfAccess(
          access({ key: { id, name, purpose, branch: branch.id } }, 'push.receive'),
          until,
        );
        pushAudienceStore.save(tx, id, audience);
        // The tablet that came with the old key is let in no more. A snapshot is no renewal.
        if (!event.snapshot) pushStore.removeOfOwner(tx, id);
      },
      async remove(tx, id) {
        pushAudienceStore.save(tx, id, noAudience);
        pushStore.removeOfOwner(tx, id);
      },
    },
  ),
];
