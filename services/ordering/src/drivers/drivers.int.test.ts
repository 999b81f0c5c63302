// Drivers of deliveries: who is one, assignment, route, proof, and the guest's place on the route.
import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { configChanged } from '@theke/contracts/identity/config';
import { users } from '@theke/contracts/identity/user';
import { uploadStored } from '@theke/contracts/media/upload';
import type { Driver } from '@theke/contracts/ordering/delivery';
import { deliveryProven, driverAssigned, stopChanged } from '@theke/contracts/ordering/driver-endpoints';
import { type CreatedOrder, type Order, orderDraftExample, type PublicOrder } from '@theke/contracts/ordering/order';
import type { Caller } from '@theke/kit/testing/callers';
import { asGuest, asKey, asStaff } from '@theke/kit/testing/callers';
import { openStream } from '@theke/kit/testing/open-stream';
import { request } from '@theke/kit/testing/request';
import { startForTest, type TestService } from '@theke/kit/testing/start-for-test';
import { v7 as uuidv7 } from 'uuid';
import { aBranch, aConfig, margherita } from '../../testing/order-samples.ts';
import { publishShop } from '../../testing/shop-samples.ts';
import { ordering } from '../service.ts';

let service: TestService<Awaited<ReturnType<typeof ordering.setup>>>;
beforeAll(async () => {
  service = await startForTest(ordering);
});
afterAll(() => service.stop());
afterEach(() => expect(service.log.filter((line) => line.level === 'error')).toEqual([]));

const branch = {
  ...aBranch,
  isDeliveryEnabled: true,
  deliveryHours: [{ type: 'daily' as const, isClosed: false, from: '00:00', to: '24:00' }],
  deliveryAreas: [
    { area: '1080 Wien', price: 3.9, tax: 20, free: false, freeFromOrderValue: 0, minimumOrderValue: 0, minutes: 10 },
  ],
};
const home = {
  deliveryType: 'delivery',
  deliveryArea: '1080 Wien',
  street: 'Lange Gasse 1',
  zipCode: '1080',
  city: 'Wien',
};
const user = (changes: object = {}) => ({
  ...users.events.changed.example,
  id: uuidv7(),
  firstName: 'Jonas',
  lastName: 'Weber',
  roles: ['ROLE_EMPLOYEE' as const],
  branches: [{ id: branch.id }],
  isDriver: true,
  isActive: true,
  ...changes,
});

/** A branch that delivers, with the users whose events ordering has received. */
async function aShop(...staff: ReturnType<typeof user>[]) {
  const tenant = await publishShop(service, { branches: [branch] });
  for (const one of staff) await service.publish(tenant, users.events.changed(one.id, 1, one));
  await service.settled();
  const call = (method: string, path: string, body?: unknown, as: Caller = asStaff(tenant)) =>
    request(service, method, `/api/${path}`, { as, ...(body === undefined ? {} : { body }) });
  const driverCaller = (one: ReturnType<typeof user>) =>
    asStaff(tenant, { roles: one.roles, branches: [branch.id], id: one.id, name: 'Jonas Weber' });
  /** A delivery after these moves. */
  const order = async (moves: readonly string[] = ['confirm'], draft: object = home) => {
    const item = { product: margherita.id, amount: 2, unit: 'piece', parts: [] };
    const placed = await call('POST', 'orders', { ...orderDraftExample, ...draft, items: [item] }, asGuest(tenant));
    const created = placed.body.data as CreatedOrder;
    for (const move of moves) expect((await call('POST', `orders/${created.id}/status/${move}`, {})).status).toBe(200);
    return created;
  };
  const assign = (id: string, driver: string | null, as?: Caller) => call('PUT', `orders/${id}/driver`, { driver }, as);
  const read = async (id: string) => (await call('GET', `orders/${id}`)).body.data as Order;
  const asItsGuest = async ({ uid, hash }: CreatedOrder) =>
    (await call('GET', `orders/public/${uid}/${hash}`, undefined, asGuest(tenant))).body.data as PublicOrder;
  const stops = async (as: Caller) => (await call('GET', 'orders/stops', undefined, as)).body.data as Order[];
  const drivers = async (as?: Caller) => (await call('GET', 'drivers', undefined, as)).body.data as Driver[];
  const eventsOf = (type: string) => service.events.filter((event) => event.tenantid === tenant && event.type === type);
  return { tenant, call, order, assign, read, asItsGuest, stops, drivers, driverCaller, eventsOf };
}

// DELIVERY-01, DELIVERY-02
test('lists active users who are marked as drivers and may move orders, for their branches only', async () => {
  const [jonas, anna, elsewhere] = [user(), user({ firstName: 'Anna' }), user({ branches: [{ id: uuidv7() }] })];
  const boss = user({ firstName: 'Bea', roles: ['ROLE_MANAGER'], branches: [] });
  const editor = user({ roles: ['ROLE_EDITOR'] });
  const others = [user({ isDriver: false }), user({ isActive: false }), user({ branches: [] }), editor];
  const { tenant, drivers, call } = await aShop(jonas, anna, elsewhere, boss, ...others);
  const employee = asStaff(tenant, { roles: ['ROLE_EMPLOYEE'], branches: [branch.id] });
  const names = async (as?: Caller) => (await drivers(as)).map(({ name }) => name);
  expect(await names(employee)).toEqual(['Anna Weber', 'Bea Weber', 'Jonas Weber']);
  expect(await names()).toHaveLength(4);
  expect((await call('GET', `drivers?branch=${uuidv7()}`, undefined, employee)).body.data).toEqual([]);
  expect((await call('GET', 'drivers', undefined, asGuest(tenant))).status).toBe(401);

  await service.publish(tenant, users.events.changed(anna.id, 2, { ...anna, isDriver: false }));
  await service.publish(tenant, users.events.deleted(jonas.id, 2, { id: jonas.id }));
  await service.settled();
  expect(await names(employee)).toEqual(['Bea Weber']);
});

// DELIVERY-03
test('assigns a delivery to a driver and takes it back, live and without a new version', async () => {
  const jonas = user();
  const { tenant, order, assign, read, eventsOf } = await aShop(jonas);
  const { id } = await order();
  const { version } = await read(id);
  await service.settled();
  const board = await openStream(service, '/api/orders/stream', asStaff(tenant));
  const driver = { id: jonas.id, name: 'Jonas Weber' };
  expect((await assign(id, jonas.id)).body.data).toMatchObject({ driver, stopNumber: 1, version });
  await board.until(`data: ${JSON.stringify({ id, version })}`);
  await assign(id, jonas.id);
  expect(await read(id)).toMatchObject({ driver, version });
  expect((await assign(id, null)).body.data).toMatchObject({ driver: null, stopNumber: null });
  await service.settled();
  expect(eventsOf(driverAssigned.type).map(({ data }) => (data as { driver: unknown }).driver)).toEqual([driver, null]);
});

// DELIVERY-03
test('refuses other orders, people who are no drivers here, other branches and guests', async () => {
  const [jonas, elsewhere] = [user(), user({ branches: [{ id: uuidv7() }] })];
  const { tenant, order, assign, read } = await aShop(jonas, elsewhere);
  const [takeaway, placed] = [await order(['confirm'], {}), await order([])];
  for (const { id } of [takeaway, placed])
    expect((await assign(id, jonas.id)).body.errors).toMatchObject([{ code: 'ORDER_NOT_DELIVERABLE' }]);
  const { id } = await order();
  for (const nobody of [elsewhere.id, uuidv7()])
    expect((await assign(id, nobody)).body.errors).toMatchObject([{ code: 'DRIVER_UNKNOWN', field: 'driver' }]);
  const foreign = asStaff(tenant, { roles: ['ROLE_EMPLOYEE'], branches: [uuidv7()] });
  expect((await assign(id, jonas.id, foreign)).status).toBe(404);
  expect((await assign(id, jonas.id, asStaff(uuidv7()))).status).toBe(404);
  expect((await assign(id, jonas.id, asGuest(tenant))).status).toBe(401);
  expect(await read(id)).toMatchObject({ driver: null, stopNumber: null });
});

// DELIVERY-05, DELIVERY-06
test('shows drivers their own stops in route order, and sorts them', async () => {
  const [jonas, anna] = [user(), user({ firstName: 'Anna' })];
  const { tenant, call, order, assign, stops, driverCaller } = await aShop(jonas, anna);
  const [first, second, third, others] = [await order(), await order(), await order(), await order()];
  for (const { id } of [first, second, third]) await assign(id, jonas.id);
  await assign(others.id, anna.id);
  const me = driverCaller(jonas);
  const ids = (orders: readonly { id: string }[]) => orders.map(({ id }) => id);
  expect(ids(await stops(me))).toEqual(ids([first, second, third]));
  const sorted = await call('PUT', 'orders/stops', { orders: ids([third, others, first]) }, me);
  expect(ids(sorted.body.data as Order[])).toEqual(ids([third, first, second]));
  expect(ids(await stops(driverCaller(anna)))).toEqual([others.id]);
  expect(ids(await stops(asKey(tenant, 'frontdesk', branch.id)))).toEqual([]);

  // Delivered stops follow the open ones; a new stop is the last open one.
  for (const move of ['in-delivery', 'delivered']) await call('POST', `orders/${third.id}/status/${move}`, {}, me);
  const fourth = await order();
  await assign(fourth.id, jonas.id);
  expect(ids(await stops(me))).toEqual(ids([first, second, fourth, third]));
});

// DELIVERY-11
test("tells guests their place on the route, live, and nobody's name", async () => {
  const jonas = user();
  const { tenant, call, order, assign, asItsGuest, driverCaller, eventsOf } = await aShop(jonas);
  const [first, second, waiting] = [await order(), await order(), await order()];
  for (const { id } of [first, second, waiting]) await assign(id, jonas.id);
  expect((await asItsGuest(first)).stop).toBeNull();
  for (const { id } of [first, second]) await call('POST', `orders/${id}/status/in-delivery`, {}, driverCaller(jonas));
  expect((await asItsGuest(first)).stop).toEqual({ position: 1, total: 2 });
  expect((await asItsGuest(second)).stop).toEqual({ position: 2, total: 2 });
  expect((await asItsGuest(waiting)).stop).toBeNull();

  await call('PUT', 'orders/stops', { orders: [second.id, first.id] }, driverCaller(jonas));
  expect((await asItsGuest(first)).stop).toEqual({ position: 2, total: 2 });

  await service.settled();
  const path = `/api/orders/public/${first.uid}/${first.hash}/stream`;
  const page = await openStream(service, path, asGuest(tenant));
  await call('POST', `orders/${second.id}/status/delivered`, {}, driverCaller(jonas));
  await page.until(`"id":"${first.id}"`);
  const guest = await asItsGuest(first);
  expect(guest.stop).toEqual({ position: 1, total: 1 });
  expect(JSON.stringify(guest)).not.toContain('Weber');
  expect((await asItsGuest(second)).stop).toBeNull();
  await service.settled();
  expect(eventsOf(stopChanged.type).map(({ subject }) => subject)).not.toContain(waiting.id);
});

// DELIVERY-11
test("shows the driver's first name only if the business wants it", async () => {
  const jonas = user();
  const { tenant, order, assign, asItsGuest } = await aShop(jonas);
  const placed = await order(['confirm', 'in-delivery']);
  await assign(placed.id, jonas.id);
  expect((await asItsGuest(placed)).stop).toEqual({ position: 1, total: 1 });
  const config = { ...aConfig, showsDriverName: true };
  await service.publish(tenant, configChanged(tenant, 2, { id: tenant, config }));
  await service.settled();
  expect((await asItsGuest(placed)).stop).toEqual({ position: 1, total: 1, driver: 'Jonas' });
});

// DELIVERY-11
test('tells the guests of both drivers when an order changes hands on the way', async () => {
  const [jonas, anna] = [user(), user({ firstName: 'Anna' })];
  const { call, order, assign, asItsGuest } = await aShop(jonas, anna);
  const [moving, ofJonas, ofAnna] = [await order(), await order(), await order()];
  for (const { id } of [moving, ofJonas]) await assign(id, jonas.id);
  await assign(ofAnna.id, anna.id);
  for (const { id } of [moving, ofJonas, ofAnna]) await call('POST', `orders/${id}/status/in-delivery`, {});
  const published = () => service.events.filter(({ type }) => type === stopChanged.type).map(({ subject }) => subject);
  await service.settled();
  const before = published().length;
  await assign(moving.id, anna.id);
  await service.settled();
  expect(published().slice(before).toSorted()).toEqual([ofJonas.id, ofAnna.id].toSorted());
  expect((await asItsGuest(ofJonas)).stop).toEqual({ position: 1, total: 1 });
  expect((await asItsGuest(moving)).stop).toEqual({ position: 2, total: 2 });
});

// DELIVERY-09, DELIVERY-10
test('keeps a proof with the delivery, once, and erases it with the guest', async () => {
  const jonas = user();
  const { tenant, call, order, assign, read, driverCaller, eventsOf } = await aShop(jonas);
  const { id } = await order(['confirm', 'in-delivery']);
  await assign(id, jonas.id);
  const upload = uuidv7();
  const deliver = (proof?: object) =>
    call('POST', `orders/${id}/status/delivered`, proof ? { proof } : {}, driverCaller(jonas));
  expect((await deliver({ upload, kind: 'signature' })).body.errors).toMatchObject([
    { code: 'UPLOAD_UNKNOWN', field: 'proof' },
  ]);
  expect(await read(id)).toMatchObject({ status: 'in-delivery', proof: null });

  const createdAt = new Date().toISOString();
  for (const one of [upload, uuidv7()])
    await service.publish(tenant, uploadStored(one, 1, { ...uploadStored.example, id: one, createdAt }));
  await service.settled();
  expect((await deliver({ upload, kind: 'signature' })).body.data).toMatchObject({
    status: 'delivered',
    proof: { upload, kind: 'signature', by: 'Jonas Weber' },
  });
  expect((await deliver({ upload: uuidv7(), kind: 'photo' })).status).toBe(200);
  expect(await read(id)).toMatchObject({ proof: { upload, kind: 'signature' }, driver: { id: jonas.id } });
  await service.settled();
  expect(eventsOf(deliveryProven.type).map(({ data }) => data)).toMatchObject([{ upload, branch: branch.id }]);

  await call('POST', `orders/${id}/status/completed`, {});
  const [customer] = (await call('GET', 'customers')).body.data as { id: string }[];
  expect((await call('DELETE', `customers/${customer?.id}`)).status).toBe(204);
  expect(await read(id)).toMatchObject({ proof: null });
  await service.settled();
  expect(eventsOf('ordering.customer-erased.v1').map(({ data }) => data)).toMatchObject([{ uploads: [upload] }]);
});
