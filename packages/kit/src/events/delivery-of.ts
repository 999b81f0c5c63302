import { eventsByType } from '@theke/contracts/contracts';
import { LRUCache } from 'lru-cache';
import type { CloudEvent } from '../bus/port.ts';
import type { Delivery } from './subscription.ts';

/** The last events that came, checked: where services share a process each is checked once and not by every consumer. */
const checked = new LRUCache<string, { data: unknown }>({ max: 500 });

/** @throws when the event's data is not what its contract says; such a message ends in the dead letters. */
export function deliveryOf(event: CloudEvent): Delivery<unknown> {
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

function dataOf({ id, type, tenantid, data }: CloudEvent): unknown {
  const key = `${tenantid} ${type} ${id}`;
  const known = checked.get(key);
  if (known) return known.data;
  const definition = eventsByType.get(type);
  if (!definition) throw new Error(`no contract for ${type}`);
  const parsed = definition.data.parse(data);
  checked.set(key, { data: parsed });
  return parsed;
}
