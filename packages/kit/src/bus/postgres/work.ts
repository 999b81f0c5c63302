// Takes deliveries of one service, up to the concurrency of the policy.
import type { BusLog, Handle } from '../port.ts';
import { Running } from '../running.ts';
import type { ClaimRequest } from './deliveries.ts';
import type { ClaimedDelivery } from './first-attempts.ts';
import { type Wakeable, wakeable } from './wakeable.ts';

/** Takes deliveries when woken; cheap when there are none. */
export type Worker = Wakeable & { handle: Handle };

export type WorkerDeps = {
  /** May also return deliveries of other consumers. */
  take(request: ClaimRequest): Promise<ClaimedDelivery[]>;
  /** Runs one delivery. Never throws. */
  run(delivery: ClaimedDelivery, handle: Handle): Promise<void>;
  log: BusLog;
  concurrency: number;
};

/**
 * How long freed slots are collected, in ms: few statements that take many deliveries cost less than many that take
 * one.
 */
const gatherMs = 2;

export function startWorker(deps: WorkerDeps, service: string, handle: Handle): Worker {
  const { take, run, log, concurrency } = deps;
  const running = new Running();
  let moreMayWait = false;

  const taking = wakeable(async () => {
    const free = concurrency - running.size;
    moreMayWait = true;
    if (free === 0) return; // the next one to finish wakes us
    try {
      const deliveries = (await take({ consumer: service, maxItems: free })).filter(
        ({ consumer }) => consumer === service,
      );
      moreMayWait = deliveries.length === free;
      for (const delivery of deliveries) running.add(run(delivery, handle).then(freed));
    } catch (error) {
      log.warn({ consumer: service, reason: String(error) }, 'events not taken, the next sweep retries');
    }
  });

  let soon: NodeJS.Timeout | undefined;
  /**
   * Delayed, because the finished delivery still counts as running, and to refill several free slots with one
   * statement.
   */
  function freed() {
    if (!moreMayWait || soon) return;
    soon = setTimeout(() => {
      soon = undefined;
      taking.wake();
    }, gatherMs);
  }

  return {
    handle,
    wake: taking.wake,
    async close() {
      await taking.close();
      await running.settled();
    },
  };
}
