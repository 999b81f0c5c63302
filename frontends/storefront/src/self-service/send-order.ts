import type { CreatedOrder } from '@theke/contracts/ordering/order';
import { ApiError } from '@theke/ui/api-error';
import type { Attempt } from '../checkout/order-attempt.ts';

/** `notOrdered`: no request left the kiosk. `unknown`: a request was sent, but no response arrived. */
export type KioskOutcome =
  | { kind: 'accepted'; order: CreatedOrder }
  | { kind: 'refused'; error: ApiError }
  | { kind: 'notOrdered' }
  | { kind: 'unknown' };

export type SendDeps = {
  send: (attempt: Attempt) => Promise<CreatedOrder>;
  /** Whether the server answers. Asked before each request, so that a cut line leaves no doubt about an order. */
  isReachable: () => Promise<boolean>;
  wait: (ms: number) => Promise<void>;
  /** Current time in ms. */
  now: () => number;
  /** Called before each pause. `mayExist`: a request may have arrived. */
  onWaiting: (mayExist: boolean) => void;
  /** Whether the guest has given up. */
  isGivenUp: () => boolean;
};

/** Time in ms for which an order waits for the connection. */
const patienceMs = 120_000;
const pauseMs = 2_000;

/**
 * Sends an order as soon as the server is reachable, always with the same key, so that it creates at most one order
 * (KIOSK-06). Gives up after two minutes, or when the guest does before anything was sent.
 * @param mayExist whether an earlier request with this key may have arrived
 */
export async function sendOrder(attempt: Attempt, deps: SendDeps, mayExist = false): Promise<KioskOutcome> {
  const until = deps.now() + patienceMs;
  let isSent = mayExist;
  for (;;) {
    if (!isSent && deps.isGivenUp()) return { kind: 'notOrdered' };
    if (await deps.isReachable()) {
      if (!isSent && deps.isGivenUp()) return { kind: 'notOrdered' };
      isSent = true;
      try {
        return { kind: 'accepted', order: await deps.send(attempt) };
      } catch (thrown) {
        const error = ApiError.from(thrown);
        // The server answers a repetition of an accepted order with that order, so a refusal is certain.
        if (!error.isOutcomeUnknown) return { kind: 'refused', error };
      }
    }
    if (deps.now() >= until) return { kind: isSent ? 'unknown' : 'notOrdered' };
    deps.onWaiting(isSent);
    await deps.wait(pauseMs);
  }
}
