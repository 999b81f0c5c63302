import type pg from 'pg';
import type { OrderTemplate } from './order-templates.ts';
import { type PlacedOrder, placedOrders, placedValues } from './placed-order.ts';

/**
 * Stores an audit trail entry for each event that the orders would have published, as identity would.
 * @param client in identity's database, as its app role
 */
export async function storeAuditTrail(
  client: pg.Client,
  branch: string,
  orders: readonly PlacedOrder[],
  templates: readonly OrderTemplate[],
): Promise<void> {
  await client.query({
    name: 'lines',
    text: `
      insert into audit_log (id, type, source, subject, actor, at, data)
      select uuidv7(o.placed_at + t.after * interval '1 ms' - clock_timestamp()), t.type, 'ordering', o.id::text, t.actor,
        o.placed_at + t.after * interval '1 ms',
        t.data || jsonb_build_object('id', o.id, 'uid', o.uid, 'branch', $1::uuid, 'at', o.placed_at + t.after * interval '1 ms')
          || case when t.data ? 'order' then jsonb_build_object('order',
            t.data -> 'order' || jsonb_build_object('id', o.id, 'uid', o.uid, 'ticketNumber', o.ticket, 'placedAt', o.placed_at)) else '{}' end
      from ${placedOrders}
      join jsonb_to_recordset($7::jsonb) as t(template int, type text, actor text, after int, data jsonb) using (template)`,
    values: [
      branch,
      ...placedValues(orders),
      JSON.stringify(templates.flatMap(({ told }, template) => told.map((event) => ({ template, ...event })))),
    ],
  });
}
