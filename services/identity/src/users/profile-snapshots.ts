import { profileChanged, profileDeleted } from '@theke/contracts/identity/profile';
import type { users } from '@theke/contracts/identity/user';
import type { Database } from '@theke/kit/database/database';
import type { Snapshots } from '@theke/kit/events/replay';
import type { ResourceUseCases } from '@theke/kit/resource/resource-use-cases';
import { toPublicProfile } from './public-profile.ts';

type Users = ResourceUseCases<(typeof users)['draft']>;
const page = 200;
/** Sorts before every id. */
const start = '00000000-0000-0000-0000-000000000000';

/** Snapshots of public profiles, and deletions of the others. */
export const profileSnapshots = (db: Database, { store }: Users): Snapshots => ({
  types: [profileChanged.type, profileDeleted.type],
  async *facts(tenant) {
    for (let after = start; ; ) {
      const rows = await db.withTenant(tenant, (tx) => store.liveAfter(tx, after, page));
      if (rows.length === 0) break;
      yield rows.map((user) =>
        user.profile.isPublic
          ? profileChanged(user.id, user.version, toPublicProfile(user))
          : profileDeleted(user.id, user.version, { id: user.id }),
      );
      after = rows.at(-1)?.id as string;
    }
    for (let after = start; ; ) {
      const deleted = await db.withTenant(tenant, (tx) => store.deletedAfter(tx, after, page));
      if (deleted.length === 0) return;
      yield deleted.map(({ id, version }) => profileDeleted(id, version, { id }));
      after = deleted.at(-1)?.id as string;
    }
  },
});
