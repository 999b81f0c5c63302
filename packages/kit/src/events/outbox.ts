import { eventsByType } from '@theke/contracts/contracts';
import type { Fact } from '@theke/contracts/event';
import type { CloudEvent } from '../bus/port.ts';
import type { OutboxWriter, Transaction } from '../database/database.ts';
import { requestContext, traceparentOf } from '../request-context.ts';

/**
 * Turns facts into events and stores them beside the change they tell of (ARCHITECTURE section 5).
 * @param wake told after the commit, so that the relay need not wait for its sweep
 */
export function outboxWriter(service: string, newId: () => string, now: () => Date, wake: () => void): OutboxWriter {
  const toEvent = (fact: Fact, tenant: string): CloudEvent => {
    const definition = eventsByType.get(fact.type);
    if (!definition?.type.startsWith(`${service}.`)) throw new Error(`${service} does not publish ${fact.type}`);
    const at = requestContext();
    return {
      specversion: '1.0',
      id: newId(),
      source: `/services/${service}`,
      type: fact.type,
      subject: fact.subject,
      time: now().toISOString(),
      datacontenttype: 'application/json',
      tenantid: tenant,
      aggregateversion: fact.version,
      traceparent: at?.traceparent ?? traceparentOf(undefined),
      actor: at?.actor ?? 'system',
      data: definition.data.parse(fact.data),
    };
  };
  return {
    async insert(tx: Transaction, tenant, facts) {
      const events = facts.map((fact) => toEvent(fact, tenant));
      await tx.query(
        'insert into outbox (id, event) select id, event from unnest($1::uuid[], $2::jsonb[]) as e(id, event)',
        [events.map((event) => event.id), events.map((event) => JSON.stringify(event))],
        'outbox',
      );
    },
    afterCommit: wake,
  };
}
