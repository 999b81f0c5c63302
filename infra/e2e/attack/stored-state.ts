import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { databaseName, dataUrl } from '@theke/kit/database/layout';
import { until } from '@theke/kit/testing/until';
import { services } from '@theke/topology/topology';
import pg from 'pg';

/** Count and checksum of a tenant's rows, by `database.table`; its files are under `files`. */
export type State = Readonly<Record<string, string>>;

/**
 * Columns that any request or the time updates: last use of a session or a key, what is computed when it is read, and
 * how often staff were reminded.
 */
const volatileColumns: Record<string, string[]> = {
  session: ['seen_at'],
  api_key: ['last_used_at'],
  tv_state: ['wanted', 'wanted_since'],
  order_escalation: ['step'],
};

/** Timers that fire minutes later, regardless of earlier work: reminders of orders that staff have not seen. */
const reminders = `'send-missed', 'order-unseen', 'branch-unseen', 'orders-unseen'`;

/** Branches whose open orders ordering has yet to publish (services/ordering/src/open-orders). */
const unpublishedOpenOrders = `select from (
    select tenant_id, branch_id, to_jsonb((array_agg(uid order by placed_at, id))[1:5]) as oldest, count(*) as total
    from orders where status not in ('completed', 'rejected', 'canceled', 'failed') group by 1, 2) as open
  full join open_orders as t using (tenant_id, branch_id)
  where coalesce(total, 0) <> coalesce((told ->> 'total')::int, 0)
    or coalesce(oldest, '[]') <> jsonb_path_query_array(told, '$.oldest[*].uid')`;

/** Reads the databases of a platform on the Postgres bus, bypassing every policy, and its files. */
export class StoredState {
  readonly #databaseUrl: string;
  readonly #files: string;
  readonly #clients = new Map<string, pg.Client>();

  constructor(databaseUrl: string, files: string) {
    this.#databaseUrl = databaseUrl;
    this.#files = files;
  }

  async open(): Promise<void> {
    for (const service of [...Object.keys(services), 'bus']) {
      const client = new pg.Client({ connectionString: dataUrl({ serverUrl: this.#databaseUrl, service }) });
      await client.connect();
      this.#clients.set(databaseName(service), client);
    }
  }

  async close(): Promise<void> {
    for (const client of this.#clients.values()) await client.end();
  }

  /**
   * Resolves when every event is published and handled, no timer is due, no message waits, and each branch's open
   * orders are published. Nothing else writes while the platform is idle.
   */
  async settled(): Promise<void> {
    const waiting = (database: string) =>
      database === 'theke_bus'
        ? 'select from delivery where dead_at is null limit 1'
        : `select from outbox where sent_at is null
           ${database === 'theke_ordering' ? `union all ${unpublishedOpenOrders}` : ''}
           ${database === 'theke_notifications' ? `union all select from message where state = 'queued' and attempts = 0` : ''}
           union all select from timer where at <= now() or name in ('send-message', 'send-messages') limit 1`;
    await until('every event to be handled', async () => {
      for (const [database, client] of this.#clients)
        if ((await client.query(waiting(database))).rowCount) return false;
      return true;
    });
  }

  async of(tenant: string): Promise<State> {
    const state: Record<string, string> = { files: listFiles(join(this.#files, tenant)) };
    for (const { client, name, table } of await this.#tables()) {
      const condition = table === 'timer' ? `and name not in (${reminders})` : '';
      const { rows } = await client.query<{ state: string }>(
        `select count(*) || ' ' || coalesce(md5(string_agg(md5((to_jsonb(t) - $2::text[])::text), '' order by md5((to_jsonb(t) - $2::text[])::text))), '') as state
         from ${table} t where tenant_id = $1 ${condition}`,
        [tenant, volatileColumns[table] ?? []],
      );
      state[name] = rows[0]?.state ?? '';
    }
    return state;
  }

  /** Every uuid in a tenant's rows, including its own. */
  async readUuids(tenant: string): Promise<Set<string>> {
    const found = new Set<string>();
    for (const { client, table } of await this.#tables()) {
      const { rows } = await client.query<{ id: string }>(
        `select distinct matched[1] as id from ${table} t,
           regexp_matches(to_jsonb(t)::text, '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}', 'g') matched
         where tenant_id = $1`,
        [tenant],
      );
      for (const { id } of rows) found.add(id);
    }
    return found;
  }

  async tenantOfHost(host: string): Promise<string> {
    const { rows } = await this.#client('theke_identity').query<{ tenant_id: string }>(
      'select tenant_id from tenant_host where host = $1',
      [host],
    );
    return String(rows[0]?.tenant_id);
  }

  #client(database: string): pg.Client {
    const client = this.#clients.get(database);
    if (!client) throw new Error(`${database} is not open`);
    return client;
  }

  async #tables(): Promise<{ client: pg.Client; name: string; table: string }[]> {
    const tables = await Promise.all(
      [...this.#clients].map(async ([database, client]) => {
        const { rows } = await client.query<{ table_name: string }>(
          `select table_name from information_schema.columns
           where table_schema = current_schema() and column_name = 'tenant_id' order by 1`,
        );
        return rows.map(({ table_name: table }) => ({ client, name: `${database}.${table}`, table }));
      }),
    );
    return tables.flat();
  }
}

/** Uploaded originals. Smaller renditions are created on first request and do not count. */
function listFiles(folder: string): string {
  if (!existsSync(folder)) return ''; // no picture yet
  return readdirSync(folder)
    .filter((name) => /^[\da-f-]{36}-\d/.test(name))
    .sort()
    .map((name) => `${name} ${statSync(join(folder, name)).size}`)
    .join('\n');
}

/** Names of the differences. */
export const changesBetween = (before: State, after: State): string[] =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])].filter((name) => before[name] !== after[name]);
