// Broadcast consumer of one replica: a row in `listener` while it runs, and the deliveries stored for it.
import type pg from 'pg';
import { attempt, type DeliveryPolicy, logUnheard } from '../delivery.ts';
import type { BusLog, CloudEvent, Handle } from '../port.ts';
import { Running } from '../running.ts';
import { takeBroadcasts } from './deliveries.ts';
import { type Wakeable, wakeable } from './wakeable.ts';

export type BroadcastConsumer = Wakeable & {
  id: string;
  types: readonly string[];
  onReset: () => void;
  /** Delivers an event published by the same process, without a row. */
  receive(event: CloudEvent): void;
};

export type BroadcastConsumerDeps = { pool: pg.Pool; policy: DeliveryPolicy; log: BusLog };

export function startBroadcastConsumer(
  { pool, policy, log }: BroadcastConsumerDeps,
  { id, types, handle, onReset }: { id: string; types: readonly string[]; handle: Handle; onReset: () => void },
): BroadcastConsumer {
  const running = new Running();

  const taking = wakeable(async () => {
    try {
      for (const { event } of await takeBroadcasts(pool, id)) running.add(handleEvent(event));
    } catch (error) {
      log.warn({ reason: String(error) }, 'broadcasts not read, the next sweep retries');
    }
  });

  async function handleEvent(event: CloudEvent) {
    const failure = await attempt(handle, event, policy.handlerTimeout);
    if (!failure) return;
    logUnheard(log, event, failure);
    onReset();
  }

  return {
    id,
    types,
    onReset,
    wake: taking.wake,
    receive: (event) => running.add(handleEvent(event)),
    async close() {
      await taking.close();
      await running.settled();
    },
  };
}
