import { apiKeyChanged, apiKeyDeleted } from '@theke/contracts/identity/api-key';
import { users } from '@theke/contracts/identity/user';
import { access } from '@theke/contracts/permissions';
import { copyOf, type WorkSubscription } from '@theke/kit/events/subscription';
import { adminEmailOf, audienceOfAccess, audienceOfUser, noAudience } from './push-audience.ts';
import { pushAudienceStore } from './push-audience-store.ts';
import { pushStore } from './push-store.ts';

/**
 * Maintains which branches an owner may be notified about. Disabled users get nothing while they are disabled. Devices
 * of deleted users and of renewed keys are deleted.
 */
export const pushAudienceSubscriptions: readonly WorkSubscription[] = [
  copyOf(users.events, {
    apply: async (tx, user) => void pushAudienceStore.save(tx, user.id, audienceOfUser(user), adminEmailOf(user)),
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
        // A tablet with the old key no longer has access. A snapshot is no renewal.
        if (!event.snapshot) pushStore.removeOfOwner(tx, id);
      },
      async remove(tx, id) {
        pushAudienceStore.save(tx, id, noAudience);
        pushStore.removeOfOwner(tx, id);
      },
    },
  ),
];
