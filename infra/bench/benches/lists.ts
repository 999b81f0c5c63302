import { orderStates } from '@theke/rules/orders/order-states';
import { type Figure, ms } from '../figures.ts';
import { percentile } from '../load/percentile.ts';
import { seedMany } from '../seed-many.ts';
import type { Stage } from '../stage.ts';
import { type BenchedList, benchedLists } from './benched-lists.ts';

/** Half of the orders belong to the first tenant, whose lists are read. */
const counts = { products: 20_000, orders: 400_000 };
const rounds = 10;
const aim = 200;

type Row = Record<string, unknown>;

/**
 * Measures every list of the API with pages (benched-lists.ts) of a large business: each sort in both directions, each
 * filter, a search with many hits, one without, and the last page. Reports the slowest p95 of each list.
 */
export async function lists(stage: Stage): Promise<Figure[]> {
  const { platform, sql } = stage;
  await addProducts(sql);
  await seedMany(stage, { orders: counts.orders });
  const cookie = await platform.login('admin@demo.example');
  const readRows = async (path: string): Promise<{ rows: Row[]; total: number }> => {
    const { status, body, text } = await platform.call('GET', path, { cookie });
    if (status !== 200) throw new Error(`GET ${path} answered ${status}: ${text}`);
    return { rows: body.data, total: body.meta.total };
  };
  const measure = async (path: string): Promise<number> => {
    const latencies: number[] = [];
    for (let round = 0; round < rounds; round++) {
      const startedAt = performance.now();
      await readRows(path);
      latencies.push(performance.now() - startedAt);
    }
    return percentile(latencies, 0.95);
  };
  const figures: Figure[] = [];
  for (const listed of benchedLists) {
    const { rows, total } = await readRows(`/api/${listed.name}?pageSize=25`);
    let slowest = { query: '', p95: 0 };
    for (const query of listQueries(listed, rows, total)) {
      const p95 = await measure(`/api/${listed.name}?pageSize=25${query}`);
      if (p95 > slowest.p95) slowest = { query, p95 };
    }
    figures.push({
      label: `${listed.name}, ${total === 10_000 ? '10,000 and more' : total.toLocaleString('en-US')} rows`,
      value: `p95 ${ms(slowest.p95)} at ${decodeURIComponent(slowest.query) || 'no query'}`,
      aim: `${aim} ms`,
      isMet: slowest.p95 <= aim,
    });
  }
  return figures;
}

function listQueries({ name, filters, accepts, sorts }: BenchedList, rows: readonly Row[], total: number): string[] {
  const ordered = sorts.flatMap((sort) => [`&sort=${sort}`, `&sort=-${sort}`]);
  const filtered = filters.flatMap((field) =>
    listValues(name, field, rows)
      .filter((value) => accepts(field, value))
      .map((value) => `&filter[${field}]=${value}`),
  );
  const searched = ['&q=a', '&q=kürbis 12', '&q=nirgends'];
  const last = `&page=${Math.max(1, Math.ceil(total / 25))}`;
  return [
    '',
    last,
    ...ordered,
    ...ordered.map((one) => `${one}${last}`),
    ...filtered,
    ...filtered.flatMap((one) => ordered.map((order) => `${one}${order}`)),
    ...searched,
    ...searched.flatMap((one) => ordered.map((order) => `${one}${order}`)),
  ].map((query) => query.replace(/=([^&]*)/g, (_, value: string) => `=${encodeURIComponent(value)}`));
}

/** Filter values of a field: those of the rows, and every state of an order. */
function listValues(name: string, field: string, rows: readonly Row[]): string[] {
  if (name === 'orders' && field === 'status') return [...orderStates];
  const [value] = rows.map((row) => [row[field]].flat()[0]).filter((one) => one !== undefined && one !== null);
  if (value === undefined) return [];
  if (typeof value === 'boolean') return ['true', 'false'];
  return [String(typeof value === 'object' ? (value as { id: string }).id : value)];
}

/** Copies the demo's products, with other names and prices. Publishes no events: only the catalog's lists read them. */
async function addProducts(sql: Stage['sql']): Promise<void> {
  await sql(
    'catalog',
    `with demo as (
       select tenant_id, doc, row_number() over (order by id) as nr, count(*) over () as many
       from products where tenant_id = (select tenant_id from branches where identifier = 'innenstadt'))
     insert into products (tenant_id, id, version, doc, created_at, updated_at)
     select tenant_id, gen_random_uuid(), 1,
       doc || jsonb_build_object('name', (doc ->> 'name') || ' ' || n, 'price', n % 50 + 0.9, 'isEnabled', n % 10 > 0),
       now() - n * interval '1 minute', now() - n * interval '1 minute'
     from generate_series(1, $1) as n join demo on demo.nr = n % demo.many + 1`,
    [counts.products],
  );
  await sql('catalog', 'vacuum analyze products');
}
