import type { Database } from '@theke/kit/database/database';
import { everyTenant, type Job } from '@theke/kit/jobs/every';
import { commandStore } from './commands/command-store.ts';
import { tvStore } from './devices/tv-store.ts';
import { queueStore } from './orders/queue-store.ts';
import { pairingStore } from './player/pairing-store.ts';
import { playStore } from './plays/play-store.ts';

const day = 24 * 60 * 60_000;

/** Retention in ms: hours of life, commands, ids of counted plays, sums of plays, forgotten orders. */
const kept = { hours: 8 * day, commands: 30 * day, playIds: 35 * day, plays: 800 * day, orders: 3 * day };

/** Deletes expired data of signage. */
export const tidySignage = ({ db, now }: { db: Database; now: () => Date }): Job =>
  everyTenant('1 h', {
    name: 'tidy signage',
    run: (tenant) =>
      db.withTenant(tenant, async (tx) => {
        const before = (age: number) => new Date(now().getTime() - age);
        pairingStore.forget(tx, now());
        tvStore.forgetHours(tx, before(kept.hours));
        commandStore.forget(tx, before(kept.commands));
        playStore.forgetIds(tx, before(kept.playIds));
        playStore.forgetDays(tx, before(kept.plays).toISOString().slice(0, 10));
        queueStore.forget(tx, before(kept.orders));
      }),
  });
