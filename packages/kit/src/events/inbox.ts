import { eventsByType } from '@theke/contracts/contracts';
import type { CloudEvent } from '../bus/port.ts';
import type { Database, Transaction } from '../database/database.ts';
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
    type: event.type,
    subject: event.subject,
    version: event.aggregateversion,
    time: event.time,
    tenant: event.tenantid,
    event,
  };
}

/**
 * Applies each event once: the mark that it was handled and what the handler writes are one transaction, so a
 * redelivery is a no-op and a crash leaves neither. A snapshot is for copies alone: reactions never see it, and a copy takes it
 * also at the version that it has seen, because what it made of that version may be what needs mending.
 */
export function inboxHandler(
  service: string,
  db: Database,
  subscriptions: readonly WorkSubscription[],
): (event: CloudEvent) => Promise<void> {
  const gathering = new Map(
    subscriptions.map((one) => {
      const alone = (delivery: Delivery<unknown>) => handleIn(service, db, [one], delivery);
      const { name, handleMany } = one;
      return [one, handleMany && handleTogether(db, { name, handleMany }, alone)] as const;
    }),
  );
  return async (event) => {
    const delivery = deliveryOf(event);
    const wanting = subscriptions.filter(
      ({ types, kind, isFor }) =>
        (types.includes(event.type) || types.includes('*')) &&
        !(event.snapshot && kind === 'reaction') &&
        (isFor?.(delivery.data) ?? true),
    );
    await handleAll(
      service,
      db,
      wanting.filter((one) => !one.handleMany),
      delivery,
    );
    for (const one of wanting) await gathering.get(one)?.(delivery);
  };
}

/**
 * Subscriptions to the same event share a transaction, in their order: a commit costs as much for four as for one. Where one
 * fails, each is handled alone, and those before it stay handled.
 */
async function handleAll(
  service: string,
  db: Database,
  wanting: readonly WorkSubscription[],
  delivery: Delivery<unknown>,
): Promise<void> {
  if (wanting.length === 0) return;
  try {
    await handleIn(service, db, wanting, delivery);
  } catch (error) {
    if (wanting.length === 1) throw error;
    for (const one of wanting) await handleIn(service, db, [one], delivery);
  }
}

function handleIn(
  service: string,
  db: Database,
  wanting: readonly WorkSubscription[],
  delivery: Delivery<unknown>,
): Promise<void> {
  const { event } = delivery;
  const context = { requestId: event.id, traceparent: event.traceparent ?? '', actor: `system:${service}` };
  return withRequestContext(context, () =>
    db.withTenant(event.tenantid, async (tx) => {
      const fresh = await tx.query<{ consumer: string }>(
        `insert into inbox (consumer, event_id) select consumer, $2 from unnest($1::text[]) as consumer
         on conflict do nothing returning consumer`,
        [wanting.map(({ name }) => name), event.id],
        'inbox',
      );
      const names = new Set(fresh.map(({ consumer }) => consumer));
      for (const one of wanting) {
        if (names.has(one.name) && (await isNews(tx, one, event))) await one.handle(tx, delivery);
      }
    }),
  );
}

/** A reaction takes everything once, a copy nothing older than what it knows. */
async function isNews(tx: Transaction, { kind }: WorkSubscription, event: CloudEvent): Promise<boolean> {
  if (kind === 'reaction') return true;
  const newer = await tx.query(
    `insert into copied_version as seen (kind, subject, version) values ($1, $2, $3)
     on conflict (tenant_id, kind, subject) do update set version = excluded.version
     where seen.version < excluded.version or ($4 and seen.version = excluded.version)
     returning 1`,
    [kindOf(event.type), event.subject, event.aggregateversion, event.snapshot ?? false],
    'copied-version',
  );
  return newer.length > 0;
}
