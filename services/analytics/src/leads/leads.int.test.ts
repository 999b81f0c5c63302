import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { type AnalyticsLead, analyticsLeads } from '@theke/contracts/analytics/analytics-lead';
import { formSubmitted } from '@theke/contracts/content/form';
import { tenantChanged } from '@theke/contracts/identity/tenant';
import { customerErased } from '@theke/contracts/ordering/customer';
import { cartAbandoned } from '@theke/contracts/ordering/kept-cart';
import {
  orderCanceled,
  orderConfirmed,
  orderOffered,
  orderPlaced,
  orderRejected,
} from '@theke/contracts/ordering/order-events';
import { type OrderState, orderStateExample } from '@theke/contracts/ordering/order-state';
import { asGuest, asStaff, type Caller } from '@theke/kit/testing/callers';
import { request } from '@theke/kit/testing/request';
import { runDuringTests } from '@theke/kit/testing/run-during-tests';
import { v7 as uuidv7 } from 'uuid';
import { analytics } from '../service.ts';

let at = new Date('2026-11-21T10:00:00Z');
const service = runDuringTests(analytics, { now: () => at });

const call = (tenant: string, method: 'GET' | 'POST' | 'DELETE', path: string, body?: object, as?: Caller) =>
  request(service(), method, `/api/analytics-leads${path}`, {
    as: as ?? asStaff(tenant, { roles: ['ROLE_MANAGER'] }),
    now: at,
    ...(body && { body }),
  });
const deletedType = analyticsLeads.events.deleted.type;
const leadsOf = async (tenant: string, query = '') =>
  (await call(tenant, 'GET', query)).body.data as unknown as AnalyticsLead[];

const contactOf = (email: string, phone = '') => ({ ...orderStateExample.contact, email, phone });
const anOrder = (change: Partial<OrderState>): OrderState => ({
  ...orderStateExample,
  id: uuidv7(),
  placedAt: at.toISOString(),
  ...change,
});
const send = (tenant: string, email: string, id: string = uuidv7()) =>
  service().publish(tenant, formSubmitted(id, 1, { ...formSubmitted.example, id, replyTo: email }));

test('STAT-13: lists a form submission as a lead, won once by the next order with that address only', async () => {
  const [tenant, other] = [uuidv7(), uuidv7()];
  await send(tenant, 'dora@demo.example');
  await send(other, 'dora@demo.example');
  await service().settled();
  const [lead] = await leadsOf(tenant);
  expect(lead).toMatchObject({ name: 'Dora Huber', email: 'dora@demo.example', state: 'new', source: 'form' });

  at = new Date('2026-11-22T10:00:00Z');
  const stranger = anOrder({ contact: contactOf('somebody@demo.example') });
  await service().publish(tenant, orderConfirmed(stranger.id, 2, { ...orderConfirmed.example, order: stranger }));
  await service().settled();
  expect(await leadsOf(tenant, '?filter[state]=won')).toEqual([]);

  const order = anOrder({ contact: contactOf('Dora@Demo.example') });
  const confirmed = orderConfirmed(order.id, 2, { ...orderConfirmed.example, order });
  for (const _ of [1, 2]) await service().publish(tenant, confirmed);
  await service().settled();
  expect(await leadsOf(tenant)).toMatchObject([{ id: lead?.id, state: 'won', order: order.id, version: 2 }]);
  expect(await leadsOf(other)).toMatchObject([{ state: 'new', order: null }]);

  // Erasing the person erases the lead.
  const erased = customerErased(uuidv7(), 1, { ...customerErased.example, orders: [order.id] });
  await service().publish(tenant, erased);
  await service().settled();
  expect(await leadsOf(tenant)).toEqual([]);
});

// CUSTOMER-04
test("wins a form's lead by an order with the same phone in another spelling", async () => {
  const tenant = uuidv7();
  const id = uuidv7();
  const fields = [{ label: 'Telefon', value: '0664 / 998 87 76' }];
  await service().publish(tenant, formSubmitted(id, 1, { ...formSubmitted.example, id, replyTo: null, fields }));
  await service().settled();
  expect(await leadsOf(tenant)).toMatchObject([{ phone: '+436649988776', state: 'new' }]);
  at = new Date('2026-11-22T10:00:00Z');
  const order = anOrder({ contact: contactOf('', '+436649988776') });
  await service().publish(tenant, orderConfirmed(order.id, 2, { ...orderConfirmed.example, order }));
  await service().settled();
  expect(await leadsOf(tenant)).toMatchObject([{ state: 'won', order: order.id }]);
});

test("uses the id of its event for a form's lead, and publishes the deletion with it", async () => {
  const tenant = uuidv7();
  const { id } = await send(tenant, 'dora@demo.example');
  await service().settled();
  const [lead] = await leadsOf(tenant);
  expect(lead?.id).toBe(id);
  expect((await call(tenant, 'DELETE', `/${id}`, { version: lead?.version })).status).toBe(204);
  await service().settled();
  const published = service().events.filter(({ tenantid, type }) => tenantid === tenant && type === deletedType);
  expect(published.map(({ data }) => data)).toEqual([{ id }]);
});

test('does not count a lead as won by an order placed before it', async () => {
  const tenant = uuidv7();
  at = new Date('2026-11-21T09:00:00Z');
  const order = anOrder({ contact: contactOf('dora@demo.example') });
  at = new Date('2026-11-21T10:00:00Z');
  await send(tenant, 'dora@demo.example');
  await service().settled();
  await service().publish(tenant, orderConfirmed(order.id, 2, { ...orderConfirmed.example, order }));
  await service().settled();
  expect(await leadsOf(tenant)).toMatchObject([{ state: 'new', order: null }]);
});

test.each([
  ['confirmed' as const, 'won'],
  ['rejected' as const, 'lost'],
  ['canceled' as const, 'lost'],
])('makes a lead of a quotation, with the amount of the offer, and follows it until it is %s', async (end, state) => {
  const tenant = uuidv7();
  const order = anOrder({ kind: 'quotation', contact: contactOf('', '+436641234567') });
  await service().publish(tenant, orderPlaced(order.id, 1, { ...orderPlaced.example, order }));
  await service().settled();
  expect(await leadsOf(tenant)).toMatchObject([
    { name: 'Katharina Wiesinger', subject: 'Margherita', source: 'quotation', state: 'new', order: order.id },
  ]);
  const sent = { message: '', validUntil: '2026-12-01T10:00:00.000Z', sentAt: at.toISOString() };
  const offeredFor = (gross: number): OrderState => ({
    ...{ ...order, status: 'counter-proposed', offer: sent },
    totals: { ...order.totals, total: { ...order.totals.total, gross } },
  });
  for (const [index, gross] of [33, 30].entries()) {
    const offered = { ...orderOffered.example, order: offeredFor(gross) };
    await service().publish(tenant, orderOffered(order.id, 2 + index, offered));
    await service().settled();
    expect(await leadsOf(tenant)).toMatchObject([{ state: 'offered', estimate: gross }]);
  }
  const last: OrderState = { ...offeredFor(30), status: end };
  const published = {
    confirmed: () => orderConfirmed(order.id, 4, { ...orderConfirmed.example, order: last }),
    rejected: () => orderRejected(order.id, 4, { ...orderRejected.example, order: last }),
    canceled: () => orderCanceled(order.id, 4, { ...orderCanceled.example, order: last }),
  };
  await service().publish(tenant, published[end]());
  await service().settled();
  expect(await leadsOf(tenant)).toMatchObject([{ state, estimate: 30 }]);
});

const abandon = (tenant: string, changes: object = {}) => {
  const id = uuidv7();
  return service().publish(tenant, cartAbandoned(id, 1, { ...cartAbandoned.example, id, ...changes }));
};

test('STAT-17: makes a lead of an abandoned cart with items and consent time, won by an order of the same person', async () => {
  const tenant = uuidv7();
  at = new Date('2026-11-21T12:00:00Z');
  await abandon(tenant, {
    items: [
      { name: 'Margherita', amount: 2, unit: 'piece' },
      { name: 'Käse', amount: 30, unit: 'decagram' },
    ],
  });
  await service().settled();
  const [lead] = await leadsOf(tenant);
  expect(lead).toMatchObject({
    name: 'Katharina Wiesinger',
    email: 'katharina.wiesinger@demo.example',
    phone: '+436641234567',
    subject: 'Margherita, Käse',
    source: 'cart',
    state: 'new',
    branch: { id: cartAbandoned.example.branch },
    customer: cartAbandoned.example.customer,
  });
  expect(lead?.message.replaceAll('\u00a0', ' ')).toBe(
    'Nicht bestellt:\n2 × Margherita\n30 dag Käse\n\nHat am 21.11.2026, 12:00 im Bestellvorgang zugestimmt, dass Sie sich melden.',
  );
  at = new Date('2026-11-22T10:00:00Z');
  const order = anOrder({ contact: contactOf('katharina.wiesinger@demo.example') });
  await service().publish(tenant, orderConfirmed(order.id, 2, { ...orderConfirmed.example, order }));
  await service().settled();
  expect(await leadsOf(tenant)).toMatchObject([{ id: lead?.id, state: 'won', order: order.id }]);
});

test('STAT-17: keeps one lead of a returning guest until it is taken up, and erases it with the customer', async () => {
  const tenant = uuidv7();
  const customer = uuidv7();
  await abandon(tenant, { customer });
  await service().settled();
  await abandon(tenant, { customer, items: [{ name: 'Calzone', amount: 1, unit: 'piece' }] });
  await abandon(tenant, { customer: uuidv7() });
  await service().settled();
  const again = (await leadsOf(tenant)).find((lead) => lead.customer === customer);
  expect([(await leadsOf(tenant)).length, again?.subject]).toEqual([2, 'Calzone']);
  const { id, version, createdAt: _, updatedAt: __, ...fields } = again as AnalyticsLead;
  const talking = { ...fields, branch: null, state: 'talking', version };
  const saved = await request(service(), 'PUT', `/api/analytics-leads/${id}`, {
    as: asStaff(tenant, { roles: ['ROLE_MANAGER'] }),
    now: at,
    body: talking,
  });
  expect(saved.status).toBe(200);
  await abandon(tenant, { customer });
  await service().settled();
  expect(await leadsOf(tenant, `?filter[customer]=${customer}`)).toHaveLength(2);
  // The guest never ordered.
  await service().publish(tenant, customerErased(customer, 1, { id: customer, orders: [], uploads: [] }));
  await service().settled();
  expect((await leadsOf(tenant)).filter((lead) => lead.customer === customer)).toEqual([]);
  expect(await leadsOf(tenant)).toHaveLength(1);
});

test('STAT-17: makes no lead of a guest who was erased', async () => {
  const tenant = uuidv7();
  await abandon(tenant, { contact: { firstName: '', lastName: '', email: '', phone: '' } });
  await service().settled();
  expect(await leadsOf(tenant)).toEqual([]);
});

test('makes no lead of an ordinary order', async () => {
  const tenant = uuidv7();
  const order = anOrder({});
  await service().publish(tenant, orderPlaced(order.id, 1, { ...orderPlaced.example, order }));
  await service().settled();
  expect(await leadsOf(tenant)).toEqual([]);
});

test('deletes leads without an order after half a year, and keeps won ones', async () => {
  const tenant = uuidv7();
  at = new Date('2026-01-01T10:00:00Z');
  await service().publish(tenant, tenantChanged(tenant, 1, { ...tenantChanged.example, id: tenant }));
  // The job runs for the tenants known to the service.
  await service().settled();
  for (const state of ['new', 'lost', 'won'])
    expect((await call(tenant, 'POST', '', { name: `Lead ${state}`, state })).status).toBe(201);
  at = new Date('2026-07-01T10:00:00Z');
  await service().runJobs();
  expect(await leadsOf(tenant)).toHaveLength(3);
  at = new Date('2026-07-04T10:00:00Z');
  await service().runJobs();
  expect((await leadsOf(tenant)).map(({ name }) => name)).toEqual(['Lead won']);
});

test('computes the due date from tasks and next contact, filters by day, and clears it when an order wins', async () => {
  const tenant = uuidv7();
  at = new Date('2026-11-21T10:00:00Z');
  const draft = {
    name: 'Dora Huber',
    email: 'dora@demo.example',
    nextContactAt: '2026-11-24T09:00:00.000Z',
    tasks: [
      { text: 'Angebot rechnen', dueAt: '2026-11-20T09:00:00.000Z', isDone: true },
      { text: 'Küche fragen', dueAt: '2026-11-23T09:00:00.000Z' },
    ],
    dueAt: '2020-01-01T00:00:00.000Z',
  };
  const made = (await call(tenant, 'POST', '', draft)).body.data as unknown as AnalyticsLead;
  expect(made).toMatchObject({ dueAt: '2026-11-23T09:00:00.000Z', tasks: [{ isDone: true }, { isDone: false }] });
  const due = async (until: string) => (await leadsOf(tenant, `?filter[dueAtUntil]=${until}`)).length;
  expect([await due('2026-11-23T00:00:00Z'), await due('2026-11-24T00:00:00Z')]).toEqual([0, 1]);

  at = new Date('2026-11-22T10:00:00Z');
  const order = anOrder({ contact: contactOf('dora@demo.example') });
  await service().publish(tenant, orderConfirmed(order.id, 2, { ...orderConfirmed.example, order }));
  await service().settled();
  expect(await leadsOf(tenant)).toMatchObject([{ state: 'won', dueAt: null, tasks: made.tasks }]);
  expect(await due('2026-12-24T00:00:00Z')).toBe(0);
});

test('uses the next contact as due date of legacy leads without tasks', async () => {
  const tenant = uuidv7();
  const nextContactAt = '2026-11-24T09:00:00.000Z';
  for (const state of ['new', 'lost']) await call(tenant, 'POST', '', { name: state, state, nextContactAt });
  // As stored before, and as the migration leaves them.
  await service().sql(`update analytics_leads set doc = doc - 'tasks' - 'dueAt' where tenant_id = $1`, [tenant]);
  await service().sql(readFileSync(new URL('../../migrations/0014_lead_tasks.sql', import.meta.url), 'utf8'));
  expect(await leadsOf(tenant, '?sort=name')).toMatchObject([
    { name: 'lost', tasks: [], dueAt: null },
    { name: 'new', tasks: [], dueAt: nextContactAt },
  ]);
});

test('filters leads by account or without one; legacy leads have no account', async () => {
  const tenant = uuidv7();
  const [dora, luisa] = [uuidv7(), uuidv7()];
  for (const [name, owner, ownerUser] of [
    ['one', 'Dora Huber', dora],
    ['two', 'Dora Huber', luisa],
    ['three', '', null],
  ] as const)
    await call(tenant, 'POST', '', { name, owner, ownerUser });
  const named = async (query: string) => (await leadsOf(tenant, query)).map(({ name }) => name);
  expect(await named(`?filter[ownerUser]=${dora}`)).toEqual(['one']);
  expect(await named('?filter[isOwned]=false')).toEqual(['three']);
  await service().sql(`update analytics_leads set doc = doc - 'isOwned' - 'ownerUser' where tenant_id = $1`, [tenant]);
  await service().sql(readFileSync(new URL('../../migrations/0019_lead_owners.sql', import.meta.url), 'utf8'));
  expect(await named('?filter[isOwned]=false')).toEqual(['three']);
  expect(await named(`?filter[ownerUser]=${dora}`)).toEqual([]);
});

test('lets only managers see leads, and rejects an invalid address with its field', async () => {
  const tenant = uuidv7();
  const draft = { name: 'Dora Huber', email: 'dora@demo.example' };
  expect((await call(tenant, 'POST', '', draft, asStaff(tenant, { roles: ['ROLE_EMPLOYEE'] }))).status).toBe(403);
  expect((await call(tenant, 'GET', '', undefined, asStaff(tenant, { roles: ['ROLE_EMPLOYEE'] }))).status).toBe(403);
  expect((await call(tenant, 'GET', '', undefined, asGuest(tenant))).status).toBe(401);
  const refused = await call(tenant, 'POST', '', { ...draft, email: 'dora' });
  expect([refused.status, refused.body.errors?.[0]?.field]).toEqual([422, 'email']);
  expect(refused.body.errors?.[0]?.message).toMatch(/E‑Mail/);
  // Only events set the order of a lead.
  const made = await call(tenant, 'POST', '', { ...draft, order: uuidv7() });
  expect([made.status, (made.body.data as unknown as AnalyticsLead).order]).toEqual([201, null]);
});

test('STAT-13: shows the number and expected value of leads by state, of the own business, to permitted users', async () => {
  const [tenant, other] = [uuidv7(), uuidv7()];
  const sumsOf = (as: Caller) => request(service(), 'GET', '/api/analytics-lead-sums', { as, now: at });
  for (const [state, estimate] of [
    ['new', 1840.55],
    ['new', 0.1],
    ['new', null],
    ['won', 300],
  ] as const)
    await call(tenant, 'POST', '', { name: 'Dora Huber', state, estimate });
  await call(other, 'POST', '', { name: 'Dora Huber', state: 'lost' });
  const { body } = await sumsOf(asStaff(tenant, { roles: ['ROLE_MANAGER'] }));
  expect(body.data).toEqual([
    { state: 'new', leads: 3, estimate: 1840.65 },
    { state: 'talking', leads: 0, estimate: 0 },
    { state: 'offered', leads: 0, estimate: 0 },
    { state: 'won', leads: 1, estimate: 300 },
    { state: 'lost', leads: 0, estimate: 0 },
  ]);
  expect((await sumsOf(asStaff(tenant, { roles: ['ROLE_EMPLOYEE'] }))).status).toBe(403);
});
