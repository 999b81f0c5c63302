import pg from 'pg';
import type { Table } from './tables.ts';

const isOpen = (at: string) =>
  `exists (select from ${at}.delivery d where d.event_ref = e.id and d.consumer not like 'broadcast:%')`;

/**
 * Query for a service's outbox in a backup if its events go straight to the bus. Events that a consumer has not handled
 * yet are written as unsent, so that they are published again after the restore, by whichever bus is there.
 */
export function outboxWithBus(service: string, bus: string, { columns }: Table): string {
  const at = pg.escapeIdentifier(bus);
  const names = columns.map((name) => pg.escapeIdentifier(name)).join(', ');
  return `(
    with open as materialized (
      select distinct on (event ->> 'id') (event ->> 'id')::uuid as id, (event ->> 'tenantid')::uuid as tenant_id,
        event::jsonb as event, null::timestamptz as sent_at
      from ${at}.event e
      where event ->> 'source' = ${pg.escapeLiteral(`/services/${service}`)}
        and ${isOpen(at)})
    select ${names} from outbox where id not in (select id from open)
    union all
    select ${names} from open)`;
}

/**
 * Query for a service's inbox in a backup. Events that another consumer has not handled yet are published again to all.
 * A handler that took its event from the bus in its own transaction left no mark (ADR 0002), so marks are added here.
 * @param reactions names of the service's reactions
 */
export function inboxWithBus(
  { service, reactions }: { service: string; reactions: readonly string[] },
  bus: string,
  { columns }: Table,
): string {
  const at = pg.escapeIdentifier(bus);
  const names = columns.map((name) => pg.escapeIdentifier(name)).join(', ');
  const consumers = `array[${reactions.map((name) => pg.escapeLiteral(name)).join(', ')}]::text[]`;
  return `(
    with handled as materialized (
      select distinct (event ->> 'id')::uuid as event_id, (event ->> 'tenantid')::uuid as tenant_id
      from ${at}.event e
      where ${isOpen(at)} and not exists (
        select from ${at}.delivery d where d.event_id = e.event ->> 'id' and d.consumer = ${pg.escapeLiteral(service)})
    )
    select ${names} from inbox
    union all
    select ${names} from (
      select tenant_id, consumer, event_id, now() as at from handled cross join unnest(${consumers}) as consumer
      except select tenant_id, consumer, event_id, now() from inbox) as marks)`;
}
