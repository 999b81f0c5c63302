import { expect, test } from '@jest/globals';
import { branches } from '@theke/contracts/catalog/branch';
import { products } from '@theke/contracts/catalog/product';
import { configChanged } from '@theke/contracts/identity/config';
import { orderChanged } from '@theke/contracts/ordering/order-events';
import { asStaff } from '@theke/kit/testing/callers';
import { request } from '@theke/kit/testing/request';
import { runDuringTests } from '@theke/kit/testing/run-during-tests';
import { v7 as uuidv7 } from 'uuid';
import { analytics } from '../../services/analytics/src/service.ts';
import { ordering } from '../../services/ordering/src/service.ts';
import { figureDifferences } from '../chaos/figure-differences.ts';
import type { PlatformDatabases } from '../chaos/platform-databases.ts';
import type { DemoTenant } from './demo-tenant.ts';
import { type DemoOffer, demoOrders } from './orders/demo-orders.ts';
import { bakeryOrders, pizzeriaOrders } from './orders/ordering-shop.ts';
import { pizzeria } from './pizzeria.ts';
import { seedVisits } from './seed-visits.ts';
import { bakeryVisits, pizzeriaVisits } from './visits/visited-site.ts';
import { zweite } from './zweite.ts';

const now = new Date('2026-11-21T12:00:00Z');
const orders = runDuringTests(ordering, { now: () => now });
const figures = runDuringTests(analytics, { now: () => now });

const made = () => ({ id: uuidv7(), version: 1, createdAt: now.toISOString(), updatedAt: now.toISOString() });
const offerOf = (demo: DemoTenant): DemoOffer => ({
  branches: demo.branches(now).map(({ key, draft }) => ({
    ...branches.draft.parse({ ...draft, identifier: key, division: { id: uuidv7() } }),
    ...made(),
  })),
  products: demo.products.map(({ draft }) => ({ ...products.draft.parse(draft), ...made() })),
  categories: new Map(demo.products.map(({ draft, category }) => [draft.name, category])),
  config: configChanged.example.config,
});
const total = async (tenant: string, name: string) => {
  const path = `/api/statistics/${name}?from=2026-09-01&to=2026-11-21`;
  const { body } = await request(figures(), 'GET', path, { as: asStaff(tenant), now });
  return (body.data as unknown as { rows: object[]; total: Record<string, number> }) ?? {};
};
const poolOf = (service: { sql(text: string): Promise<object[]> }) => ({
  query: async (text: string) => ({ rows: await service.sql(text) }),
});

test.each([
  ['pizzeria', pizzeria, pizzeriaOrders, pizzeriaVisits],
  ['bakery', zweite, bakeryOrders, bakeryVisits],
])(
  'STAT-01: imports the orders of the %s once, and statistics match them',
  async (_, demo, shop, site) => {
    const tenant = uuidv7();
    const former = demoOrders(shop, site, offerOf(demo), now);
    const { takeOverOrders } = orders().parts.useCases;
    expect(await takeOverOrders(tenant, former)).toBe(former.length);
    expect(await takeOverOrders(tenant, former)).toBe(0);
    await orders().settled();
    const told = orders().events.filter((event) => event.tenantid === tenant);
    expect(new Set(told.map(({ type }) => type))).toEqual(new Set([orderChanged.type]));
    await figures().bus.publish(told);
    await figures().settled();

    const databases = { ordering: poolOf(orders()), analytics: poolOf(figures()) } as unknown as PlatformDatabases;
    expect(await figureDifferences(databases)).toEqual([]);
    const numbers = await orders().sql(
      `select day from ticket_counter where tenant_id = $1 and last <>
       (select count(*) from orders where orders.branch_id = ticket_counter.branch_id and
          (placed_at at time zone 'Europe/Vienna')::date = day)`,
      [tenant],
    );
    expect(numbers).toEqual([]);
    const [counted] = await orders().sql<{ sum: string }>('select sum(orders) from customers where tenant_id = $1', [
      tenant,
    ]);
    expect(Number(counted?.sum)).toBe(former.length);

    // One online order per visitor who saw a status page.
    await seedVisits(figures().parts.useCases, tenant, site, now);
    const { rows } = await total(tenant, 'visitor-flow');
    const seen = (rows as { reached: string; visitors: number }[])
      .filter(({ reached }) => reached === 'status')
      .reduce((sum, { visitors }) => sum + visitors, 0);
    expect(seen).toBe(former.filter(({ order }) => order.origin?.kind !== 'staff').length);
    for (const name of ['orders', 'revenue', 'canceled-orders', 'popular-items', 'order-times', 'order-origins'])
      expect([name, Object.values((await total(tenant, name)).total).some((sum) => sum > 0)]).toEqual([name, true]);
  },
  90_000,
);

test('creates no orders for a modified demo', () => {
  const whole = offerOf(pizzeria);
  const orders = (offer: DemoOffer) => demoOrders(pizzeriaOrders, pizzeriaVisits, offer, now);
  expect(orders({ ...whole, branches: whole.branches.slice(1) })).toEqual([]);
  expect(orders({ ...whole, products: whole.products.filter(({ name }) => name !== 'Cola').slice(30) })).toEqual([]);
});

test('demo orders are finished and contain no time after now', () => {
  const former = demoOrders(pizzeriaOrders, pizzeriaVisits, offerOf(pizzeria), now);
  const ends = new Set(former.map(({ order }) => order.status));
  expect(ends).toEqual(new Set(['completed', 'rejected', 'canceled']));
  expect(former.filter(({ order }) => (order.history.at(-1)?.at ?? '') > now.toISOString())).toEqual([]);
  expect(new Set(former.map(({ order }) => order.deliveryType))).toEqual(new Set(['delivery', 'takeaway', 'dineIn']));
  expect(new Set(former.map(({ order }) => order.branch)).size).toBe(3);
});
