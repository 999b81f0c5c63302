import type { OutboxWriter, Transaction } from '../database/database.ts';
import type { ToEvent } from './to-event.ts';

/**
 * Stores events in the transaction of their change (docs/architecture.md).
 * @param wake called after the commit, so that the relay need not wait for its sweep
 */
export function outboxWriter(toEvent: ToEvent, wake: () => void): OutboxWriter {
  return {
    insert(tx: Transaction, tenant, facts) {
      const events = facts.map((fact) => toEvent(fact, tenant));
      tx.query(
        'insert into outbox (id, event) select id, event from unnest($1::uuid[], $2::jsonb[]) as e(id, event)',
        [events.map((event) => event.id), events.map((event) => JSON.stringify(event))],
        'outbox',
      );
    },
    afterCommit: wake,
  };
}
