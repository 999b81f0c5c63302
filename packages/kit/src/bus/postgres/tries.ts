// Runs one claimed or taken delivery and stores its outcome.
import type pg from 'pg';
import { batched } from '../../batched.ts';
import { attempt, type DeliveryPolicy, delayAfter, logFailure, maxAttempts } from '../delivery.ts';
import type { BusLog, DeliveryClaim, Handle } from '../port.ts';
import { type Delivery, extendLeases, removeHandled, settleFailed } from './deliveries.ts';
import { claimFirst, consuming, isTakenElsewhere, settleFirst, takenElsewhere } from './first-attempts.ts';

/** Pause before checking again how the transaction of a timed-out attempt ended, in ms. */
const askAgainMs = 1_000;

/** How long deletes of handled deliveries are collected into one statement, in ms. No caller waits for them. */
const gatherMs = 4;

/** State of a first attempt: no outcome yet, deleted by a transaction, claimed, or taken by another process. */
type First = 'taken' | 'consumed' | 'claimed' | 'gone';

export type Tries = {
  /** Never throws: if the outcome cannot be stored, the delivery is quarantined when its lease ends. */
  run(delivery: Delivery, handle: Handle): Promise<void>;
  /** First attempt of an unclaimed delivery. `schema`: of the bus, in the service's database. */
  runFirst(delivery: Delivery, handle: Handle, schema: string): Promise<void>;
  /** Ids of deliveries whose first attempt has no outcome yet. */
  held(): string[];
  close(): void;
};

export type TriesDeps = {
  pool: pg.Pool;
  policy: DeliveryPolicy;
  log: BusLog;
  /** Duration of a claim in ms; renewed while the handler runs. */
  lease: number;
  /** Called when a failed delivery is due again. */
  wake(consumer: string): void;
};

export function createTries({ pool, policy, log, lease, wake }: TriesDeps): Tries {
  const leased = new Set<string>();
  const firsts = new Map<string, First>();
  const timers = new Set<NodeJS.Timeout>();
  const remove = batched((ids: string[]) => removeHandled(pool, ids), { gatherMs });

  const renewal = setInterval(() => {
    if (leased.size === 0) return;
    extendLeases(pool, [...leased], lease).catch((error) => log.warn({ reason: String(error) }, 'leases not renewed'));
  }, lease / 3).unref();

  function later(delay: number, act: () => void) {
    const timer = setTimeout(() => {
      timers.delete(timer);
      act();
    }, delay).unref();
    timers.add(timer);
  }

  async function settle(delivery: Delivery, reason: string) {
    const delay = delayAfter(policy, delivery.attempts);
    await settleFailed(pool, delivery, delay, reason);
    if (delivery.attempts < maxAttempts) later(delay, () => wake(delivery.consumer));
  }

  /** This process does not take the delivery again until its outcome is known. */
  async function settleFirstAttempt(delivery: Delivery, reason: string): Promise<void> {
    const { id, consumer, attempts } = delivery;
    const delay = delayAfter(policy, attempts);
    const outcome = await settleFirst(pool, id, delay, reason);
    if (outcome === 'settled') later(delay, () => wake(consumer));
    if (outcome !== 'locked') return void firsts.delete(id);
    later(askAgainMs, () => {
      settleFirstAttempt(delivery, reason).catch((error) => {
        firsts.delete(id);
        notStored(delivery, error);
      });
    });
  }

  const notStored = ({ consumer, event }: Delivery, error: unknown) =>
    log.warn({ consumer, event: event.id, reason: String(error) }, 'outcome not stored, the event will be redelivered');

  return {
    async run(delivery, handle) {
      const { id, event, consumer, attempts } = delivery;
      leased.add(id);
      const failure = await attempt(handle, event, policy.handlerTimeout);
      if (failure) logFailure(log, event, consumer, attempts, failure);
      try {
        await (failure ? settle(delivery, failure.reason) : remove(id));
      } catch (error) {
        notStored(delivery, error);
      } finally {
        leased.delete(id);
      }
    },
    async runFirst(delivery, handle, schema) {
      const { id, event, consumer, attempts } = delivery;
      /** Ignores deliveries that timed out: their outcome is already settled. */
      const note = (one: string, state: First) => void (firsts.has(one) && firsts.set(one, state));
      const claim: DeliveryClaim = {
        id,
        consuming(all) {
          const ids = all.map((one) => one.id);
          for (const one of ids) note(one, 'consumed');
          return consuming(schema, consumer, ids);
        },
        async acquire() {
          // The lease of a delivery that timed out meanwhile would not be renewed.
          if (!(await claimFirst(pool, id, lease)) || !firsts.has(id)) throw takenElsewhere(id);
          note(id, 'claimed');
          leased.add(id);
        },
      };
      const handleUnlessGone: Handle = async () => {
        try {
          await handle(event, claim);
        } catch (error) {
          if (!isTakenElsewhere(error)) throw error;
          note(id, 'gone');
        }
      };
      firsts.set(id, 'taken');
      const failure = await attempt(handleUnlessGone, event, policy.handlerTimeout);
      if (failure) logFailure(log, event, consumer, attempts, failure);
      const outcome = firsts.get(id);
      try {
        if (failure && outcome !== 'claimed') return await settleFirstAttempt(delivery, failure.reason);
        if (failure) await settle(delivery, failure.reason);
        else if (outcome === 'taken' || outcome === 'claimed') await remove(id);
        firsts.delete(id);
      } catch (error) {
        firsts.delete(id);
        notStored(delivery, error);
      } finally {
        leased.delete(id);
      }
    },
    held: () => [...firsts.keys()],
    close() {
      clearInterval(renewal);
      for (const timer of timers) clearTimeout(timer);
    },
  };
}
