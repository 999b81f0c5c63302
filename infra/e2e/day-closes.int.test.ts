// Day closes and statistics of the same orders: both are equal to the cent once all orders are handed over.
import { expect, test } from '@jest/globals';
import type { PaymentStatistic, TaxStatistic } from '@theke/contracts/analytics/order-statistics';
import { branches } from '@theke/contracts/catalog/branch';
import type { DayClose, OpenPeriod } from '@theke/contracts/ordering/day-close';
import { type CreatedOrder, type Order, orderDraftExample } from '@theke/contracts/ordering/order';
import { paymentRefunded, paymentSucceeded } from '@theke/contracts/payments/payment-events';
import { exampleIds } from '@theke/contracts/wire';
import { asGuest, asStaff } from '@theke/kit/testing/callers';
import { request } from '@theke/kit/testing/request';
import { runDuringTests } from '@theke/kit/testing/run-during-tests';
import { toMoney } from '@theke/rules/money/money';
import { v7 as uuidv7 } from 'uuid';
import { analytics } from '../../services/analytics/src/service.ts';
import { ordering } from '../../services/ordering/src/service.ts';
import { aBranch, aCategory, aConfig, aMenu, margherita } from '../../services/ordering/testing/order-samples.ts';
import { publishShop } from '../../services/ordering/testing/shop-samples.ts';
import { demoOffer } from '../fixtures/demo/demo-offer.ts';
import { demoCloses } from '../fixtures/demo/orders/demo-closes.ts';
import { demoOrders } from '../fixtures/demo/orders/demo-orders.ts';
import { pizzeriaOrders } from '../fixtures/demo/orders/ordering-shop.ts';
import { pizzeria } from '../fixtures/demo/pizzeria.ts';
import { pizzeriaVisits } from '../fixtures/demo/visits/visited-site.ts';

const now = new Date('2026-11-21T12:00:00Z');
const orders = runDuringTests(ordering, { now: () => now, env: { RATE_LIMIT_ORDERS: '0' } });
const figures = runDuringTests(analytics, { now: () => now });

/** Sums in 1/10,000 by name, without zeros. */
type Sums = Record<string, number>;
const add = (sums: Sums, entries: readonly (readonly [string, number])[]): Sums => {
  for (const [name, amount] of entries) sums[name] = (sums[name] ?? 0) + amount;
  return sums;
};
const withoutZeros = (sums: Sums) => Object.fromEntries(Object.entries(sums).filter(([, amount]) => amount !== 0));

/** What closes say about sales, before refunds. */
const closedSums = (closes: readonly Pick<DayClose | OpenPeriod, 'methods' | 'vat' | 'orders' | 'discounts'>[]): Sums =>
  withoutZeros(
    closes.reduce<Sums>(
      (sums, { methods, vat, orders, discounts = 0 }) =>
        add(sums, [
          ['orders', orders],
          ['discounts', toMoney(discounts)],
          ...methods.map((row) => [`${row.method} orders`, row.orders] as const),
          ...vat.flatMap(({ rate, sales, returned }) => [
            [`${rate} gross`, toMoney(sales.gross)] as const,
            [`${rate} net`, toMoney(sales.net)] as const,
            [`${rate} tax`, toMoney(sales.tax)] as const,
            ['gross', toMoney(sales.gross)] as const,
            ['refunded', toMoney(returned.gross)] as const,
          ]),
        ]),
      {},
    ),
  );

async function statistics(tenant: string): Promise<Sums> {
  const read = async (name: string) =>
    (
      await request(figures(), 'GET', `/api/statistics/${name}?from=2026-09-01&to=2026-11-21`, {
        as: asStaff(tenant),
        now,
      })
    ).body.data as unknown as { rows: object[]; total: Record<'orders' | 'gross' | 'refunded' | 'discounts', number> };
  const { total } = await read('revenue');
  const taxes = (await read('taxes')).rows as TaxStatistic[];
  const payments = (await read('payments')).rows as PaymentStatistic[];
  return withoutZeros(
    add({ orders: total.orders, gross: toMoney(total.gross), refunded: toMoney(total.refunded) }, [
      ['discounts', toMoney(total.discounts)],
      ...payments.map((row) => [`${row.paymentMethod} orders`, row.orders] as const),
      ...taxes.flatMap(({ rate, gross, net, tax }) => [
        [`${rate} gross`, toMoney(gross)] as const,
        [`${rate} net`, toMoney(net)] as const,
        [`${rate} tax`, toMoney(tax)] as const,
      ]),
    ]),
  );
}

/** Hands all events of the tenant to the statistics. */
async function count(tenant: string): Promise<void> {
  await orders().settled();
  await figures().bus.publish(orders().events.filter((event) => event.tenantid === tenant));
  await figures().settled();
}

const lemonade = {
  ...margherita,
  id: uuidv7(),
  name: 'Kräuterlimonade',
  price: 3.6,
  tax: 20,
  takeawayTax: 20,
  deposit: 0.25,
};
const pizza = { ...margherita, tax: 10, takeawayTax: 10 };
const area = {
  area: '1080',
  price: 3,
  free: false,
  tax: 20,
  freeFromOrderValue: 90,
  minimumOrderValue: 5,
  minutes: 20,
};
const shop = {
  config: { ...aConfig, enableCardProvider: true },
  branches: [{ ...aBranch, isDeliveryEnabled: true, isCardProviderEnabled: true, deliveryAreas: [area] }],
  products: [lemonade, pizza],
  menu: {
    ...aMenu,
    catalog: [
      { id: aCategory.id, products: [lemonade, pizza].map(({ id }) => ({ id, isEnabled: true, schedule: [] })) },
    ],
  },
};
const item = ({ id }: { id: string }, amount: number) => ({ product: id, amount, unit: 'piece', parts: [] });
const home = {
  deliveryType: 'delivery',
  deliveryArea: '1080',
  zipCode: '1080',
  street: 'Lange Gasse 12',
  city: 'Wien',
};

// CLOSE-02, CLOSE-05, DISC-12
test('closes of orders with deposit, delivery, two VAT rates, discounts and refunds match the statistics', async () => {
  const tenant = await publishShop(orders(), shop);
  const send = async <T>(method: string, path: string, body: object, as = asStaff(tenant)): Promise<T> => {
    const reply = await request(orders(), method, `/api${path}`, { as, body, now });
    expect({ path, errors: reply.body.errors }).toEqual({ path, errors: undefined });
    return reply.body.data as T;
  };
  const place = (draft: object) =>
    send<CreatedOrder>('POST', '/orders', { ...orderDraftExample, ...draft }, asGuest(tenant));
  const move = (id: string, name: string) => send<Order>('POST', `/orders/${id}/status/${name}`, {});
  const close = (number: number) => {
    const draft = { id: uuidv7(), branch: { id: aBranch.id }, number, counted: 0 };
    return send<DayClose>('POST', '/day-closes', draft);
  };

  for (const [code, terms] of Object.entries({
    ZEHN: { kind: 'percent', percent: 10 },
    FUENF: { kind: 'amount', amount: 5 },
    FREIHAUS: { kind: 'delivery', percent: 50 },
  }))
    await send('POST', '/discounts', { name: code, code, ...terms });

  const delivered = await place({ ...home, items: [item(pizza, 2), item(lemonade, 3)], couponCode: 'ZEHN' });
  const reduced = await place({ ...home, items: [item(pizza, 1)], couponCode: 'FREIHAUS' });
  const online = await place({ items: [item(lemonade, 7)], paymentMethod: 'card' });
  const rejected = await place({ items: [item(pizza, 1)] });
  const open = await place({ items: [item(pizza, 3), item(lemonade, 1)], couponCode: 'FUENF' });
  const paid = { ...paymentSucceeded.example, order: online.id, uid: online.uid };
  await orders().publish(tenant, paymentSucceeded(exampleIds.payment, 3, paid));
  await orders().settled();
  await move(rejected.id, 'reject');
  for (const { id } of [delivered, reduced])
    for (const name of ['confirm', 'in-delivery', 'delivered']) await move(id, name);
  const closes = [await close(1)];

  // Afterwards: partial refunds of both, a struck-out item, and the open order.
  const { version } = await move(delivered.id, 'completed');
  await send('POST', `/orders/${delivered.id}/refunds`, { version, amount: 4.45, reason: 'Zu spät' });
  const refund = { ...paymentRefunded.example, order: online.id, uid: online.uid, amount: 3.33, refundedTotal: 3.33 };
  await orders().publish(tenant, paymentRefunded(exampleIds.payment, 4, refund));
  const confirmed = await move(open.id, 'confirm');
  await send('PUT', `/orders/${open.id}/items/1`, { version: confirmed.version, amount: 0 });
  await count(tenant);
  closes.push(await close(2));
  // The order that is not handed over is in the statistics only.
  const differs = { ...(await statistics(tenant)) };
  const counted = closedSums(closes);
  expect((differs.gross ?? 0) - (counted.gross ?? 0)).toBe(toMoney(3 * pizza.price - 5));

  await move(open.id, 'completed');
  await count(tenant);
  closes.push(await close(3));
  expect(closedSums(closes)).toEqual(await statistics(tenant));
});

// CLOSE-03
test('the closes of the demo match its statistics', async () => {
  const tenant = uuidv7();
  const offer = demoOffer(pizzeria, now);
  const former = demoOrders(pizzeriaOrders, pizzeriaVisits, offer, now);
  const { takeOverOrders, takeOverCloses } = orders().parts.useCases;
  await takeOverOrders(tenant, former);
  const by = { id: uuidv7(), name: 'Hanna Moser' };
  for (const branch of offer.branches) {
    const first = former.find(({ order }) => order.branch === branch.id)?.order.placedAt as Date;
    await takeOverCloses(tenant, { branch, currency: 'EUR' }, demoCloses(branch, first, by, now));
    await orders().publish(tenant, branches.events.changed(branch.id, 1, branch));
  }
  await count(tenant);
  const read = async <T>(path: string) =>
    (await request(orders(), 'GET', `/api/day-closes${path}`, { as: asStaff(tenant), now })).body.data as T;
  const closes = await read<DayClose[]>('?pageSize=500&sort=number');
  expect(closes.length).toBeGreaterThan(50);
  expect(new Set(closes.map(({ branch, businessDay }) => `${branch.id} ${businessDay}`)).size).toBe(closes.length);
  // Today is not closed yet.
  const periods = await Promise.all(offer.branches.map(({ id }) => read<OpenPeriod>(`/open/${id}`)));
  expect(closedSums([...closes, ...periods])).toEqual(await statistics(tenant));
}, 90_000);
