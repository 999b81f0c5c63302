// Lower bound of an order's cost: its rows, inserted directly into PostgreSQL. A separate process, like the generator.
import { readFileSync } from 'node:fs';
import pg from 'pg';
import type { Load } from './job.ts';
import { percentile } from './percentile.ts';

const { databaseUrl, connections, seconds } = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8')) as {
  databaseUrl: string;
  connections: number;
  seconds: number;
};
const clients = await Promise.all(
  Array.from({ length: connections }, async () => {
    const client = new pg.Client({ connectionString: databaseUrl, pipeline: true });
    await client.connect();
    return client;
  }),
);
const [first] = clients as [pg.Client];
// Copies of the real tables with columns, constraints and indexes; the rows are copies of one real order's.
for (const table of ['orders', 'outbox', 'idempotency_key']) {
  await first.query(`drop table if exists bench_${table}`);
  await first.query(`create table bench_${table} (like ${table} including all)`);
}
const one = async (text: string) => Object.entries((await first.query(text)).rows[0] as object);
const { rows: generated } = await first.query<{ name: string }>(
  `select attname as name from pg_attribute where attrelid = 'orders'::regclass and attgenerated <> ''`,
);
const order = (await one('select * from orders order by placed_at desc limit 1')).filter(
  ([column]) => !generated.some(({ name }) => name === column),
);
// The order-placed event contains the whole order.
const event =
  await one(`select id, tenant_id, null::timestamptz as sent_at, jsonb_build_object('type', 'ordering.order-placed.v2', 'data', to_jsonb(o)) as event
  from orders o order by placed_at desc limit 1`);
const key = await one('select * from idempotency_key limit 1');

const insert = (client: pg.Client, table: string, row: [string, unknown][], fresh: Record<string, unknown>) =>
  client.query({
    name: table,
    text: `insert into bench_${table} (${row.map(([name]) => name)}) values (${row.map((_, index) => `$${index + 1}`)})`,
    values: row.map(([name, value]) => {
      const newValue = name in fresh ? fresh[name] : value;
      return typeof newValue === 'object' && newValue !== null && !(newValue instanceof Date)
        ? JSON.stringify(newValue)
        : newValue;
    }),
  });

const latencies: number[] = [];
const began = performance.now();
const cpu = process.cpuUsage();
let count = 0;
await Promise.all(
  clients.map(async (client) => {
    while (performance.now() - began < seconds * 1000) {
      const startedAt = performance.now();
      const id = crypto.randomUUID();
      await Promise.all([
        client.query('begin'),
        insert(client, 'idempotency_key', key, { key: `bench-${++count}-${id}`, order_id: id }),
        insert(client, 'orders', order, { id, uid: id }),
        insert(client, 'outbox', event, { id, sent_at: null }),
        client.query('commit'),
      ]);
      latencies.push(performance.now() - startedAt);
    }
  }),
);
const elapsed = performance.now() - began;
const used = process.cpuUsage(cpu);
for (const table of ['orders', 'outbox', 'idempotency_key']) await first.query(`drop table bench_${table}`);
await Promise.all(clients.map((client) => client.end()));

const load: Load = {
  perSecond: (latencies.length * 1000) / elapsed,
  // Not spread as arguments: a fast machine has too many.
  fastest: latencies.reduce((minimum, one) => Math.min(minimum, one), Number.POSITIVE_INFINITY),
  p50: percentile(latencies, 0.5),
  p99: percentile(latencies, 0.99),
  statuses: {},
  answered: latencies.length,
  sent: latencies.length,
  cores: (used.user + used.system) / 1000 / elapsed,
};
console.log(JSON.stringify(load));
