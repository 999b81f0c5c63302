// Trying one claimed delivery and writing down how it ended.
import type pg from 'pg';
import { batched } from '../../batched.ts';
import { attempt, type DeliveryPolicy, delayAfter, logFailure, maxAttempts } from '../delivery.ts';
import type { BusLog, Handle } from '../port.ts';
import { type Delivery, extendLeases, removeHandled, settleFailed } from './deliveries.ts';

/** Nobody waits for a row that was handled to go: those of a few moments go together. */
const gatherMs = 4;

export type Tries = {
  /** Never throws: what cannot be written down is quarantined when its lease ends. */
  run(delivery: Delivery, handle: Handle): Promise<void>;
  close(): void;
};

export type TriesDeps = {
  pool: pg.Pool;
  policy: DeliveryPolicy;
  log: BusLog;
  /** Milliseconds for which a claim holds; it is renewed while the handler runs. */
  lease: number;
  /** Called when a failed delivery is due again. */
  wake(consumer: string): void;
};

export function createTries({ pool, policy, log, lease, wake }: TriesDeps): Tries {
  const leased = new Set<string>();
  const timers = new Set<NodeJS.Timeout>();
  const remove = batched((ids: string[]) => removeHandled(pool, ids), gatherMs);

  const renewal = setInterval(() => {
    if (leased.size === 0) return;
    extendLeases(pool, [...leased], lease).catch((error) => log.warn({ reason: String(error) }, 'leases not renewed'));
  }, lease / 3).unref();

  async function settle(delivery: Delivery, reason: string) {
    const delay = delayAfter(policy, delivery.attempts);
    await settleFailed(pool, delivery, delay, reason);
    if (delivery.attempts >= maxAttempts) return;
    const timer = setTimeout(() => {
      timers.delete(timer);
      wake(delivery.consumer);
    }, delay).unref();
    timers.add(timer);
  }

  return {
    async run(delivery, handle) {
      const { id, event, consumer, attempts } = delivery;
      leased.add(id);
      const failure = await attempt(handle, event, policy.handlerTimeout);
      if (failure) logFailure(log, event, consumer, attempts, failure);
      try {
        await (failure ? settle(delivery, failure.reason) : remove(id));
      } catch (error) {
        log.warn({ consumer, event: event.id, reason: String(error) }, 'outcome not stored, event will come again');
      } finally {
        leased.delete(id);
      }
    },
    close() {
      clearInterval(renewal);
      for (const timer of timers) clearTimeout(timer);
    },
  };
}
