import { afterEach, expect, test } from '@jest/globals';
import { branches } from '@theke/contracts/catalog/branch';
import { configChanged } from '@theke/contracts/identity/config';
import type { UnseenOrder } from '@theke/contracts/notifications/escalation';
import { startService } from '@theke/kit/start-service';
import { asKey, asStaff } from '@theke/kit/testing/callers';
import { v7 as uuidv7 } from 'uuid';
import { anOrder } from '../../testing/order-samples.ts';
import { openPrintingFixture, type PrintingFixture } from '../../testing/printing-fixture.ts';
import { notifications } from '../service.ts';

let fixture: PrintingFixture;
afterEach(async () => {
  expect(fixture.service.log.filter(({ level }) => level === 'error')).toEqual([]);
  await fixture.service.stop();
});

/** A branch with one new order, placed at the current time of the test clock. */
async function aNewOrder({ deadline }: { deadline?: number } = {}) {
  fixture = await openPrintingFixture();
  const shop = await fixture.aTenant();
  if (deadline !== undefined) {
    const { changed } = branches.events;
    const doc = {
      ...changed.example,
      id: shop.branch,
      unseenDeadlineMinutes: deadline,
      email: 'kueche@marillo.example',
    };
    await shop.publish(changed(shop.branch, 2, doc));
  }
  const order = await shop.placed();
  const unseen = async (as = asStaff(shop.tenant)) =>
    (await shop.staff('GET', '/api/devices/unseen-orders', undefined, as)).body.data as UnseenOrder[];
  const say = (what: string, as = asKey(shop.tenant, 'frontdesk', shop.branch)) =>
    shop.staff('POST', '/api/devices/acknowledgements', { order: order.id, what }, as);
  const reminders = async () =>
    (await fixture.service.sql(`select 1 from message where kind = 'order-unseen' and order_id = $1`, [order.id]))
      .length;
  const missed = async () =>
    (
      await fixture.service.sql(
        `select 1 from outbox where event ->> 'type' = 'notifications.order-unseen.v1' and event ->> 'subject' = $1`,
        [order.id],
      )
    ).length;
  /** Advances the clock by minutes. Returns the step, the mails to the branch and the number of "missed" events. */
  const after = async (minutes: number) => {
    fixture.later(minutes);
    await fixture.service.runTimers();
    await fixture.service.settled();
    return [(await unseen())[0]?.step, await reminders(), await missed()];
  };
  return { shop, order, unseen, say, after };
}

test('escalates an unseen order once per step: louder bell, push, mail to the branch, missed', async () => {
  const { after } = await aNewOrder();
  expect(await after(4.9)).toEqual(['none', 0, 0]);
  expect(await after(0.1)).toEqual(['loud', 0, 0]);
  expect(await after(1.2)).toEqual(['loud', 0, 0]);
  expect(await after(0.05)).toEqual(['pushed', 0, 0]);
  expect(await after(1.2)).toEqual(['pushed', 0, 0]);
  expect(await after(0.05)).toEqual(['told', 1, 0]);
  expect(await after(2.5)).toEqual(['missed', 1, 1]);
  expect(await after(600)).toEqual(['missed', 1, 1]);
});

test('takes each step once with two replicas, or after hours offline', async () => {
  const { after } = await aNewOrder();
  // With a bus connection of its own, like another process.
  const { bus: _, ...alone } = fixture.service.options;
  const other = await startService(notifications, alone);
  fixture.later(240);
  await Promise.all([fixture.service.runTimers(), other.runTimers(), other.runTimers()]);
  expect(await after(0)).toEqual(['loud', 0, 0]);
  fixture.later(2);
  await Promise.all([fixture.service.runTimers(), other.runTimers()]);
  expect(await after(0)).toEqual(['pushed', 0, 0]);
  fixture.later(2);
  await Promise.all([fixture.service.runTimers(), other.runTimers()]);
  expect(await after(0)).toEqual(['told', 1, 0]);
  fixture.later(3);
  await Promise.all([fixture.service.runTimers(), other.runTimers()]);
  await other.stop();
  expect(await after(60)).toEqual(['missed', 1, 1]);
});

test('shares a timer for first steps in the same half minute, and takes each step at its own time', async () => {
  const { shop, order, after } = await aNewOrder();
  fixture.later(0.1);
  const second = anOrder({ branch: shop.branch });
  const fact = second.placed();
  await shop.publish({ ...fact, data: { ...(fact.data as object), at: fixture.clock().toISOString() } });
  const third = await shop.placed();
  const timers = () =>
    fixture.service.sql<{ name: string; subject: string }>(
      `select name, subject from timer where name in ('orders-unseen', 'order-unseen') order by subject`,
    );
  expect(await timers()).toMatchObject([{ name: 'orders-unseen' }]);
  await shop.publish(third.confirmed());
  expect(await timers()).toHaveLength(1);
  // The half minute has not started, so each still has its own time.
  expect(await after(4.8)).toEqual(['none', 0, 0]);
  expect(await timers()).toEqual(
    [order.id, second.id].toSorted().map((subject) => ({ name: 'order-unseen', subject })),
  );
  expect(await after(0.1)).toEqual(['loud', 0, 0]);
  expect((await fixture.service.sql('select step from order_escalation where order_id = $1', [second.id]))[0]).toEqual({
    step: 0,
  });
  await after(0.1);
  expect((await fixture.service.sql('select step from order_escalation where order_id = $1', [second.id]))[0]).toEqual({
    step: 1,
  });
  expect((await fixture.service.sql('select step from order_escalation where order_id = $1', [third.id]))[0]).toEqual({
    step: 0,
  });
});

test("uses a branch's new deadline for orders that already wait", async () => {
  const { shop, after } = await aNewOrder();
  const { changed } = branches.events;
  await shop.publish(
    changed(shop.branch, 2, {
      ...changed.example,
      id: shop.branch,
      unseenDeadlineMinutes: 20,
      email: 'kueche@marillo.example',
    }),
  );
  expect(await after(19.9)).toEqual(['none', 0, 0]);
  expect(await after(0.1)).toEqual(['loud', 0, 0]);
});

test('records that an order was received, shown and printed, without counting it as seen', async () => {
  const { unseen, say, after } = await aNewOrder();
  for (const what of ['received', 'shown', 'shown']) expect((await say(what)).status).toBe(204);
  const first = fixture.clock().toISOString();
  expect(await after(5)).toEqual(['loud', 0, 0]);
  await say('shown');
  expect(await unseen()).toMatchObject([{ receivedAt: first, shownAt: first, printedAt: null }]);
});

// M2 of the fifth attack: 560 junk orders made 387 mails and 387 SMS to one number within ten minutes.
test('MSG-08: sends one mail and one SMS in five minutes with the number of unseen orders', async () => {
  const { shop, after } = await aNewOrder();
  await shop.publish(
    configChanged(shop.tenant, 9, {
      id: shop.tenant,
      config: { ...configChanged.example.config, enablePluginSMS: true, version: 9 },
    }),
  );
  const later = (minutes: number) => new Date(fixture.clock().getTime() + minutes * 60_000).toISOString();
  const place = async (at: string) => {
    const order = anOrder({ branch: shop.branch });
    const fact = order.placed();
    await shop.publish({ ...fact, data: { ...(fact.data as object), at } });
    return order;
  };
  for (let nth = 0; nth < 11; nth += 1) await place(later(0));
  await place(later(1));
  const sent = async () =>
    (
      await fixture.service.sql<{ channel: string; subject: string }>(
        `select channel, subject from message where kind = 'order-unseen' and channel <> 'push' order by created_at, channel`,
      )
    ).map(({ channel, subject }) => [channel, subject]);
  for (const minutes of [5, 1.5, 1.5]) await after(minutes);
  expect(await sent()).toEqual([
    ['email', '13 Bestellungen warten'],
    ['sms', ''],
  ]);
  const newer = await place(later(0));
  await after(7);
  for (const minutes of [1, 1, 60]) await after(minutes);
  expect(await sent()).toEqual([
    ['email', '13 Bestellungen warten'],
    ['sms', ''],
    ['email', '14 Bestellungen warten'],
    ['sms', ''],
  ]);
  const ofNewer = `select 1 from message where kind = 'order-unseen' and order_id = $1`;
  expect(await fixture.service.sql(ofNewer, [newer.id])).toHaveLength(2);
});

test('stops the escalation when a person acknowledges the order', async () => {
  const { say, after } = await aNewOrder();
  await after(5);
  expect((await say('seen')).status).toBe(204);
  expect(await after(60)).toEqual([undefined, 0, 0]);
});

test('counts any move of staff as seen, even if it arrives before the order', async () => {
  const { shop, order, after } = await aNewOrder();
  await shop.publish(order.confirmed());
  expect(await after(60)).toEqual([undefined, 0, 0]);
});

test("uses the branch's deadline, with 0 for none", async () => {
  const short = await aNewOrder({ deadline: 2 });
  expect(await short.after(2)).toEqual(['loud', 0, 0]);
  expect(await short.after(0.5)).toEqual(['pushed', 0, 0]);
  expect(await short.after(0.5)).toEqual(['told', 1, 0]);
  await fixture.service.stop();
  const none = await aNewOrder({ deadline: 0 });
  expect(await none.after(600)).toEqual(['none', 0, 0]);
});

test('neither lists nor acknowledges orders of another branch', async () => {
  const { shop, unseen, say } = await aNewOrder();
  const elsewhere = [
    asKey(shop.tenant, 'frontdesk', uuidv7()),
    asStaff(shop.tenant, { roles: ['ROLE_EMPLOYEE'], branches: [uuidv7()] }),
    asStaff(uuidv7()),
  ];
  for (const as of elsewhere) expect([await unseen(as), (await say('seen', as)).status]).toEqual([[], 404]);
  expect(await unseen(asKey(shop.tenant, 'frontdesk', shop.branch))).toHaveLength(1);
});

test('records that a printer printed the order', async () => {
  const { shop, unseen } = await aNewOrder();
  const { poll } = await shop.aCloudPrinter();
  const order = await shop.placed();
  expect((await poll())?.[0]).toContain(order.uid);
  expect((await unseen()).filter(({ printedAt }) => printedAt !== null)).toMatchObject([{ order: { id: order.id } }]);
});
