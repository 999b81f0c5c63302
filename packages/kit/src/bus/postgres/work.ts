// Taking deliveries of one service, as many at a time as the policy allows.
import type { BusLog, Handle } from '../port.ts';
import { Running } from '../running.ts';
import type { ClaimRequest } from './deliveries.ts';
import type { ClaimedDelivery } from './first-attempts.ts';
import { type Wakeable, wakeable } from './wakeable.ts';

/** Looks for work when woken; cheap when there is none. */
export type Worker = Wakeable & { handle: Handle };

export type WorkerDeps = {
  /** May answer for other consumers too. */
  take(request: ClaimRequest): Promise<ClaimedDelivery[]>;
  /** Tries one. Never throws. */
  run(delivery: ClaimedDelivery, handle: Handle): Promise<void>;
  log: BusLog;
  concurrency: number;
};

/** Few statements that take many deliveries cost less than many that take one. */
const gatherMs = 2;

export function startWorker(deps: WorkerDeps, service: string, handle: Handle): Worker {
  const { take, run, log, concurrency } = deps;
  const running = new Running();
  let moreMayWait = false;

  const taking = wakeable(async () => {
    const free = concurrency - running.size;
    moreMayWait = true;
    if (free === 0) return; // the next that ends wakes us
    try {
      const taken = (await take({ consumer: service, maxItems: free })).filter(({ consumer }) => consumer === service);
      moreMayWait = taken.length === free;
      for (const delivery of taken) running.add(run(delivery, handle).then(freed));
    } catch (error) {
      log.warn({ consumer: service, reason: String(error) }, 'nothing taken, the next sweep tries again');
    }
  });

  let soon: NodeJS.Timeout | undefined;
  /** A moment later: it still counts as running, and those that end beside it are taken the place of together. */
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
