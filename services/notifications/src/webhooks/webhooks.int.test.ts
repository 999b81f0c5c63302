import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { products } from '@theke/contracts/catalog/product';
import { refundRecorded } from '@theke/contracts/ordering/order-events';
import { reservationChanged } from '@theke/contracts/ordering/reservation';
import { paymentRefunded, paymentSucceeded } from '@theke/contracts/payments/payment-events';
import { asStaff } from '@theke/kit/testing/callers';
import { toTestEvent } from '@theke/kit/testing/start-for-test';
import { until } from '@theke/kit/testing/until';
import { v7 as uuidv7 } from 'uuid';
import { openWebhookFixture, type WebhookFixture } from '../../testing/webhook-fixture.ts';
import { isSigned } from '../../testing/webhook-receiver.ts';

let fixture: WebhookFixture;
beforeAll(async () => {
  fixture = await openWebhookFixture();
});
afterAll(async () => {
  const { log } = fixture.service;
  await fixture.stop();
  expect(log.filter(({ level }) => level === 'error')).toEqual([]);
});

const hour = 3_600;

describe('events', () => {
  // HOOK-03, HOOK-04
  test('sends a signed event once, to the webhooks that want it, of this business only', async () => {
    const shop = await fixture.aBusiness();
    const elsewhere = await (await fixture.aBusiness()).aWebhook();
    const [webhook, ofProducts] = [await shop.aWebhook(), await shop.aWebhook({ events: ['product.changed'] })];
    const secret = await webhook.secret();
    const order = shop.order();
    const event = toTestEvent(shop.tenant, order.placed());
    for (let times = 0; times < 3; times += 1) await fixture.service.options.bus?.publish([event]);
    await fixture.service.settled();
    await webhook.reached(1, 'sent');
    const [received, ...others] = webhook.receiver.received;
    expect(others).toEqual([]);
    expect(received?.payload).toMatchObject({
      id: event.id,
      type: 'order.created',
      timestamp: event.time,
      tenant: shop.tenant,
      data: { id: order.id, uid: order.uid, contact: { lastName: 'Wiesinger' } },
    });
    expect(received).toMatchObject({ id: event.id, headers: { 'content-type': 'application/json' } });
    expect(received?.timestamp).toBe(fixture.clock().getTime() / 1_000);
    expect(received && isSigned(received, secret)).toBe(true);
    expect([ofProducts.receiver.received, elsewhere.receiver.received]).toEqual([[], []]);
  });

  // HOOK-02
  test('names orders, payments, refunds, reservations and products in public', async () => {
    const shop = await fixture.aBusiness();
    const webhook = await shop.aWebhook();
    const order = await shop.placed();
    const { id, uid, branch } = order;
    const { reservation } = reservationChanged.example;
    const reserved = (change: typeof reservationChanged.example.change, version: number) =>
      reservationChanged(reservation.id, version, {
        ...reservationChanged.example,
        reservation: { ...reservation, version },
        change,
      });
    const product = products.events.changed.example;
    for (const fact of [
      order.confirmed(),
      paymentSucceeded(uuidv7(), 1, { ...paymentSucceeded.example, order: id }),
      paymentRefunded(uuidv7(), 2, { ...paymentRefunded.example, order: id, uid, branch }),
      refundRecorded(id, 3, { ...refundRecorded.example, id, uid, branch }),
      order.canceled(null, 4),
      ...(['booked', 'confirmed', 'reminded', 'canceled'] as const).map((change, index) => reserved(change, index + 1)),
      products.events.changed(product.id, 1, product),
      products.events.deleted(product.id, 2, { id: product.id }),
    ])
      await shop.publish(fact);
    await webhook.reached(11, 'sent');
    expect(webhook.receiver.types().toSorted()).toEqual([
      'order.canceled',
      'order.changed',
      'order.created',
      'payment.succeeded',
      'product.changed',
      'product.deleted',
      'refund.created',
      'refund.created',
      'reservation.canceled',
      'reservation.changed',
      'reservation.created',
    ]);
    const bodies = webhook.receiver.received.map(({ body }) => body).join('\n');
    expect(bodies).not.toMatch(/Pizza war kalt|staffNote|history/);
  });

  test('sends nothing about an order whose payment was given up', async () => {
    const shop = await fixture.aBusiness();
    const webhook = await shop.aWebhook();
    const order = shop.order();
    const fact = order.canceled();
    const { order: state } = fact.data as { order: object };
    await shop.publish(order.due());
    await shop.publish({ ...fact, data: { ...(fact.data as object), order: { ...state, history: [] } } });
    expect(await webhook.log()).toEqual([]);
  });

  // HOOK-09
  test('deletes what was sent about an erased guest, and says so to receivers', async () => {
    const shop = await fixture.aBusiness();
    const webhook = await shop.aWebhook();
    const order = await shop.placed({ comment: 'Läuten bei Xanthippe!' });
    await webhook.reached(1, 'sent');
    webhook.receiver.plan(500);
    const late = order.confirmed(null, 3);
    await shop.publish(order.changed({ comment: 'Doch nicht bei Xanthippe.' }, 2));
    await webhook.tried(1);
    await shop.publish(order.erased());
    await webhook.reached(1, 'sent');
    // An event that arrives too late.
    await shop.publish(late);
    const [only, ...others] = await webhook.log();
    expect([only?.type, others]).toEqual(['order.changed', []]);
    expect((await webhook.whole(only?.id ?? '')).payload).toContain('"isErased":true');
    const stored = await fixture.service.sql(
      `select 1 from webhook_delivery where tenant_id = $1 and payload like '%Xanthippe%'`,
      [shop.tenant],
    );
    expect(stored).toEqual([]);
  });

  // HOOK-09
  test('sends nothing of an erased guest from an event that is handled together with the erasure', async () => {
    const shop = await fixture.aBusiness();
    await shop.aWebhook();
    const { reservation } = reservationChanged.example;
    const id = uuidv7();
    const facts = (['booked', 'changed', 'erased'] as const).map((change, index) =>
      reservationChanged(id, index + 1, {
        ...reservationChanged.example,
        reservation: { ...reservation, id, version: index + 1, name: change === 'erased' ? '' : 'Xanthippe' },
        change,
      }),
    );
    await fixture.handleTogether(shop.tenant, 'queues webhooks about reservations', facts);
    const kept = await fixture.service.sql<{ payload: string }>(
      'select payload from webhook_delivery where tenant_id = $1 and subject = $2',
      [shop.tenant, id],
    );
    expect(kept.map(({ payload }) => payload.includes('Xanthippe'))).toEqual([false]);
  });
});

// HOOK-09
test('sends nothing of a guest from an event of a reservation that arrives after the erasure', async () => {
  const shop = await fixture.aBusiness();
  const webhook = await shop.aWebhook();
  const { reservation } = reservationChanged.example;
  const id = uuidv7();
  const change = (name: 'booked' | 'changed' | 'erased', version: number, guest: string) =>
    reservationChanged(id, version, {
      ...reservationChanged.example,
      reservation: { ...reservation, id, version, name: guest },
      change: name,
    });
  await shop.publish(change('booked', 1, 'Xanthippe'));
  await shop.publish(change('erased', 3, ''));
  await shop.publish(change('changed', 2, 'Xanthippe'));
  const stored = await fixture.service.sql<{ payload: string }>(
    'select payload from webhook_delivery where tenant_id = $1 and subject = $2',
    [shop.tenant, id],
  );
  expect(stored.map(({ payload }) => payload.includes('Xanthippe'))).toEqual([false]);
  expect((await webhook.log()).map(({ type }) => type)).toEqual(['reservation.changed']);
});

describe('retries', () => {
  // HOOK-07
  test('sends a failed delivery again under the same id, and logs each attempt with its answer', async () => {
    const shop = await fixture.aBusiness();
    const webhook = await shop.aWebhook();
    webhook.receiver.plan(500, (response) => response.destroy());
    await shop.placed();
    const failed = await webhook.tried(1);
    expect(failed).toMatchObject({ state: 'queued', status: 500, lastError: 'Der Empfänger antwortet mit 500.' });
    const wait = Date.parse(String(failed.nextAt)) - fixture.clock().getTime();
    expect(wait).toBeGreaterThanOrEqual(4_000);
    expect(wait).toBeLessThanOrEqual(6_000);
    await fixture.after(3);
    expect(webhook.receiver.received).toHaveLength(1);
    await fixture.after(4);
    await webhook.tried(2);
    await fixture.after(80);
    const [sent] = await webhook.reached(1, 'sent');
    expect(sent).toMatchObject({ attempts: 3, nextAt: null, lastError: null });
    const { received } = webhook.receiver;
    expect(new Set(received.map(({ id, body }) => `${id} ${body}`)).size).toBe(1);
    expect(new Set(received.map(({ timestamp }) => timestamp)).size).toBe(3);
    expect((await webhook.whole(sent?.id ?? '')).log).toMatchObject([
      { status: 200, error: null, response: 'answer 200' },
      { status: null, error: 'Die Verbindung ist abgebrochen.', response: '' },
      { status: 500, response: 'answer 500' },
    ]);
  });

  test('sends again under the same id after a crash between the answer and the note about it', async () => {
    const shop = await fixture.aBusiness();
    const webhook = await shop.aWebhook();
    const { sql } = fixture.service;
    await sql(`create function crash() returns trigger language plpgsql as $$ begin raise 'crashed'; end $$`);
    await sql('create trigger crash before insert on webhook_attempt for each row execute function crash()');
    await shop.placed();
    await until('the first attempt', () => webhook.receiver.received.length === 1);
    await until('the process to notice', () =>
      fixture.service.log.some(({ message }) => message.startsWith('webhooks not sent')),
    );
    await sql('drop trigger crash on webhook_attempt');
    await sql('drop function crash');
    // Its lease lasts a minute.
    await fixture.after(40);
    expect(webhook.receiver.received).toHaveLength(1);
    await fixture.after(61);
    await webhook.reached(1, 'sent');
    const [first, second] = webhook.receiver.received;
    expect(second?.id).toBe(first?.id);
  });

  // HOOK-05
  test('a silent receiver delays neither the other webhooks nor another business', async () => {
    const [shop, neighbour] = [await fixture.aBusiness(), await fixture.aBusiness()];
    const [silent, fast, next] = [await shop.aWebhook(), await shop.aWebhook(), await neighbour.aWebhook()];
    silent.receiver.always('silent');
    for (let count = 0; count < 12; count += 1) {
      await shop.placed();
      await neighbour.placed();
    }
    await fast.reached(12, 'sent');
    await next.reached(12, 'sent');
    // The timer of all webhooks returns, too.
    await fixture.after(1);
    const open = silent.receiver.received.length;
    expect(open).toBeGreaterThan(0);
    expect(open).toBeLessThanOrEqual(4);
    expect((await silent.log()).map(({ state }) => state)).toEqual(Array(12).fill('queued'));
    await silent.receiver.stop();
    await silent.tried(1);
  });

  // HOOK-08
  test('switches a webhook off that answers 410, and mails the administrators', async () => {
    const shop = await fixture.aBusiness();
    const email = 'chefin@marillo.example';
    await shop.person({ email, roles: ['ROLE_ADMIN'] });
    await shop.person({ email: 'frueher@marillo.example', roles: ['ROLE_ADMIN'], isActive: false });
    await shop.person({ email: 'leitung@marillo.example', roles: ['ROLE_MANAGER'] });
    const webhook = await shop.aWebhook();
    webhook.receiver.plan(500, 410);
    await shop.placed();
    await webhook.tried(1);
    await shop.placed();
    await until('the webhook to be switched off', async () => !(await webhook.read()).isEnabled);
    await webhook.reached(2, 'failed');
    expect(await webhook.state()).toMatchObject({ disabledReason: 'gone', waiting: 0, failed: 2 });
    expect(await shop.mails()).toMatchObject([
      { recipient: email, subject: 'Webhook „Warenwirtschaft“ ausgeschaltet' },
    ]);
    await shop.placed();
    await fixture.after(hour);
    expect(webhook.receiver.received).toHaveLength(2);
    const refused = await shop.ask('POST', `webhook-deliveries/${(await webhook.log())[0]?.id}/redrive`, {});
    expect([refused.status, refused.body.errors?.[0]?.code]).toEqual([409, 'WEBHOOK_DISABLED']);
    await webhook.change({ isEnabled: true });
    expect(await webhook.state()).toMatchObject({ disabledReason: null, disabledAt: null, failingSince: null });
  });

  test('switches a webhook off after five days without a success', async () => {
    const shop = await fixture.aBusiness();
    await shop.person({ email: 'chefin@marillo.example', roles: ['ROLE_ADMIN'] });
    const webhook = await shop.aWebhook();
    webhook.receiver.always(500);
    await shop.placed();
    await webhook.tried(1);
    expect((await webhook.state()).failingSince).not.toBeNull();
    await fixture.after(4 * 24 * hour);
    await webhook.tried(2);
    expect((await webhook.read()).isEnabled).toBe(true);
    await fixture.after(25 * hour);
    await until('the webhook to be switched off', async () => !(await webhook.read()).isEnabled);
    expect(await shop.mails()).toHaveLength(1);
  });

  test('counts from anew after a success', async () => {
    const shop = await fixture.aBusiness();
    const webhook = await shop.aWebhook();
    webhook.receiver.plan(500);
    await shop.placed();
    await webhook.tried(1);
    await fixture.after(4 * 24 * hour);
    await webhook.reached(1, 'sent');
    expect(await webhook.state()).toMatchObject({ failingSince: null, lastSentAt: fixture.clock().toISOString() });
  });
});

describe('staff', () => {
  // HOOK-10
  test('send single deliveries and all failed ones since a time again, under the same id', async () => {
    const shop = await fixture.aBusiness();
    const webhook = await shop.aWebhook();
    await shop.placed();
    await webhook.reached(1, 'sent');
    await fixture.after(hour);
    const since = fixture.clock().toISOString();
    webhook.receiver.always(500);
    await shop.placed();
    await shop.placed();
    await webhook.reached(2, 'queued');
    await webhook.change({ isEnabled: false });
    await webhook.reached(2, 'failed');
    await webhook.change({ isEnabled: true });
    webhook.receiver.always(200);
    const redriven = await shop.ask('POST', `webhook-endpoints/${webhook.id}/redrive`, { since });
    expect([redriven.status, redriven.body.data]).toEqual([202, { count: 2 }]);
    await webhook.reached(3, 'sent');
    const [first] = await webhook.log();
    const again = await shop.ask('POST', `webhook-deliveries/${first?.id}/redrive`, {});
    expect(again.status).toBe(202);
    await until(
      'the delivery to arrive again',
      () => webhook.receiver.received.filter(({ id }) => id === first?.event).length === 2,
    );
    await webhook.reached(3, 'sent');
    expect((await webhook.whole(first?.id ?? '')).log).toHaveLength(2);
  });

  test('send a test event, also to a webhook that is off', async () => {
    const shop = await fixture.aBusiness();
    const webhook = await shop.aWebhook({ isEnabled: false });
    const reply = await shop.ask('POST', `webhook-endpoints/${webhook.id}/test`, {});
    expect([reply.status, reply.body.data]).toMatchObject([202, { type: 'webhook.test', state: 'queued' }]);
    await webhook.reached(1, 'sent');
    expect(webhook.receiver.types()).toEqual(['webhook.test']);
    await shop.placed();
    expect(await webhook.log()).toHaveLength(1);
  });

  // HOOK-04
  test('renew the secret: for a day both sign', async () => {
    const shop = await fixture.aBusiness();
    const webhook = await shop.aWebhook();
    const first = await webhook.secret();
    expect(first).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    // The previous secret was never shown, so it no longer signs.
    expect((await webhook.state()).previousSecretUntil).toBeNull();
    const second = await webhook.secret();
    const sent = async () => {
      const count = webhook.receiver.received.length;
      await shop.placed();
      await until('the next event', () => webhook.receiver.received.length > count);
      const received = webhook.receiver.received.at(-1);
      return [first, second].map((secret) => received !== undefined && isSigned(received, secret));
    };
    expect(await sent()).toEqual([true, true]);
    expect(webhook.receiver.received.at(-1)?.signatures).toHaveLength(2);
    await fixture.after(24 * hour + 1);
    expect(await sent()).toEqual([false, true]);
    expect(await fixture.service.sql('select 1 from webhook_state where salt like $1', [`%${second}%`])).toEqual([]);
  });

  // HOOK-01
  test('are administrators of the same business', async () => {
    const [shop, elsewhere] = [await fixture.aBusiness(), await fixture.aBusiness()];
    const webhook = await shop.aWebhook();
    await shop.placed();
    const [sent] = await webhook.reached(1, 'sent');
    const manager = asStaff(shop.tenant, { roles: ['ROLE_MANAGER'] });
    for (const path of ['webhook-endpoints', 'webhook-deliveries', `webhook-deliveries/${sent?.id}`])
      expect((await shop.ask('GET', path, undefined, manager)).status).toBe(403);
    for (const [method, path] of [
      ['GET', `webhook-deliveries/${sent?.id}`],
      ['POST', `webhook-deliveries/${sent?.id}/redrive`],
      ['GET', `webhook-endpoints/${webhook.id}/state`],
      ['POST', `webhook-endpoints/${webhook.id}/secret`],
      ['POST', `webhook-endpoints/${webhook.id}/test`],
    ] as const)
      expect((await elsewhere.ask(method, path, method === 'POST' ? {} : undefined)).status).toBe(404);
    expect((await elsewhere.ask('GET', 'webhook-deliveries')).body.meta?.total).toBe(0);
  });

  // HOOK-06
  test.each([
    ['http://10.0.0.5/hook', 'ADDRESS_NOT_ALLOWED'],
    ['https://192.168.1.1/hook', 'ADDRESS_NOT_ALLOWED'],
    ['https://169.254.169.254/latest', 'ADDRESS_NOT_ALLOWED'],
    ['https://[::1]/hook', 'ADDRESS_NOT_ALLOWED'],
    ['https://chef:geheim@erp.example/hook', 'ADDRESS_WITH_PASSWORD'],
    ['ftp://erp.example/hook', 'FORMAT'],
  ])('cannot enter the address %s', async (url, code) => {
    const shop = await fixture.aBusiness();
    const draft = { name: 'ERP', url, events: ['order.created'] };
    const { status, body } = await shop.ask('POST', 'webhook-endpoints', draft);
    expect([status, body.errors?.[0]]).toMatchObject([422, { code, field: 'url' }]);
  });

  test('create at most ten webhooks', async () => {
    const shop = await fixture.aBusiness();
    const draft = { name: 'ERP', url: 'https://erp.example/hook', events: ['order.created'], isEnabled: false };
    for (let count = 0; count < 10; count += 1) await shop.data('POST', 'webhook-endpoints', draft);
    const { status, body } = await shop.ask('POST', 'webhook-endpoints', draft);
    expect([status, body.errors?.[0]?.code]).toEqual([409, 'TOO_MANY_WEBHOOKS']);
  });
});

// HOOK-09
describe('retention', () => {
  const rows = async (tenant: string) =>
    (
      await fixture.service.sql<{ count: number }>(
        `select (select count(*) from webhook_delivery where tenant_id = $1)::int
           + (select count(*) from webhook_attempt where tenant_id = $1)::int
           + (select count(*) from webhook_state where tenant_id = $1)::int
           + (select count(*) from timer where tenant_id = $1 and name = 'send-webhooks')::int as count`,
        [tenant],
      )
    )[0]?.count;

  test('deletes everything with the webhook', async () => {
    const shop = await fixture.aBusiness();
    const webhook = await shop.aWebhook();
    webhook.receiver.plan(500);
    await shop.placed();
    await webhook.tried(1);
    expect(await rows(shop.tenant)).toBe(4);
    expect((await shop.ask('DELETE', `webhook-endpoints/${webhook.id}`)).status).toBe(204);
    expect(await rows(shop.tenant)).toBe(0);
  });

  test('deletes deliveries after 30 days', async () => {
    const shop = await fixture.aBusiness();
    const webhook = await shop.aWebhook();
    await shop.placed();
    await webhook.reached(1, 'sent');
    await fixture.after(29 * 24 * hour);
    await fixture.service.runJobs();
    expect(await webhook.log()).toHaveLength(1);
    await fixture.after(2 * 24 * hour);
    await fixture.service.runJobs();
    expect(await webhook.log()).toEqual([]);
    expect(await rows(shop.tenant)).toBe(1);
  });
});
