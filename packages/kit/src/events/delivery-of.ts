import { eventsByType } from '@theke/contracts/contracts';
import type { CloudEvent } from '../bus/port.ts';
import type { Delivery } from './subscription.ts';

/** @throws when the event's data is not what its contract says; such a message ends in the dead letters. */
export function deliveryOf(event: CloudEvent): Delivery<unknown> {
  const definition = eventsByType.get(event.type);
  if (!definition) throw new Error(`no contract for ${event.type}`);
  return {
    data: definition.data.parse(event.data),
    type: event.type,
    subject: event.subject,
    version: event.aggregateversion,
    time: event.time,
    tenant: event.tenantid,
    event,
  };
}
