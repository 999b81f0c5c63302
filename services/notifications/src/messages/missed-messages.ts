// Messages that were stored and never tried: whoever stored them died before it came to that.
import type { Database } from '@theke/kit/database/database';
import { setTimers, type TimerHandler } from '@theke/kit/events/timers';
import { eventOfCause } from './message.ts';
import { messageStore } from './message-store.ts';
import { missedBetween, missedTimer, sendCauseTimer, sendTimer } from './message-timers.ts';

/** What it finds is sent as what is tried again. */
export const findMissedMessages = ({ db, now }: { db: Database; now: () => Date }): TimerHandler => ({
  name: missedTimer,
  run: ({ tenant, subject, settle }) =>
    db.withTenant(tenant, async (tx) => {
      const timers = { ofEvent: sendCauseTimer, ofMessage: sendTimer };
      const causes = await messageStore.neverTried(tx, missedBetween(subject), timers);
      const subjects = [...new Set(causes.map(eventOfCause))];
      if (subjects.length > 0) setTimers(tx, { name: sendCauseTimer, subjects, at: now() });
      settle(tx);
    }),
});
