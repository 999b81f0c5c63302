import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { branches } from '@theke/contracts/catalog/branch';
import { products } from '@theke/contracts/catalog/product';
import { type CreatedOrder, type Order, orderDraftExample } from '@theke/contracts/ordering/order';
import { asGuest, asKey, asStaff } from '@theke/kit/testing/callers';
import { type Reply, request } from '@theke/kit/testing/request';
import { startForTest, type TestService } from '@theke/kit/testing/start-for-test';
import { until } from '@theke/kit/testing/until';
import { v7 as uuidv7 } from 'uuid';
import { aBranch, aConfig, aMenu, margherita } from '../../testing/order-samples.ts';
import { publishShop } from '../../testing/shop-samples.ts';
import { ordering } from '../service.ts';
import { requestHash } from './request-hash.ts';

let service: TestService<Awaited<ReturnType<typeof ordering.setup>>>;
/** Tickets restart each day: the test clock never reaches midnight. */
let clock = new Date('2026-11-21T11:00:00Z');
beforeAll(async () => {
  service = await startForTest(ordering, { now: () => clock });
});
afterAll(() => service.stop());
afterEach(() => expect(service.log.filter((line) => line.level === 'error')).toEqual([]));

/** A tenant with two branches whose catalog events ordering has handled. */
async function aShop(config = aConfig) {
  const second = { ...aBranch, id: uuidv7(), identifier: 'zweite' };
  const menu = { ...aMenu, branches: [{ id: aBranch.id }, { id: second.id }] };
  const tenant = await publishShop(service, { config, branches: [aBranch, second], menu });
  const submit = (draft: object = {}, key?: string): Promise<Reply> =>
    request(service, 'POST', '/api/orders', {
      as: asGuest(tenant),
      body: { ...orderDraftExample, ...draft },
      headers: key ? { 'idempotency-key': key } : {},
      now: clock,
    });
  const orders = () =>
    service.sql<{ id: string; branch_id: string; ticket_number: number }>(
      'select id, branch_id, ticket_number from orders where tenant_id = $1 order by ticket_number',
      [tenant],
    );
  const placed = () =>
    service.events.filter((event) => event.tenantid === tenant && event.type === 'ordering.order-placed.v2');
  return { tenant, second: second.id, submit, orders, placed };
}

const made = (reply: Reply) => reply.body.data as CreatedOrder;
const aKey = () => `schluessel-${uuidv7()}`;

// ACCESS-01, ORDER-22, ORDER-23, STATUS-01
test('prices an order on the server, stores and publishes it, and shows it by its link without personal data', async () => {
  const { tenant, submit, orders, placed } = await aShop();
  const reply = await submit({ items: [{ product: margherita.id, amount: 2, unit: 'piece' }] });
  expect(reply.status).toBe(201);
  expect(made(reply)).toMatchObject({ ticketNumber: 1, totals: { total: { gross: 21.8 }, taxes: { '10': 1.9818 } } });
  expect(await orders()).toHaveLength(1);
  await until('the event is published', () => placed().length === 1);
  expect(placed()[0]).toMatchObject({
    subject: made(reply).id,
    aggregateversion: 1,
    actor: 'guest',
    data: {
      status: 'placed',
      order: { items: [{ name: 'Margherita', gross: 21.8 }], contact: { phone: '+436641234567' } },
    },
  });

  const { uid, hash } = made(reply);
  const opened = await request(service, 'GET', `/api/orders/public/${uid}/${hash}`, {
    as: asGuest(tenant),
    now: clock,
  });
  expect(opened.body.data).toMatchObject({
    uid,
    status: 'placed',
    isConfirmed: false,
    totals: { total: { gross: 21.8 } },
  });
  expect(opened.bytes.toString()).not.toMatch(/Katharina|Wiesinger|6641234567|durchbacken/);
  const guessed = await request(service, 'GET', `/api/orders/public/${uid}/${[...hash].reverse().join('')}`, {
    as: asGuest(tenant),
    now: clock,
  });
  expect(guessed.status).toBe(404);
});

// HTTP-05
test('stores version, status, total and time in columns', async () => {
  const { submit } = await aShop();
  const { id } = made(await submit({ items: [{ product: margherita.id, amount: 2, unit: 'piece' }] }));
  const [row] = await service.sql<{ version: number; status: string; gross: string; placed: Date }>(
    'select version, status, total_gross as gross, placed_at as placed from orders where id = $1',
    [id],
  );
  // In ten-thousandths of a euro.
  expect(row).toMatchObject({ version: 1, status: 'placed', gross: '218000', placed: expect.any(Date) });
});

// ORDER-25
test('creates one order and one event for 50 concurrent submits with one key', async () => {
  const { submit, orders, placed } = await aShop();
  const key = aKey();
  const replies = await Promise.all(Array.from({ length: 50 }, () => submit({}, key)));
  expect(replies[0]?.status).toBe(201);
  for (const { status, body } of replies) expect({ status, body }).toEqual({ status: 201, body: replies[0]?.body });
  expect(await orders()).toHaveLength(1);
  const queued = await service.sql(`select from outbox where event ->> 'subject' = $1`, [made(replies[0] as Reply).id]);
  expect(queued).toHaveLength(1);
  await until('the event is published', () => placed().length >= 1);
  await service.settled();
  expect(placed()).toHaveLength(1);
});

test('ignores the order of fields for a key, and separates keys of tenants', async () => {
  const [one, other] = [await aShop(), await aShop()];
  const key = aKey();
  const first = await one.submit({}, key);
  const { comment, ...rest } = orderDraftExample;
  const again = await request(service, 'POST', '/api/orders', {
    as: asGuest(one.tenant),
    body: { comment, ...rest },
    headers: { 'idempotency-key': key },
    now: clock,
  });
  expect(again.body).toEqual(first.body);
  const bound = await service.sql('select request_hash from idempotency_key where tenant_id = $1', [one.tenant]);
  expect(bound).toEqual([{ request_hash: requestHash(orderDraftExample) }]);
  expect(made(await other.submit({}, key)).id).not.toBe(made(first).id);
});

// ORDER-25
test('rejects a key with another body and creates nothing', async () => {
  const { submit, orders } = await aShop();
  const key = aKey();
  await submit({}, key);
  const reply = await submit({ comment: 'Doch etwas anderes.' }, key);
  expect(reply.status).toBe(422);
  expect(reply.body.errors?.[0]?.code).toBe('IDEMPOTENCY_KEY_REUSED');
  expect(await orders()).toHaveLength(1);
});

// ORDER-24
test('rejects a key that is too short', async () => {
  const { submit } = await aShop();
  expect((await submit({}, 'kurz')).status).toBe(422);
});

// ORDER-24
test('binds no key for a refused order, and accepts the corrected one under the same key', async () => {
  const { submit, orders, placed } = await aShop();
  const key = aKey();
  const refused = await submit({ phone: '', privacyPolicy: false }, key);
  expect(refused.status).toBe(422);
  expect(refused.body.errors?.map((fault) => fault.field)).toEqual(['phone', 'privacyPolicy']);
  expect(await orders()).toEqual([]);
  const corrected = await submit({}, key);
  expect(corrected.status).toBe(201);
  // The refused order used no ticket number.
  expect(made(corrected).ticketNumber).toBe(1);
  await until('the event is published', () => placed().length === 1);
});

// ORDER-23
test('reports a price that differs from the shown one, and stores nothing', async () => {
  const { tenant, submit, orders, placed } = await aShop();
  const dearer = { ...margherita, version: 2, price: 12.5 };
  await service.publish(tenant, products.events.changed(margherita.id, 2, dearer));
  await service.settled();
  const key = aKey();
  const reply = await submit({ expectedTotal: 10.9 }, key);
  expect(reply.status).toBe(409);
  expect(reply.body.errors).toEqual([
    {
      code: 'PRICE_CHANGED',
      field: 'expectedTotal',
      message: expect.stringMatching(
        /Ihre Bestellung kostet jetzt .*12,50.*\. Bitte bestätigen Sie den neuen Betrag\.$/,
      ),
      quote: expect.objectContaining({
        items: [expect.objectContaining({ name: 'Margherita', amount: 1, gross: 12.5 })],
        totals: expect.objectContaining({ total: { net: 11.3636, tax: 1.1364, gross: 12.5 } }),
      }),
    },
  ]);
  expect(await orders()).toEqual([]);
  expect(await service.sql('select from idempotency_key where tenant_id = $1', [tenant])).toEqual([]);
  const agreed = await submit({ expectedTotal: 12.5 }, key);
  expect(made(agreed)).toMatchObject({ ticketNumber: 1, totals: { total: { gross: 12.5 } } });
  await until('the event is published', () => placed().length === 1);
});

test('applies catalog changes to the next order, and uses no ticket number for repeated requests', async () => {
  const { tenant, submit } = await aShop();
  const key = aKey();
  expect(made(await submit({}, key))).toMatchObject({ ticketNumber: 1, totals: { total: { gross: 10.9 } } });
  const dearer = { ...margherita, version: 2, price: 12.5 };
  await service.publish(tenant, products.events.changed(margherita.id, 2, dearer));
  await service.settled();
  expect(made(await submit({}, key))).toMatchObject({ ticketNumber: 1, totals: { total: { gross: 10.9 } } });
  expect(made(await submit())).toMatchObject({ ticketNumber: 2, totals: { total: { gross: 12.5 } } });
  // Repeated after the branch was deleted: an accepted order stays accepted.
  await service.publish(tenant, branches.events.deleted(aBranch.id, 2, { id: aBranch.id }));
  await service.settled();
  expect((await submit()).status).toBe(422);
  expect(made(await submit({}, key))).toMatchObject({ ticketNumber: 1 });
});

test('creates a new uid when another order has the same one', async () => {
  const { submit, orders } = await aShop();
  const { uid } = made(await submit());
  // The next uid is a duplicate, once.
  await service.sql(`create sequence drawn`);
  await service.sql(`grant usage on sequence drawn to public`);
  await service.sql(`create function draw() returns trigger language plpgsql as $$
    begin if nextval('drawn') = 1 then new.uid := '${uid}'; end if; return new; end $$`);
  await service.sql(`create trigger draws before insert on orders for each row execute function draw()`);
  try {
    const reply = await submit();
    expect(reply.status).toBe(201);
    expect(made(reply).uid).not.toBe(uid);
    expect(await orders()).toHaveLength(2);
  } finally {
    await service.sql('drop trigger draws on orders');
  }
});

test('numbers 30 concurrent orders without gaps in each branch, and restarts each day', async () => {
  const { second, submit, orders } = await aShop();
  const drafts = Array.from({ length: 30 }, (_, index) => ({ branch: index % 3 === 0 ? second : aBranch.id }));
  const replies = await Promise.all(drafts.map((draft) => submit(draft)));
  expect(replies.map((reply) => reply.status)).toEqual(Array(30).fill(201));
  const numbers = async (branch: string) =>
    (await orders()).filter((order) => order.branch_id === branch).map((order) => order.ticket_number);
  const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);
  expect(await numbers(aBranch.id)).toEqual(upTo(20));
  expect(await numbers(second)).toEqual(upTo(10));

  const before = clock;
  // 00:30 in Vienna, though still the 21st in UTC: the branch's time zone applies.
  clock = new Date('2026-11-21T23:30:00Z');
  try {
    expect(made(await submit()).ticketNumber).toBe(1);
  } finally {
    clock = before;
  }
});

test('applies the first of two concurrent answers and rejects the second', async () => {
  const { tenant, submit } = await aShop();
  const { id } = made(await submit());
  const as = asStaff(tenant, { roles: ['ROLE_EMPLOYEE'], branches: [aBranch.id] });
  const act = (name: string) =>
    request(service, 'POST', `/api/orders/${id}/status/${name}`, { as, body: {}, now: clock });
  const replies = await Promise.all([act('confirm'), act('reject')]);
  expect(replies.map((reply) => reply.status).sort()).toEqual([200, 409]);
  const order = (await request(service, 'GET', `/api/orders/${id}`, { as, now: clock })).body.data as Order;
  expect(order.history).toHaveLength(2);
  expect(order.version).toBe(2);
});

// PRICE-12
test('stores that a price is hidden, and checks no expected total for it', async () => {
  const { tenant, submit } = await aShop();
  await service.publish(
    tenant,
    products.events.changed(margherita.id, 2, { ...margherita, version: 2, isPriceHidden: true }),
  );
  await service.settled();
  const created = made(await submit({ expectedTotal: 0.01 }));
  const { uid, hash } = created;
  const opened = await request(service, 'GET', `/api/orders/public/${uid}/${hash}`, {
    as: asGuest(tenant),
    now: clock,
  });
  expect(opened.body.data).toMatchObject({ items: [{ name: 'Margherita', isPriceHidden: true }] });
  // Hidden from the response and the guest's link, as total, net and tax; staff can read it.
  const amounts = /10\.9|9\.90|0\.99/;
  expect(JSON.stringify(created)).not.toMatch(amounts);
  expect(JSON.stringify(opened.body.data)).not.toMatch(amounts);
  const staffs = await request(service, 'GET', `/api/orders/${created.id}`, { as: asStaff(tenant), now: clock });
  expect(JSON.stringify(staffs.body.data)).toMatch(amounts);
});

// ACCESS-05
test('limits employees to orders of their own branches', async () => {
  const { tenant, second, submit } = await aShop();
  const { id } = made(await submit({ branch: second }));
  const stranger = asStaff(tenant, { roles: ['ROLE_EMPLOYEE'], branches: [aBranch.id] });
  const get = async (path: string) => (await request(service, 'GET', path, { as: stranger, now: clock })).body.data;
  expect((await request(service, 'GET', `/api/orders/${id}`, { as: stranger, now: clock })).status).toBe(404);
  const confirm = { as: stranger, body: {}, now: clock };
  expect((await request(service, 'POST', `/api/orders/${id}/status/confirm`, confirm)).status).toBe(404);
  expect(await get('/api/orders')).toEqual([]);
  expect(await get('/api/orders/current')).toEqual([]);
  expect(await get(`/api/orders/current?branch=${second}`)).toEqual([]);
  const nobody = asStaff(tenant, { roles: ['ROLE_EMPLOYEE'], branches: [] });
  expect((await request(service, 'GET', '/api/orders', { as: nobody, now: clock })).body.meta?.total).toBe(0);
});

test('filters the history by branch and state, and rejects unknown values', async () => {
  const { tenant, second, submit } = await aShop();
  await submit();
  await submit({ branch: second });
  const as = asStaff(tenant);
  const list = (query: string) => request(service, 'GET', `/api/orders${query}`, { as, now: clock });
  expect((await list('')).body.meta?.total).toBe(2);
  expect((await list(`?filter[branch]=${second}`)).body.meta?.total).toBe(1);
  expect((await list('?filter[status]=placed')).body.meta?.total).toBe(2);
  expect((await list('?filter[status]=completed')).body.meta?.total).toBe(0);
  for (const query of ['?filter[branch]=keine-filiale', '?filter[status]=verloren', '?sort=contact'])
    expect((await list(query)).status).toBe(422);
});

test('finds orders in the history only by name, company, delivery type, payment method and amount', async () => {
  const { tenant, submit } = await aShop();
  const one = { firstName: 'Änne', lastName: 'Öllinger-Huber', items: [{ ...orderDraftExample.items[0], amount: 3 }] };
  const three = made(await submit(one)).id;
  const firm = made(
    await submit({ firstName: 'Bert', lastName: 'Huber', isCompany: true, companyName: 'Huberts 100 % KG' }),
  ).id;
  const list = async (query: string) => {
    const reply = await request(service, 'GET', `/api/orders${query}`, { as: asStaff(tenant), now: clock });
    return (reply.body.data as Order[] | undefined)?.map(({ id }) => id);
  };
  const found = (text: string) => list(`?q=${encodeURIComponent(text)}`);
  expect(await found('öll')).toEqual([three]);
  expect(await found('ÖLLINGER-HUBER  änne')).toEqual([three]);
  expect(await found('Änne Öllinger-Huber')).toEqual([three]);
  expect(await found('huber')).toEqual([firm]);
  expect(await found('huberts 100 %')).toEqual([firm]);
  for (const other of ['inger', '%', '_', 'Anna Öllinger', 'kg'])
    expect([other, await found(other)]).toEqual([other, []]);
  expect(
    await list('?filter[deliveryType]=takeaway&filter[paymentMethod]=cash&filter[kind]=order&sort=placedAt'),
  ).toEqual([three, firm]);
  expect(await list('?filter[paymentMethod]=card')).toEqual([]);
  expect(await list('?filter[totalFrom]=32.7')).toEqual([three]);
  expect(await list('?filter[totalUntil]=32.7')).toEqual([firm]);
  expect(await list('?filter[totalFrom]=10.91&filter[totalUntil]=32.6999')).toEqual([]);
  expect(await list('?filter[totalFrom]=viel')).toBeUndefined();
});

test('does not find orders without a number by any number', async () => {
  const { tenant, submit } = await aShop({ ...aConfig, disableTickets: true });
  expect(made(await submit()).ticketNumber).toBeNull();
  const found = async (query: string) =>
    (await request(service, 'GET', `/api/orders${query}`, { as: asStaff(tenant), now: clock })).body.meta?.total;
  expect(await found('')).toBe(1);
  for (const number of ['0', '00', '1']) expect([number, await found(`?q=${number}`)]).toEqual([number, 0]);
});

// ORDER-28
test("lists for a front desk's key the branch's open orders since yesterday, and answers in its name", async () => {
  const { tenant, second, submit } = await aShop();
  await submit();
  clock = new Date(clock.getTime() + 25 * 3_600_000);
  const [open, done] = [made(await submit()), made(await submit())];
  await submit({ branch: second });
  const as = asKey(tenant, 'frontdesk', aBranch.id);
  const list = (branch: string, caller = as) =>
    request(service, 'GET', `/api/orders/frontdesk/${branch}/-`, { as: caller, now: clock });
  const move = (id: string, to: string) =>
    request(service, 'POST', `/api/orders/${id}/status/${to}`, { as, body: {}, now: clock });

  expect((await move(done.id, 'reject')).status).toBe(200);
  expect((await move(open.id, 'confirm')).body.data).toMatchObject({
    history: [{ status: 'placed' }, { status: 'confirmed', by: 'Tablet an der Theke' }],
  });
  const listed = await list(aBranch.id);
  expect((listed.body.data as Order[]).map(({ id }) => id)).toEqual([open.id]);
  // Security finding L14 of the first attack: the tablet's data, and no guest history.
  const asked = async (path: string) =>
    (await request(service, 'GET', `/api/orders${path}`, { as, now: clock })).status;
  expect([await asked(''), await asked('/current'), await asked(`/${open.id}`)]).toEqual([403, 200, 200]);
  const published = () =>
    service.events.find(({ subject, actor }) => subject === open.id && actor === `key:${as.key?.id}`);
  await until('the key is named as who did it', () => published() !== undefined);

  for (const caller of [asKey(tenant, 'backoffice', aBranch.id), asStaff(tenant), asKey(tenant, 'frontdesk', second)])
    expect((await list(aBranch.id, caller)).status).toBe(404);
  expect((await list(second)).status).toBe(404);
  expect((await list(aBranch.id, asGuest(tenant))).status).toBe(401);
});

// ORDER-28
test("lets a back office's key read all orders of its branch by page and filter, and change none", async () => {
  const { tenant, second, submit } = await aShop();
  const orders = [made(await submit()), made(await submit()), made(await submit())];
  const elsewhere = made(await submit({ branch: second }));
  const as = asKey(tenant, 'backoffice', aBranch.id);
  const get = (path: string) => request(service, 'GET', `/api/orders${path}`, { as, now: clock });
  const page = await get(`/backoffice/${aBranch.id}/-?pageSize=2&sort=ticketNumber`);
  expect(page.body).toMatchObject({ data: [{ id: orders[0]?.id }, { id: orders[1]?.id }], meta: { total: 3 } });
  expect((await get(`/backoffice/${aBranch.id}/-?filter[status]=confirmed`)).body.meta?.total).toBe(0);
  // By its ticket number, or by its uid as typed.
  const found = async (q: string) =>
    ((await get(`/backoffice/${aBranch.id}/-?q=${q}`)).body.data as Order[]).map(({ id }) => id);
  expect(await found(String(orders[1]?.ticketNumber))).toEqual([orders[1]?.id]);
  expect(await found(String(orders[2]?.uid.toLowerCase()))).toEqual([orders[2]?.id]);
  expect(await found('99999999999999999999')).toEqual([]);
  // A filter for another branch returns nothing of it.
  expect((await get(`/backoffice/${aBranch.id}/-?filter[branch]=${second}`)).body.meta?.total).toBe(0);
  expect((await get(`/backoffice/${second}/-`)).status).toBe(404);
  expect((await get(`/frontdesk/${aBranch.id}/-`)).status).toBe(404);
  expect([(await get(`/${orders[0]?.id}`)).status, (await get(`/${elsewhere.id}`)).status]).toEqual([200, 404]);
  const confirm = await request(service, 'POST', `/api/orders/${orders[0]?.id}/status/confirm`, {
    as,
    body: {},
    now: clock,
  });
  expect(confirm.status).toBe(403);
});

// KIOSK-04
test('takes an order from a kiosk without contact data, only in a branch that has kiosks', async () => {
  const branch = { ...aBranch, isSelfServiceEnabled: true, isTakeawayPhoneRequired: true };
  const tenant = await publishShop(service, { config: aConfig, branches: [branch], menu: aMenu });
  const atKiosk = (draft: object) =>
    request(service, 'POST', '/api/orders', {
      as: asGuest(tenant),
      body: { ...orderDraftExample, firstName: '', lastName: '', phone: '', email: '', isSelfService: true, ...draft },
      now: clock,
    });
  const reply = await atKiosk({});
  expect(reply.status).toBe(201);
  expect(made(reply).ticketNumber).toBe(1);
  expect((await atKiosk({ isSelfService: false })).body.errors).toMatchObject([
    { code: 'REQUIRED', field: 'firstName' },
    { code: 'REQUIRED', field: 'lastName' },
    { code: 'REQUIRED', field: 'phone' },
  ]);
  const { submit } = await aShop();
  const elsewhere = await submit({ firstName: '', lastName: '', isSelfService: true });
  expect(elsewhere.status).toBe(422);
});
