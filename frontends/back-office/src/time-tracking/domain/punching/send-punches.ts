import { ApiError } from '@theke/ui/api-error';
import { punchMessages } from './punch-messages.de.ts';
import type { PunchStore, QueuedPunch } from './queued-punch.ts';

/** Whoever stands there still is told at once; what is older waits until a lock is over. */
const freshMs = 60_000;

export type SendPunch = (punch: QueuedPunch) => Promise<unknown>;

/**
 * Sends what is kept, one after the other in its order, until there is no answer. What the server has is removed; what it refuses is kept with
 * the reason, and never sent again. Sent twice it counts once, by its id: so an answer that was lost does no harm. Whoever has to log in first, or
 * finds somebody else logged in, loses nothing either: it waits.
 */
export async function sendPunches(store: PunchStore, send: SendPunch, now: () => number): Promise<void> {
  const waits = new Set<string>();
  for (const punch of await store.all()) {
    if (punch.refusal !== undefined || waits.has(punch.person)) continue;
    try {
      await send(punch);
      await store.remove(punch.order);
    } catch (error) {
      const problem = ApiError.from(error);
      if (problem.isOutcomeUnknown || problem.status === 401 || problem.has('OTHER_PERSON')) return;
      if (problem.status === 429 && (!problem.has('LOCKED') || now() - Date.parse(punch.at) > freshMs)) {
        waits.add(punch.person);
        continue;
      }
      // A server from before, which comes to an end while one is upgraded (ADR 0022).
      if (punch.sealedPin !== undefined && problem.has('UNKNOWN_FIELD')) {
        waits.add(punch.person);
        continue;
      }
      const { pin, sealedPin, ...rest } = punch;
      await store.put({ ...rest, refusal: problem.has('PIN_MISSING') ? punchMessages.pinNotKept : problem.message });
    }
  }
}
