import { eventsByType } from '@theke/contracts/contracts';
import { LRUCache } from 'lru-cache';
import type { CloudEvent } from '../bus/port.ts';
import type { Delivery } from './subscription.ts';

/**
 * The last events published or received here, already validated: if services share a process, each event is validated
 * once, not once per consumer.
 */
const checked = new LRUCache<string, { data: unknown }>({ max: 500 });

const keyOf = ({ id, type, tenantid }: CloudEvent): string => `${tenantid} ${type} ${id}`;

/** Marks an event whose data its contract has just parsed. */
export const noteChecked = (event: CloudEvent): void => void checked.set(keyOf(event), { data: event.data });

/** @throws if the event's data violates its contract; such a message becomes a dead letter */
export function toDelivery(event: CloudEvent): Delivery<unknown> {
  return {
    data: dataOf(event),
    type: event.type,
    subject: event.subject,
    version: event.aggregateversion,
    time: event.time,
    tenant: event.tenantid,
    event,
  };
}

function dataOf(event: CloudEvent): unknown {
  const key = keyOf(event);
  const cached = checked.get(key);
  if (cached) return cached.data;
  const definition = eventsByType.get(event.type);
  if (!definition) throw new Error(`no contract for ${event.type}`);
  const parsed = definition.data.parse(event.data);
  checked.set(key, { data: parsed });
  return parsed;
}
