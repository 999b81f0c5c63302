import { ApiError } from '@theke/ui/api-error';
import { isFromOtherServer } from './is-from-other-server.ts';
import { punchMessages } from './punch-messages.de.ts';
import type { PunchStore, QueuedPunch } from './queued-punch.ts';

/** Recent punches report a lock at once, because the person is still there; older ones wait until it ends. In ms. */
const freshMs = 60_000;

export type SendPunch = (punch: QueuedPunch) => Promise<unknown>;

/**
 * Sends stored punches in order until there is no response. Received ones are removed; refused ones are kept with the
 * reason and never sent again. Punches are idempotent by id, so a lost response does no harm. If the person has to
 * log in, another user is logged in, or another server answers, punches wait.
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
      if (isFromOtherServer(problem)) return;
      if (problem.status === 429 && (!problem.has('LOCKED') || now() - Date.parse(punch.at) > freshMs)) {
        waits.add(punch.person);
        continue;
      }
      // A server of an earlier version, during an upgrade (ADR 0022).
      if (punch.sealedPin !== undefined && problem.has('UNKNOWN_FIELD')) {
        waits.add(punch.person);
        continue;
      }
      const { pin, sealedPin, ...rest } = punch;
      await store.update({ ...rest, refusal: problem.has('PIN_MISSING') ? punchMessages.pinNotKept : problem.message });
    }
  }
}
