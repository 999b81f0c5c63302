// STAT-18: the history lists exactly the orders that a figure counts.
import { expect, test } from '@jest/globals';
import type { CreatedOrder, OrderStatus } from '@theke/contracts/ordering/order';
import { type Order, orderDraftExample } from '@theke/contracts/ordering/order';
import type { CountedAs } from '@theke/contracts/ordering/order-endpoints';
import { asGuest, asStaff } from '@theke/kit/testing/callers';
import { request } from '@theke/kit/testing/request';
import { runDuringTests } from '@theke/kit/testing/run-during-tests';
import { orderStates } from '@theke/rules/orders/order-states';
import { determineOutcome, type Outcome } from '@theke/rules/orders/outcome';
import fc from 'fast-check';
import { v7 as uuidv7 } from 'uuid';
import { aBranch, margherita } from '../../testing/order-samples.ts';
import { publishShop } from '../../testing/shop-samples.ts';
import { ordering } from '../service.ts';

const service = runDuringTests(ordering);

const zones = ['Europe/Vienna', 'Pacific/Auckland', 'America/New_York', 'Africa/Cairo'] as const;
const branches = zones.map((timeZone, at) => ({
  ...aBranch,
  id: at > 0 ? `0199f000-0000-7000-8000-0000000000c${at}` : aBranch.id,
  timeZone,
}));
/** Id of a deleted branch. */
const gone = '0199f000-0000-7000-8000-0000000000d1';
const zoneOf = new Map<string, string>(branches.map(({ id, timeZone }) => [id, timeZone]));
const products = [margherita.id, '0199f000-0000-7000-8000-0000000000e1', '0199f000-0000-7000-8000-0000000000e2'];

/** Times around clock changes (in Cairo at midnight) and at the end of a month. */
const placedAt = fc
  .tuple(
    fc.constantFrom('2026-03-29', '2026-04-24', '2026-09-27', '2026-10-31'),
    fc.integer({ min: -1_600, max: 3_000 }),
  )
  .map(([day, minutes]) => new Date(Date.parse(`${day}T00:00:00Z`) + minutes * 60_000).toISOString());

const made = fc.record({
  id: fc.constant('').map(() => uuidv7()),
  branch: fc.constantFrom(...zoneOf.keys(), gone),
  placedAt,
  status: fc.constantFrom<OrderStatus>(...orderStates),
  kind: fc.constantFrom('order' as const, 'preorder' as const, 'quotation' as const),
  wasConfirmed: fc.boolean(),
  isArchived: fc.boolean(),
  refunded: fc.constantFrom(0, 0, 3.5),
  isRated: fc.boolean(),
  isStruck: fc.boolean(),
  product: fc.constantFrom(...products),
  paymentMethod: fc.constantFrom('cash', 'card'),
  origin: fc.constantFrom(null, { kind: 'search' }, { kind: 'qr', qr: 'tisch-12' }, { kind: 'qr', qr: 'flyer' }),
});
type Made = typeof made extends fc.Arbitrary<infer M> ? M : never;

const historyOf = ({ status, wasConfirmed }: Made) => [
  { status: 'placed' as const },
  ...(wasConfirmed ? [{ status: 'confirmed' as const }] : []),
  { status },
];
const within: Readonly<Record<CountedAs, readonly Outcome[]>> = {
  received: ['counted', 'canceled', 'rejected', 'failed'],
  counted: ['counted'],
  lost: ['canceled', 'rejected', 'failed'],
  canceled: ['canceled'],
  rejected: ['rejected'],
  failed: ['failed'],
};

/** Local day of an instant, computed by the platform and not by our own rules. */
const dayIn = (zone: string, instant: string): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: zone, dateStyle: 'short' }).format(new Date(instant));

const days = ['2026-03-28', '2026-03-29', '2026-03-30', '2026-04-24', '2026-04-25', '2026-09-27', '2026-11-01'];
const values = {
  countedAs: fc.constantFrom(...(Object.keys(within) as CountedAs[])),
  placedOnFrom: fc.constantFrom(...days),
  placedOnUntil: fc.constantFrom(...days),
  refunded: fc.constant('true'),
  rated: fc.constant('true'),
  product: fc.constantFrom(...products),
  paymentMethod: fc.constantFrom('cash', 'card'),
  origin: fc.constantFrom('search', 'qr', 'unknown', 'staff'),
  qr: fc.constantFrom('tisch-12', 'flyer'),
  branch: fc.constantFrom(...zoneOf.keys()),
};
type Name = keyof typeof values;
/** One or two filters at a time: with more, too few orders match to detect an error. */
const anyQuery = fc
  .uniqueArray(fc.constantFrom(...(Object.keys(values) as Name[])), { minLength: 1, maxLength: 2 })
  .chain((names) => fc.record(Object.fromEntries(names.map((name) => [name, values[name]]))));
type Asked = Partial<Record<Name, string>>;

const matches = (one: Made, filter: Asked): boolean => {
  const day = dayIn(zoneOf.get(one.branch) ?? 'Europe/Vienna', one.placedAt);
  const outcome = determineOutcome({ status: one.status, kind: one.kind, history: historyOf(one) });
  return [
    filter.countedAs ? within[filter.countedAs as CountedAs].includes(outcome) : !one.isArchived,
    !filter.placedOnFrom || day >= filter.placedOnFrom,
    !filter.placedOnUntil || day < filter.placedOnUntil,
    !filter.refunded || one.refunded > 0,
    !filter.rated || one.isRated,
    !filter.product || (one.product === filter.product && !one.isStruck),
    !filter.paymentMethod || one.paymentMethod === filter.paymentMethod,
    !filter.origin || (one.origin?.kind ?? 'unknown') === filter.origin,
    !filter.qr || one.origin?.qr === filter.qr,
    !filter.branch || one.branch === filter.branch,
  ].every(Boolean);
};

/** Stores the given orders and returns the ones that the history lists. */
async function aShop(shop: readonly (typeof branches)[number][], orders: readonly Made[]) {
  const tenant = await publishShop(service(), { branches: shop });
  const placed = await request(service(), 'POST', '/api/orders', { as: asGuest(tenant), body: orderDraftExample });
  const template = (placed.body.data as CreatedOrder).id;
  const [{ columns } = { columns: '' }] = await service().sql<{ columns: string }>(
    `select string_agg(column_name, ', ') as columns from information_schema.columns
     where table_name = 'orders' and is_generated = 'NEVER'`,
  );
  const rows = orders.map((one) => ({
    id: one.id,
    uid: one.id,
    branch_id: one.branch,
    placed_at: one.placedAt,
    status: one.status,
    kind: one.kind,
    history: historyOf(one).map(({ status }) => ({ state: status })),
    archived_at: one.isArchived ? one.placedAt : null,
    refunded: one.refunded * 10_000,
    questionnaire: one.isRated ? { rating: 5 } : null,
    items: [
      { product: one.product, amount: one.isStruck ? 0 : 2 },
      { product: one.product, amount: 0 },
    ],
    payment_method: one.paymentMethod,
    origin: one.origin,
  }));
  await service().sql(
    `insert into orders (${columns})
     select ${columns.replaceAll(/(\w+)/g, 'made.$1')} from orders one, jsonb_array_elements($2::jsonb) as row,
       jsonb_populate_record(one, row) made where one.id = $1`,
    [template, JSON.stringify(rows)],
  );
  await service().sql('delete from orders where id = $1', [template]);
  return async (filter: Asked) => {
    const query = new URLSearchParams({ pageSize: '500' });
    for (const [name, value] of Object.entries(filter)) query.set(`filter[${name}]`, value as string);
    const { status, body } = await request(service(), 'GET', `/api/orders?${query}`, { as: asStaff(tenant) });
    expect({ status, errors: body.errors }).toEqual({ status: 200, errors: undefined });
    return (body.data as Order[]).map(({ id }) => id).toSorted();
  };
}

test.each([
  ['of one clock', branches.slice(0, 1)],
  ['of four clocks', branches],
] as const)('filters orders %s as the figures count them, by the local day of their branch', async (_, shop) => {
  const ids = new Set(shop.map(({ id }) => id));
  await fc.assert(
    fc.asyncProperty(
      fc.array(made, { minLength: 30, maxLength: 60 }),
      fc.array(anyQuery, { minLength: 20, maxLength: 20 }),
      async (all, questions) => {
        const orders = all.filter(({ branch }) => ids.has(branch) || branch === gone);
        const list = await aShop(shop, orders);
        for (const filter of questions) {
          const expected = orders.filter((one) => matches(one, filter)).map(({ id }) => id);
          expect(await list(filter)).toEqual(expected.toSorted());
        }
      },
    ),
    { numRuns: 8, endOnFailure: true },
  );
});

test('reports the field of an invalid day, origin or code path, and lists nothing', async () => {
  const tenant = uuidv7();
  const faults = async (filter: Record<string, string>) => {
    const query = new URLSearchParams(Object.entries(filter).map(([name, value]) => [`filter[${name}]`, value]));
    const { status, body } = await request(service(), 'GET', `/api/orders?${query}`, { as: asStaff(tenant) });
    return [status, ...(body.errors ?? []).map(({ field }) => field)];
  };
  expect(await faults({ placedOnFrom: '0000-01-01' })).toEqual([422, 'filter.placedOnFrom']);
  expect(await faults({ placedOnUntil: 'gestern' })).toEqual([422, 'filter.placedOnUntil']);
  expect(await faults({ origin: 'radio', qr: 'A B' })).toEqual([422, 'filter.origin', 'filter.qr']);
  expect(await faults({ countedAs: 'pending' })).toEqual([422, 'filter.countedAs']);
});
