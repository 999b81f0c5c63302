import pg from 'pg';
import type { Table } from './tables.ts';

/**
 * A service's outbox as a backup keeps it, where events go to the bus without lying in one: what somebody has not dealt with yet stands in it
 * unsent, so that it is told again wherever the backup is restored, by whatever bus is there.
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
        and exists (select from ${at}.delivery d where d.event_ref = e.id and d.consumer not like 'broadcast:%'))
    select ${names} from outbox where id not in (select id from open)
    union all
    select ${names} from open)`;
}
