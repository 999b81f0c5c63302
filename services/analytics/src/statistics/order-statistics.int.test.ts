import { expect, test } from '@jest/globals';
import { earlierDays } from '@theke/contracts/analytics/statistic';
import {
  orderCanceled,
  orderChanged,
  orderConfirmed,
  orderDelivered,
  orderFailed,
  orderHandedOut,
  orderPlaced,
  orderRejected,
} from '@theke/contracts/ordering/order-events';
import { type OrderState, orderStateExample } from '@theke/contracts/ordering/order-state';
import { asGuest, asStaff } from '@theke/kit/testing/callers';
import { request } from '@theke/kit/testing/request';
import { runDuringTests } from '@theke/kit/testing/run-during-tests';
import { toTestEvent } from '@theke/kit/testing/start-for-test';
import fc from 'fast-check';
import { v7 as uuidv7 } from 'uuid';
import { branchEvent, clockIn } from '../../testing/branch-clocks.ts';
import { orderStates, round } from '../../testing/generated-orders.ts';
import { paymentColumns } from '../orders/payment-columns.ts';
import { analytics } from '../service.ts';

const service = runDuringTests(analytics);

type Row = Record<string, number | string>;
type Answer = {
  status: number;
  data: { rows: Row[]; total: Row; previous: Row };
  errors?: { field?: string; message: string }[];
};

const read = async (as: ReturnType<typeof asGuest>, name: string, query: Record<string, string>): Promise<Answer> => {
  const { status, body } = await request(service(), 'GET', `/api/statistics/${name}?${new URLSearchParams(query)}`, {
    as,
  });
  return { status, ...body } as Answer;
};

const zones = ['Europe/Vienna', 'Europe/London', 'America/New_York'] as const;

const eventFor = (tenant: string, order: OrderState, isChange: boolean) => {
  const { id, uid, branch, status, placedAt: at, version } = order;
  const moved = { id, uid, branch: branch.id, status, at, order };
  const type = isChange
    ? orderChanged.type
    : ({
        placed: orderPlaced.type,
        confirmed: orderConfirmed.type,
        canceled: orderCanceled.type,
        rejected: orderRejected.type,
        failed: orderFailed.type,
        'in-delivery': orderHandedOut.type,
        delivered: orderDelivered.type,
      }[status as 'placed'] ?? orderChanged.type);
  return toTestEvent(tenant, {
    type,
    subject: id,
    version,
    data: { ...moved, appointment: null, reason: status === 'failed' ? 'declined' : null, rejectionMessage: null },
  });
};

const sumBy = <T>(all: readonly T[], toValue: (one: T) => number) =>
  round(all.reduce((sum, one) => sum + toValue(one), 0));

const discountsOf = ({ order: { totals } }: { order: OrderState }) =>
  sumBy(totals.discounts ?? [], ({ gross }) => gross);

/** Removed items are stored with amount 0 and count nowhere (STAT-25). */
const sold = (items: OrderState['items']) => items.filter(({ amount }) => amount > 0);

/** Recounts product pairs and products by number of orders. */
function pairsOf(orders: readonly OrderState[]) {
  const products = orders.map(({ items }) => [...new Set(sold(items).map(({ product }) => product))].toSorted());
  const having = (...all: string[]) => products.filter((inOrder) => all.every((one) => inOrder.includes(one))).length;
  const both = products.flatMap((inOrder) =>
    inOrder.flatMap((one, at) => inOrder.slice(at + 1).map((two) => `${one} ${two}`)),
  );
  return [...new Set(both)]
    .map((key) => {
      const [one, two] = key.split(' ') as [string, string];
      const [rarer, other] = having(one) <= having(two) ? [one, two] : [two, one];
      return [`${rarer} ${other}`, having(one, two), having(rarer), having(other)];
    })
    .toSorted();
}

/** Recounts punctuality: an independent implementation of the rule from promise and agreed time. */
function timely({ deliveryType, history, appointment, appointmentDate, expectedUntil }: OrderState) {
  const when = Object.fromEntries(history.map(({ status, at }) => [status, at]));
  const there = deliveryType === 'delivery' ? when.delivered : when['in-delivery'];
  const wasTooLateToPromise = !appointmentDate && expectedUntil && when.confirmed && when.confirmed >= expectedUntil;
  const due = wasTooLateToPromise ? expectedUntil : (appointment ?? appointmentDate ?? expectedUntil);
  return there && due ? [there <= due] : [];
}

/** Judged and punctual orders, ratings and stars of each branch. */
const qualityOf = (orders: readonly OrderState[]) =>
  Object.entries(Object.groupBy(orders, (order) => order.branch.id))
    .map(([branch, ofBranch = []]) => {
      const [judged, stars] = [ofBranch.flatMap(timely), ofBranch.flatMap((order) => order.questionnaireRating ?? [])];
      return [branch, judged.length, judged.filter(Boolean).length, stars.length, stars.reduce((a, b) => a + b, 0)];
    })
    .filter(([, judged, , rated]) => judged || rated)
    .toSorted();

const byDay = (one: { day: string }, other: { day: string }) => one.day.localeCompare(other.day);

const lostOf = (orders: readonly OrderState[]) => {
  const ended = (as: string) => orders.filter(({ status }) => status === as).length;
  const gross = sumBy(orders, ({ totals }) => totals.total.gross);
  return { canceled: ended('canceled'), rejected: ended('rejected'), failed: ended('failed'), gross };
};

/** Expected statistics, computed from the orders. */
function recount(
  last: readonly OrderState[],
  zoneOf: (branch: string) => string,
  { from, to, branch }: Record<string, string>,
) {
  const within = last
    .filter((order) => !branch || order.branch.id === branch)
    .map((order) => ({ order, ...clockIn(zoneOf(order.branch.id), order.placedAt) }))
    .filter(({ day }) => day >= (from as string) && day <= (to as string));
  const isOpenQuotation = ({ kind, history }: OrderState) =>
    kind === 'quotation' && !history.some(({ status }) => status === 'confirmed');
  const ended = ['canceled', 'rejected', 'failed'];
  const counted = within.filter(({ order }) => !ended.includes(order.status) && !isOpenQuotation(order));
  const lost = within.filter(({ order }) => ended.includes(order.status));
  const items = counted.flatMap(({ order }) => sold(order.items).map((item) => ({ ...item, order: order.id })));
  const itemKeys = [...new Set(items.map(({ product, unit }) => `${product} ${unit}`))];
  return {
    orders: counted.length,
    gross: sumBy(counted, ({ order }) => order.totals.total.gross),
    net: sumBy(counted, ({ order }) => order.totals.total.net),
    refunded: sumBy(counted, ({ order }) => order.refunded),
    refunds: counted.filter(({ order }) => order.refunded > 0).length,
    discounts: sumBy(counted, discountsOf),
    payments: Object.entries(Object.groupBy(counted, ({ order }) => order.paymentMethod))
      .map(([method, ofMethod]) => [method, ofMethod.length, sumBy(ofMethod, ({ order }) => order.totals.total.gross)])
      .toSorted(),
    days: Object.entries(Object.groupBy(counted, ({ day }) => day))
      .map(([day, ofDay = []]) => ({
        day,
        orders: ofDay.length,
        gross: sumBy(ofDay, ({ order }) => order.totals.total.gross),
        net: sumBy(ofDay, ({ order }) => order.totals.total.net),
        refunded: sumBy(ofDay, ({ order }) => order.refunded),
        refunds: ofDay.filter(({ order }) => order.refunded > 0).length,
        discounts: sumBy(ofDay, discountsOf),
      }))
      .toSorted(byDay),
    lost: lostOf(lost.map(({ order }) => order)),
    lostDays: Object.entries(Object.groupBy(lost, ({ day }) => day))
      .map(([day, ofDay = []]) => ({ day, ...lostOf(ofDay.map(({ order }) => order)) }))
      .toSorted(byDay),
    products: new Set(items.map(({ product }) => product)).size,
    itemGross: sumBy(items, ({ gross }) => gross),
    items: itemKeys
      .map((key) => {
        const itemsOfKey = items.filter(({ product, unit }) => `${product} ${unit}` === key);
        return [
          key,
          new Set(itemsOfKey.map(({ order }) => order)).size,
          sumBy(itemsOfKey, ({ amount }) => amount),
          sumBy(itemsOfKey, ({ gross }) => gross),
        ];
      })
      .toSorted(),
    quality: qualityOf(counted.map(({ order }) => order)),
    pairs: pairsOf(counted.map(({ order }) => order)),
    origins: Object.entries(
      Object.groupBy(counted, ({ order: { origin } }) => `${origin?.kind ?? 'unknown'} ${origin?.qr ?? ''}`),
    )
      .map(([key, ofKey]) => [
        key,
        ofKey?.length,
        sumBy(ofKey ?? [], ({ order }) => order.totals.total.gross),
        sumBy(ofKey ?? [], ({ order }) => order.totals.total.net),
      ])
      .toSorted(),
    hours: Object.entries(Object.groupBy(counted, ({ weekday, hour }) => `${weekday} ${hour}`))
      .map(([key, ofKey]) => [key, ofKey?.length])
      .toSorted(),
  };
}

/** Explicit comparison days for the last range, instead of the days right before it. */
const against = { from: '2026-10-24', to: '2026-10-26' };
const ranges = [
  { from: '2026-01-01', to: '2026-12-31' },
  { from: '2026-10-25', to: '2026-10-25' },
  { from: '2026-10-25', to: '2026-10-31' },
  { from: '2026-12-31', to: '2027-01-02' },
  { from: '2026-03-28', to: '2026-03-30' },
  { from: '2026-12-31', to: '2027-01-02', against: against.from },
];

/** Queries all statistics of each range and compares them with the recount. */
async function compare(
  tenant: string,
  last: readonly OrderState[],
  zoneOf: (branch: string) => string,
  branch: string,
) {
  for (const range of ranges.flatMap((one) => [one, { ...one, branch }])) {
    const expected = recount(last, zoneOf, range);
    const before = recount(last, zoneOf, { ...range, ...('against' in range ? against : earlierDays(range)) });
    const get = async (name: string) => (await read(asStaff(tenant), name, range)).data;
    const revenue = await get('revenue');
    const { orders, gross, net, refunded, refunds, discounts } = expected;
    expect(revenue.total).toEqual({ orders, gross, net, refunded, refunds, discounts });
    expect(revenue.rows.filter((row) => row.orders)).toEqual(expected.days);
    const previous = { orders: before.orders, gross: before.gross, net: before.net };
    expect(revenue.previous).toEqual({
      ...previous,
      ...{ refunded: before.refunded, refunds: before.refunds, discounts: before.discounts },
    });
    const payments = await get('payments');
    expect(payments.rows.map((row) => [row.paymentMethod, row.orders, row.gross]).toSorted()).toEqual(
      expected.payments,
    );
    expect([payments.total, payments.previous]).toEqual([
      { orders, gross },
      { orders: before.orders, gross: before.gross },
    ]);
    const daily = await get('orders');
    expect(daily.rows.filter((row) => row.orders)).toEqual(expected.days.map(({ day, orders }) => ({ day, orders })));
    expect([daily.total, daily.previous]).toEqual([{ orders }, { orders: before.orders }]);
    const lost = await get('canceled-orders');
    expect(lost.rows.filter((row) => row.canceled || row.rejected || row.failed)).toEqual(expected.lostDays);
    expect([lost.total, lost.previous]).toEqual([expected.lost, before.lost]);
    const items = await get('items');
    const soldBy = ({ products, itemGross }: typeof expected) => ({ products, gross: itemGross });
    expect([items.total, items.previous]).toEqual([soldBy(expected), soldBy(before)]);
    expect(
      items.rows.map((row) => [`${row.product} ${row.unit}`, row.orders, row.amount, row.gross]).toSorted(),
    ).toEqual(expected.items);
    expect((await get('popular-items')).rows).toEqual(items.rows.slice(0, 20));
    const pairs = await get('item-pairs');
    const byPair = pairs.rows.map((row) => [
      `${row.product} ${row.other}`,
      row.orders,
      row.productOrders,
      row.otherOrders,
    ]);
    expect(byPair.toSorted()).toEqual(expected.pairs);
    expect(pairs.rows.map((row) => Number(row.orders))).toEqual(
      pairs.rows.map((row) => Number(row.orders)).toSorted((a, b) => b - a),
    );
    expect([pairs.total, pairs.previous]).toEqual([{ orders }, { orders: before.orders }]);
    const origins = await get('revenue-origins');
    const byOrigin = origins.rows.map((row) => [`${row.origin} ${row.qr}`, row.orders, row.gross, row.net]);
    expect(byOrigin.toSorted()).toEqual(expected.origins);
    expect([origins.total, origins.previous]).toEqual([{ orders, gross, net }, previous]);
    const ordersBy = await get('order-origins');
    expect(ordersBy.rows).toEqual(origins.rows.map(({ origin, qr, orders }) => ({ origin, qr, orders })));
    expect([ordersBy.total, ordersBy.previous]).toEqual([{ orders }, { orders: before.orders }]);
    const quality = await get('service-quality');
    const kept = quality.rows.map((row) => [row.branch, row.judged, row.punctual, row.rated, row.stars]);
    expect(kept).toEqual(expected.quality);
    const totalOf = (at: number) => kept.reduce((sum, row) => sum + Number(row[at]), 0);
    expect(quality.total).toEqual({ judged: totalOf(1), punctual: totalOf(2), rated: totalOf(3), stars: totalOf(4) });
    const hours = await get('order-times');
    expect(hours.rows.map((row) => [`${row.weekday} ${row.hour}`, row.orders]).toSorted()).toEqual(expected.hours);
    expect([hours.total, hours.previous]).toEqual([{ orders }, { orders: before.orders }]);
  }
}

test('STAT-01, STAT-05, STAT-06, STAT-14: equals a recount of the orders for repeated and reordered events and after a change of time zone', async () => {
  const some = { branches: [uuidv7(), uuidv7(), uuidv7()], products: [uuidv7(), uuidv7(), uuidv7()] };
  const shuffled = fc
    .array(orderStates(some), { minLength: 5, maxLength: 25 })
    .chain((orders) =>
      fc.record({ orders: fc.constant(orders), by: fc.array(fc.nat(), { minLength: 150, maxLength: 150 }) }),
    );
  await fc.assert(
    fc.asyncProperty(shuffled, async ({ orders, by }) => {
      const tenant = uuidv7();
      const clocks = some.branches.map((branch, at) => branchEvent(tenant, branch, zones[at] as string));
      const published = orders.flatMap((states) =>
        states.map((order, at) => eventFor(tenant, order, at > 0 && states[at - 1]?.status === order.status)),
      );
      // Each at any position, some twice.
      const sent = [...clocks, ...published, ...published.filter((_, at) => (by[at] ?? 0) % 3 === 0)];
      const inAnyOrder = sent.map((event, at) => ({ event, at: by[at] ?? 0 })).toSorted((a, b) => a.at - b.at);
      await service().bus.publish(inAnyOrder.map(({ event }) => event));
      await service().settled();
      // Time zones that arrived after orders trigger their recount.
      await service().runTimers();
      const last = orders.map((states) => states.at(-1) as OrderState);
      const zoneOf = (branch: string) => zones[some.branches.indexOf(branch)] as string;
      const [moved] = some.branches as [string, ...string[]];
      await compare(tenant, last, zoneOf, moved);

      await service().bus.publish([branchEvent(tenant, moved, 'Pacific/Auckland', 2)]);
      // Snapshots have the version already counted.
      await service().bus.publish(last.map((order) => ({ ...eventFor(tenant, order, true), snapshot: true })));
      await service().settled();
      await service().runTimers();
      await compare(tenant, last, (branch) => (branch === moved ? 'Pacific/Auckland' : zoneOf(branch)), moved);
    }),
    { numRuns: 6 },
  );
}, 120_000);

test('stores the counted version with the order, and shares it between two releases of the service', async () => {
  const tenant = uuidv7();
  const [some] = fc.sample(orderStates({ branches: [uuidv7()], products: [uuidv7()] }), 1)[0] as [OrderState];
  const order: OrderState = { ...some, kind: 'order', status: 'placed', placedAt: '2026-11-10T11:00:00.000Z' };
  const outcomes = async () =>
    (await service().sql<{ outcome: string }>('select outcome from order_figure where tenant_id = $1', [tenant])).map(
      ({ outcome }) => outcome,
    );
  const receive = async (version: number, status: OrderState['status'], snapshot?: true) => {
    const event = eventFor(tenant, { ...order, version, status }, true);
    await service().bus.publish([snapshot ? { ...event, snapshot } : event]);
    await service().settled();
    return outcomes();
  };
  const beside = () =>
    service().sql<{ version: number }>('select version from copied_version where tenant_id = $1', [tenant]);
  /** Records an event as the previous release does. */
  const receiveLegacy = async (version: number) =>
    (
      await service().sql(
        `insert into copied_version as seen (tenant_id, kind, subject, version) values ($1, 'ordering.order', $2, $3)
         on conflict (tenant_id, kind, subject) do update set version = excluded.version where seen.version < excluded.version
         returning version`,
        [tenant, order.id, version],
      )
    ).length > 0;

  expect(await receive(3, 'placed')).toEqual(['counted']);
  expect(await receive(2, 'canceled')).toEqual(['counted']);
  expect(await receive(3, 'canceled')).toEqual(['counted']);
  expect(await receive(3, 'canceled', true)).toEqual(['canceled']);
  // Same figures at a newer version.
  expect(await receive(5, 'canceled')).toEqual(['canceled']);
  expect(await receive(4, 'placed')).toEqual(['canceled']);
  expect(await beside()).toEqual([]);
  expect([await receiveLegacy(4), await receiveLegacy(7)]).toEqual([false, true]);
  expect(await receive(6, 'placed')).toEqual(['canceled']);
  expect(await receive(8, 'placed')).toEqual(['counted']);
});

test('STAT-18: fills the unknown payment method of legacy orders by snapshots, and keeps their sums', async () => {
  const tenant = uuidv7();
  const placedAt = '2026-11-10T11:00:00.000Z';
  const orders = fc
    .sample(orderStates({ branches: [uuidv7()], products: [uuidv7()] }), 20)
    .map((states) => states[0] as OrderState)
    .map((order) => ({ ...order, kind: 'order' as const, status: 'placed' as const, placedAt }));
  const publish = async (isAgain: boolean) => {
    const events = orders.map((order) => eventFor(tenant, order, isAgain));
    await service().bus.publish(events.map((event) => (isAgain ? { ...event, snapshot: true } : event)));
    await service().settled();
    return (await read(asStaff(tenant), 'payments', { from: '2026-11-10', to: '2026-11-10' })).data;
  };
  const known = await publish(false);
  expect(known.rows.length).toBeGreaterThan(1);
  // As counted by the previous release.
  await service().sql('update order_figure set payment_method = null where tenant_id = $1', [tenant]);
  const none = paymentColumns.map((column) => `${column} = 0`).join(', ');
  await service().sql(`update order_day set ${none} where tenant_id = $1`, [tenant]);
  const { data } = await read(asStaff(tenant), 'payments', { from: '2026-11-10', to: '2026-11-10' });
  expect(data.rows).toEqual([{ paymentMethod: 'unknown', ...known.total }]);
  expect(await publish(true)).toEqual(known);
  expect(await publish(true)).toEqual(known);
});

test('STAT-30: shows net, tax and gross by VAT rate, follows its orders, and states unknown parts', async () => {
  const tenant = uuidv7();
  const [sample] = orderStateExample.items;
  if (!sample) throw new Error('the example has no item');
  const at = { placedAt: '2026-11-10T11:00:00.000Z', status: 'placed' as const };
  const menu = {
    ...sample,
    gross: 8,
    tax: 10,
    contents: [4.9, 3.9].map((price, at) => ({ product: uuidv7(), tax: [10, 20][at] ?? 0, price })),
  };
  const soup = { ...sample, gross: 11, tax: 10, deposit: 1.2, depositTax: 20 };
  const delivered = { delivery: { net: 2, tax: 0.4, gross: 2.4 }, deliveryRate: 20 };
  const made = (changes: Partial<OrderState>): OrderState => ({
    ...orderStateExample,
    ...at,
    id: uuidv7(),
    ...changes,
  });
  const [one, two] = [
    made({ items: [menu] }),
    made({ items: [soup], totals: { ...orderStateExample.totals, ...delivered } }),
  ];
  const publish = async (order: OrderState, version: number, snapshot?: true) => {
    const event = eventFor(tenant, { ...order, version }, version > 1);
    await service().bus.publish([snapshot ? { ...event, snapshot } : event]);
    await service().settled();
  };
  const taxes = async () => (await read(asStaff(tenant), 'taxes', { from: '2026-11-10', to: '2026-11-10' })).data;
  for (const order of [one, two]) await publish(order, 1);
  // 4.45 and 11.00 at 10 %; 3.55, the deposit of 1.20 and the delivery fee of 2.40 at 20 %.
  const known = {
    rows: [
      { rate: 10, orders: 2, gross: 15.45, net: 14.0455, tax: 1.4045 },
      { rate: 20, orders: 2, gross: 7.15, net: 5.9583, tax: 1.1917 },
    ],
    total: { gross: 22.6, net: 20.0038, tax: 2.5962 },
    previous: { gross: 0, net: 0, tax: 0 },
  };
  expect(await taxes()).toEqual(known);
  await publish({ ...two, status: 'canceled' }, 2);
  expect((await taxes()).rows).toMatchObject([
    { rate: 10, gross: 4.45 },
    { rate: 20, gross: 3.55 },
  ]);
  // As counted by the previous release.
  await service().sql('update order_figure set taxes = null where tenant_id = $1', [tenant]);
  await service().sql('delete from tax_day where tenant_id = $1', [tenant]);
  const { gross, net } = one.totals.total;
  expect((await taxes()).rows).toEqual([{ rate: null, orders: 1, gross, net, tax: round(gross - net) }]);
  await publish(one, 1, true);
  expect((await taxes()).rows).toMatchObject([
    { rate: 10, gross: 4.45 },
    { rate: 20, gross: 3.55 },
  ]);
});

// TIP-10
test('sums tips by day and payment method, less their refunds, and in no figure of revenue', async () => {
  const tenant = uuidv7();
  const range = { from: '2026-11-21', to: '2026-11-22' };
  const publish = async (order: OrderState, version: number) => {
    await service().bus.publish([eventFor(tenant, { ...order, version }, true)]);
    await service().settled();
  };
  const tips = async () => (await read(asStaff(tenant), 'tips', range)).data;
  const revenue = async () => (await read(asStaff(tenant), 'revenue', range)).data.total;
  const cash: OrderState = { ...orderStateExample, id: uuidv7(), tip: 2, placedAt: '2026-11-21T11:00:00.000Z' };
  const card: OrderState = { ...cash, id: uuidv7(), paymentMethod: 'card', tip: 1.5 };
  const none: OrderState = { ...orderStateExample, id: uuidv7(), placedAt: cash.placedAt };
  for (const order of [cash, card, none]) await publish(order, 1);
  const day = '2026-11-21';
  expect(await tips()).toEqual({
    rows: [
      { day, paymentMethod: 'card', orders: 1, gross: 1.5 },
      { day, paymentMethod: 'cash', orders: 1, gross: 2 },
    ],
    total: { orders: 2, gross: 3.5 },
    previous: { orders: 0, gross: 0 },
  });
  const { gross, net } = orderStateExample.totals.total;
  expect(await revenue()).toMatchObject({ orders: 3, gross: round(3 * gross), net: round(3 * net), refunded: 0 });
  await publish({ ...card, refunded: round(gross + 1), refundedOfTotal: gross, refundedOfTip: 1 }, 2);
  expect((await tips()).rows).toContainEqual({ day, paymentMethod: 'card', orders: 1, gross: 0.5 });
  expect(await revenue()).toMatchObject({ refunded: gross });
  // A canceled order gives its tip back, a corrected one has the new tip.
  await publish({ ...card, status: 'canceled' }, 3);
  await publish({ ...cash, tip: 3 }, 2);
  expect((await tips()).rows).toEqual([{ day, paymentMethod: 'cash', orders: 1, gross: 3 }]);
});

// TABLE-09
test('sums the money and tips of an order that was paid at its table by the method of each part', async () => {
  const tenant = uuidv7();
  const range = { from: '2026-11-21', to: '2026-11-22' };
  const settlement = uuidv7();
  const part = (method: 'cash' | 'atm-card', gross: number, tip: number) => ({
    ...{ settlement, method, gross, tip, rates: { '10': gross }, at: '2026-11-21T12:00:00.000Z' },
  });
  const order: OrderState = {
    ...{ ...orderStateExample, id: uuidv7(), placedAt: '2026-11-21T11:00:00.000Z', paymentMethod: 'atm-card' },
    ...{ payments: [part('cash', 4, 1), part('atm-card', 6.9, 2)], tip: 3 },
  };
  const publish = async (state: OrderState) => {
    await service().bus.publish([eventFor(tenant, state, true)]);
    await service().settled();
  };
  const payments = async () => (await read(asStaff(tenant), 'payments', range)).data.rows;
  // Before the last part, what is open counts with the order's own method.
  await publish({ ...order, payments: [part('cash', 4, 1)], paymentMethod: 'cash', tip: 1 });
  expect(await payments()).toMatchObject([{ paymentMethod: 'cash', orders: 1, gross: 10.9 }]);
  await publish({ ...order, version: 2 });
  const all = await payments();
  expect(all).toContainEqual(expect.objectContaining({ paymentMethod: 'cash', orders: 0, gross: 4 }));
  expect(all).toContainEqual(expect.objectContaining({ paymentMethod: 'atm-card', orders: 1, gross: 6.9 }));
  expect((await read(asStaff(tenant), 'tips', range)).data.rows).toMatchObject([
    { paymentMethod: 'atm-card', gross: 2 },
    { paymentMethod: 'cash', gross: 1 },
  ]);
  await publish({ ...order, version: 3, status: 'canceled' });
  expect(await payments()).toEqual([]);
});

test('STAT-05: compares with as many days before, rejects invalid and long ranges, and serves managers only', async () => {
  const [tenant, other] = [uuidv7(), uuidv7()];
  const [order] = fc.sample(orderStates({ branches: [uuidv7()], products: [uuidv7()] }), 1)[0] as [OrderState];
  const counted: OrderState = { ...order, kind: 'order', placedAt: '2026-11-10T11:00:00.000Z' };
  await service().bus.publish([eventFor(tenant, counted, false)]);
  await service().settled();
  const { data } = await read(asStaff(tenant), 'orders', { from: '2026-11-11', to: '2026-11-13' });
  expect(data.rows).toEqual(['11', '12', '13'].map((day) => ({ day: `2026-11-${day}`, orders: 0 })));
  expect([data.total, data.previous]).toEqual([{ orders: 0 }, { orders: 1 }]);
  const ofOther = await read(asStaff(other), 'orders', { from: '2026-11-01', to: '2026-11-30' });
  expect(ofOther.data.total).toEqual({ orders: 0 });

  const wrong = await read(asStaff(tenant), 'orders', { from: '2026-11-11', to: '2026-11-10' });
  expect([wrong.status, wrong.errors?.[0]?.field]).toEqual([422, 'to']);
  expect(wrong.errors?.[0]?.message).toBe('„Bis“ liegt vor „Von“. Bitte geben Sie einen späteren Tag an.');
  expect((await read(asStaff(tenant), 'orders', { from: '2020-01-01', to: '2026-11-10' })).status).toBe(422);
  expect((await read(asStaff(tenant), 'orders', { from: '2026-02-30', to: '2026-11-10' })).status).toBe(422);
  // One year later, years have five digits; one year before the first are no days.
  for (const day of ['9999-12-31', '0001-01-01', '3000-01-01', '1969-12-31']) {
    const far = await read(asStaff(tenant), 'orders', { from: day, to: day });
    expect([day, far.status, far.errors?.[0]?.message]).toEqual([
      day,
      422,
      'Bitte geben Sie einen Tag zwischen 1970 und 2999 an.',
    ]);
  }
  for (const day of ['1970-01-01', '2999-12-31'])
    expect((await read(asStaff(tenant), 'orders', { from: day, to: day })).data.rows).toEqual([{ day, orders: 0 }]);
  expect((await read(asGuest(tenant), 'orders', { from: '2026-11-11', to: '2026-11-11' })).status).toBe(401);
});
