import type { CloudEvent, Enclosed } from '../bus/port.ts';
import type { EventWriter, Transaction } from '../database/database.ts';
import type { ToEvent } from './to-event.ts';

/** Events per statement: an import has tens of thousands, and a statement has 15 s. */
const atOnce = 1_000;

const inChunks = (events: readonly CloudEvent[]): (readonly CloudEvent[])[] =>
  Array.from({ length: Math.ceil(events.length / atOnce) }, (_, at) => events.slice(at * atOnce, (at + 1) * atOnce));

/**
 * Stores events in the transaction of their change (docs/event-life.md).
 * @param wake called after the commit to start the relay before its next sweep
 */
export function outboxWriter(toEvent: ToEvent, wake: () => void): EventWriter {
  return {
    toEvent,
    insert(tx: Transaction, events) {
      for (const chunk of inChunks(events))
        tx.query(
          'insert into outbox (id, event) select id, event from unnest($1::uuid[], $2::jsonb[]) as e(id, event)',
          [chunk.map((event) => event.id), chunk.map((event) => JSON.stringify(event))],
          'outbox',
        );
      return wake;
    },
  };
}

/** Like `outboxWriter`, if the bus uses the service's database: the transaction stores events for their consumers. */
export function deliveryWriter(toEvent: ToEvent, enclose: (events: readonly CloudEvent[]) => Enclosed): EventWriter {
  return {
    toEvent,
    insert(tx: Transaction, events) {
      const wakes = inChunks(events).map((chunk) => {
        const { statement, wakeConsumers } = enclose(chunk);
        const rows = tx.query<{ consumer: string }>(statement.text, statement.values, statement.name);
        return () => void rows.then((consumers) => wakeConsumers(consumers.map(({ consumer }) => consumer)));
      });
      return () => {
        for (const wake of wakes) wake();
      };
    },
  };
}
