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
 * Tells one consumer how a tenant's aggregates stand, as far as it listens to them. Past the outbox: nothing has
 * happened, so nothing is lost when it is cut off; it is run again. Versions sort it into the stream of events: a copy
 * drops a snapshot that an event has overtaken, and an event that a snapshot has.
 * @param kinds of aggregates; all where nothing is said
 * @returns how many snapshots the consumer's queue holds now
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
