import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Message, WholeMessage } from '@theke/contracts/notifications/message';
import { tvSilent } from '@theke/contracts/signage/signage-events';
import { asStaff } from '@theke/kit/testing/callers';
import { request } from '@theke/kit/testing/request';
import { startForTest, type TestService, toTestEvent } from '@theke/kit/testing/start-for-test';
import { v7 as uuidv7 } from 'uuid';
import { aShop, branchEmail } from '../../testing/order-samples.ts';
import { openPushFixture, type PushFixture } from '../../testing/push-fixture.ts';
import { notifications } from '../service.ts';

let fixture: PushFixture;
let clock = new Date('2026-11-21T18:30:00.000Z');
let service: TestService<Awaited<ReturnType<typeof notifications.setup>>>;
beforeAll(async () => {
  fixture = await openPushFixture();
  service = await startForTest(notifications, { now: () => clock });
});
afterAll(async () => {
  await fixture.stop();
  await service.stop();
});

const silent = (branch: string, device = uuidv7(), name = 'Theke links') =>
  tvSilent(device, 1, { device, name, branch, seenAt: '2026-11-21T18:25:00.000Z' });

// SIGN-19
test('pushes to everybody who gets the orders of the branch, with a link to the TV', async () => {
  const [shop, other] = [await fixture.aTenant(), await fixture.aTenant()];
  const elsewhere = await shop.anotherBranch();
  const [lead, employee, everyOrder, tablet] = [
    await shop.aBrowserOf(shop.asManager()),
    await shop.aBrowserOf(shop.asEmployee([shop.branch])),
    await shop.aBrowserOf(shop.asManager(), { isForEveryOrder: true }),
    await shop.aBrowserOf(shop.asTablet()),
  ];
  const nobodys = [
    await other.aBrowserOf(other.asManager()),
    await shop.aBrowserOf(shop.asEmployee([elsewhere])),
    await shop.aBrowserOf(shop.asManager(), { branches: [{ id: elsewhere }] }),
    await shop.aBrowserOf(shop.asManager(), { isForOrders: false, isForOwnWork: true }),
  ];
  const device = uuidv7();
  await shop.publish(silent(shop.branch, device));
  await fixture.after(0.5);
  const expected = ['TV „Theke links“ meldet sich nicht | Marillo Josefstadt, seit 19:25 Uhr'];
  for (const { messages } of [lead, employee, everyOrder, tablet]) expect(messages()).toEqual(expected);
  for (const { messages } of nobodys) expect(messages()).toEqual([]);
  const url = `/backend/digital-signage-devices/${device}`;
  expect(lead.browser.taken).toMatchObject([{ message: { url }, ttl: 3_600, urgency: 'high' }]);
  expect(tablet.browser.taken).toMatchObject([{ message: { url: '/frontdesk' } }]);
});

test('sends no push that was queued for somebody who lost the branch', async () => {
  const shop = await fixture.aTenant();
  const id = uuidv7();
  const { messages } = await shop.aBrowserOf(shop.asEmployee([shop.branch], id));
  await shop.publish(silent(shop.branch));
  await shop.person(id, 2, { isActive: false });
  await fixture.after(0.5);
  expect(messages()).toEqual([]);
});

test('sends one push about all TVs of a branch that fall silent together', async () => {
  const shop = await fixture.aTenant();
  const elsewhere = await shop.anotherBranch();
  const { messages, browser } = await shop.aBrowserOf(shop.asEmployee([shop.branch]));
  for (const name of ['Theke links', 'Abholung']) await shop.publish(silent(shop.branch, uuidv7(), name));
  await shop.publish(silent(elsewhere));
  await fixture.after(0.5);
  expect(messages()).toEqual(['2 TVs melden sich nicht | Marillo Josefstadt: Abholung, Theke links']);
  expect(browser.taken).toMatchObject([{ message: { url: '/backend/digital-signage-devices' }, urgency: 'high' }]);
  await shop.publish(silent(shop.branch));
  await fixture.after(0.5);
  expect(messages()).toHaveLength(2);
});

// SIGN-19
test('mails the branch once per silence, despite repeated events', async () => {
  const [tenant, branch, device] = [uuidv7(), uuidv7(), uuidv7()];
  await aShop(service as unknown as TestService<never>, tenant, branch);
  const as = asStaff(tenant);
  const listed = async () =>
    (await request(service, 'GET', '/api/messages', { as, now: clock })).body.data as Message[];
  const halfAMinute = async () => {
    clock = new Date(clock.getTime() + 30_000);
    await service.runTimers();
  };
  const event = toTestEvent(tenant, silent(branch, device));
  for (let times = 0; times < 3; times++) await service.options.bus?.publish([event]);
  await service.settled();
  expect(await listed()).toEqual([]);
  await halfAMinute();
  await service.options.bus?.publish([event]);
  await service.settled();
  await halfAMinute();
  const [message, ...more] = await listed();
  expect(more).toEqual([]);
  expect(message).toMatchObject({
    kind: 'tv-silent',
    channel: 'email',
    recipient: branchEmail,
    subject: 'TV „Theke links“ meldet sich nicht',
  });
  const path = `/api/messages/${message?.id}`;
  const mail = (await request(service, 'GET', path, { as, now: clock })).body.data as WholeMessage;
  expect(mail.text).toContain('zuletzt gemeldet');
  // The next silence of the same TV.
  await service.publish(tenant, { ...silent(branch, device), version: 2 });
  await service.settled();
  await halfAMinute();
  expect(await listed()).toHaveLength(2);
});
