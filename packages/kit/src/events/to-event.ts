import { eventsByType, replacements } from '@theke/contracts/contracts';
import type { Fact } from '@theke/contracts/event';
import type { CloudEvent } from '../bus/port.ts';
import { newTraceparent, requestContext } from '../request-context.ts';
import { noteChecked } from './to-delivery.ts';

/** @throws if the service does not own the event, or the data violates its contract */
export type ToEvent = (fact: Fact, tenant: string) => CloudEvent;

/** Adds trace and actor of the current request to a service's events. */
export const createToEvent =
  (service: string, newId: () => string, now: () => Date): ToEvent =>
  (fact, tenant) => {
    const definition = eventsByType.get(fact.type);
    if (!definition?.type.startsWith(`${service}.`) || replacements.has(fact.type))
      throw new Error(`${service} does not publish ${fact.type}`);
    const at = requestContext();
    const event: CloudEvent = {
      specversion: '1.0',
      id: newId(),
      source: `/services/${service}`,
      type: fact.type,
      subject: fact.subject,
      time: now().toISOString(),
      datacontenttype: 'application/json',
      tenantid: tenant,
      aggregateversion: fact.version,
      traceparent: at?.traceparent ?? newTraceparent(),
      actor: at?.actor ?? 'system',
      data: definition.data.parse(fact.data),
    };
    noteChecked(event);
    return event;
  };
