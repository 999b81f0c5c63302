import { eventsByType } from '@theke/contracts/contracts';
import type { CloudEvent } from '../bus/port.ts';
import type { Database } from '../database/database.ts';
import { withRequestContext } from '../request-context.ts';
import { handleTogether } from './handle-together.ts';
import { kindOf } from './kind-of.ts';
import type { Delivery, WorkSubscription } from './subscription.ts';

/** @throws when the event's data is not what its contract says; such a message ends in the dead letters. */
export function deliveryOf(event: CloudEvent): Delivery<unknown> {
  const definition = eventsByType.get(event.type);
  if (!definition) throw new Error(`no contract for ${event.type}`);
  return {
    data: definition.data.parse(event.data),
    subject: event.subject,
    version: event.aggregateversion,
    time: event.time,
    tenant: event.tenantid,
    event,
  };
}

/**
 * Applies each event once: the mark that it was handled and what the handler writes are one transaction, so a
 * redelivery is a no-op and a crash leaves neither. A snapshot is no news: reactions never see it, and a copy takes it
 * also at the version that it has seen, because what it made of that version may be what needs mending.
 */
export function inboxHandler(
  service: string,
  db: Database,
  subscriptions: readonly WorkSubscription[],
): (event: CloudEvent) => Promise<void> {
  const handlers = subscriptions.map((subscription) => {
    const alone = (delivery: Delivery<unknown>) => handleAlone(service, db, subscription, delivery);
    const { name, handleMany } = subscription;
    return { subscription, handle: handleMany ? handleTogether(db, { name, handleMany }, alone) : alone };
  });
  return async (event) => {
    const delivery = deliveryOf(event);
    for (const { subscription, handle } of handlers) {
      if (!subscription.types.includes(event.type) && !subscription.types.includes('*')) continue;
      if (event.snapshot && subscription.kind === 'reaction') continue;
      await handle(delivery);
    }
  };
}

function handleAlone(
  service: string,
  db: Database,
  subscription: WorkSubscription,
  delivery: Delivery<unknown>,
): Promise<void> {
  const { event } = delivery;
  const context = { requestId: event.id, traceparent: event.traceparent ?? '', actor: `system:${service}` };
  return withRequestContext(context, () =>
    db.withTenant(event.tenantid, async (tx) => {
      const fresh = await tx.query(
        'insert into inbox (consumer, event_id) values ($1, $2) on conflict do nothing returning 1',
        [subscription.name, event.id],
        'inbox',
      );
      if (fresh.length === 0) return;
      if (subscription.kind === 'copy') {
        const newer = await tx.query(
          `insert into copied_version as seen (kind, subject, version) values ($1, $2, $3)
           on conflict (tenant_id, kind, subject) do update set version = excluded.version
           where seen.version < excluded.version or ($4 and seen.version = excluded.version)
           returning 1`,
          [kindOf(event.type), event.subject, event.aggregateversion, event.snapshot ?? false],
          'copied-version',
        );
        if (newer.length === 0) return;
      }
      await subscription.handle(tx, delivery);
    }),
  );
}
