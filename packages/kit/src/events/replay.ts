import type { Fact } from '@theke/contracts/event';
import { type Bus, listens, type WorkQueues } from '../bus/port.ts';
import { kindOf } from './kind-of.ts';
import type { ToEvent } from './to-event.ts';

/** The snapshots of one kind of aggregate. */
export type Snapshots = {
  /** The types of its events. */
  types: readonly string[];
  /** Every live aggregate of the tenant at its version, and every tombstone, a page at a time. */
  facts(tenant: string): AsyncIterable<Fact[]>;
};

export type ReplayDeps = { bus: Bus; workQueues: WorkQueues; toEvent: ToEvent; snapshots: readonly Snapshots[] };

/**
 * Sends snapshots of a tenant's aggregates to one consumer, if it subscribes to them. Bypasses the outbox: there is no
 * change to lose, and an interrupted replay is run again. Versions order snapshots and events: a copy drops the older
 * state.
 * @param kinds of aggregates. Default: all
 * @returns how many snapshots were put into the consumer's queue
 */
export async function replay(
  { bus, workQueues, toEvent, snapshots }: ReplayDeps,
  to: string,
  tenant: string,
  kinds?: readonly string[],
): Promise<number> {
  let count = 0;
  for (const { types, facts } of snapshots) {
    if (!types.some((type) => listens(workQueues, to, type) && (kinds?.includes(kindOf(type)) ?? true))) continue;
    for await (const page of facts(tenant)) {
      await bus.sendTo(
        to,
        page.map((fact) => ({ ...toEvent(fact, tenant), snapshot: true })),
      );
      count += page.length;
    }
  }
  return count;
}
