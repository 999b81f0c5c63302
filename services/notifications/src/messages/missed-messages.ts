// Picks up messages that were stored but never attempted, because their process crashed.
import type { Database } from '@theke/kit/database/database';
import { setTimers, type TimerHandler } from '@theke/kit/events/timers';
import { eventOfCause } from './message.ts';
import { messageStore } from './message-store.ts';
import { missedBetween, missedTimer, sendCauseTimer, sendTimer } from './message-timers.ts';

/** Sends the messages it finds through the timer of retries. */
export const findMissedMessages = ({ db, now }: { db: Database; now: () => Date }): TimerHandler => ({
  name: missedTimer,
  run: ({ tenant, subject, settle }) =>
    db.withTenant(tenant, async (tx) => {
      const timers = { forEvents: sendCauseTimer, forMessages: sendTimer };
      const causes = await messageStore.neverTried(tx, missedBetween(subject), timers);
      const subjects = [...new Set(causes.map(eventOfCause))];
      if (subjects.length > 0) setTimers(tx, { name: sendCauseTimer, subjects, at: now() });
      settle(tx);
    }),
});
