import { tvSilent } from '@theke/contracts/signage/signage-events';
import type { Database } from '@theke/kit/database/database';
import { setTimer, type TimerHandler } from '@theke/kit/events/timers';
import { silentAfter } from '@theke/rules/signage/tv-state';
import type { ScreenCache } from '../screens/screen-cache.ts';
import { isOpenFor } from './tv-facts.ts';
import type { TvHeartbeats } from './tv-heartbeats.ts';
import { tvStore } from './tv-store.ts';

/** Timer of each paired TV; its subject is the TV. */
export const silenceTimer = 'tv-silent';

/** How often a silent TV is looked at again, in ms: its branch may open. */
const again = 60_000;

type Deps = { db: Database; now: () => Date; cache: ScreenCache; heartbeats: TvHeartbeats };

/** Alerts staff once to a TV that was silent for five minutes while its branch is open. */
export const watchSilence = ({ db, now, cache, heartbeats }: Deps): TimerHandler => ({
  name: silenceTimer,
  async run({ tenant, subject, settle }) {
    await heartbeats.flush();
    const screen = (await cache.screens(tenant)).byId.get(subject);
    await db.withTenant(tenant, async (tx) => {
      const row = await tvStore.find(tx, subject);
      const at = now();
      if (row?.keyHash && screen) {
        const lastSeen = row.seenAt ?? row.pairedAt ?? at;
        const isSilent = at.getTime() - lastSeen.getTime() >= silentAfter;
        const { id, name, branch, isEnabled } = screen.device;
        if (isSilent && row.silentSince === null && isEnabled && isOpenFor(screen, at.getTime())) {
          tvStore.alerted(tx, id, at);
          tx.publish(
            tvSilent(id, Math.floor(at.getTime() / 1_000), {
              device: id,
              name,
              branch: branch.id,
              seenAt: lastSeen.toISOString(),
            }),
          );
        }
        const next = Math.max(lastSeen.getTime() + silentAfter, at.getTime() + again);
        setTimer(tx, { name: silenceTimer, subject, at: new Date(next) });
      }
      settle(tx);
    });
  },
});
