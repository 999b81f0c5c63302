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
let service: TestService<Awaited<ReturnType<typeof notifications.setup>>>;
beforeAll(async () => {
  fixture = await openPushFixture();
  service = await startForTest(notifications);
});
afterAll(async () => {
  await fixture.stop();
  await service.stop();
});

const silent = (branch: string, device = uuidv7()) =>
  tvSilent(device, 1, { device, name: 'Theke links', branch, seenAt: '2026-11-21T18:25:00.000Z' });

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
  await shop.tell(silent(shop.branch, device));
  await fixture.after(0);
  const told = ['TV „Theke links“ meldet sich nicht | Marillo Josefstadt, seit 19:25 Uhr'];
  for (const { messages } of [lead, employee, everyOrder, tablet]) expect(messages()).toEqual(told);
  for (const { messages } of nobodys) expect(messages()).toEqual([]);
  const url = `/backend/digital-signage-devices/${device}`;
  expect(lead.browser.taken).toMatchObject([{ message: { url }, ttl: 3_600, urgency: 'high' }]);
  expect(tablet.browser.taken).toMatchObject([{ message: { url: '/frontdesk' } }]);
});

test('sends no push that was queued for somebody who lost the branch', async () => {
  const shop = await fixture.aTenant();
  const id = uuidv7();
  const { messages } = await shop.aBrowserOf(shop.asEmployee([shop.branch], id));
  await shop.tell(silent(shop.branch));
  await shop.person(id, 2, { isActive: false });
  await fixture.after(0);
  expect(messages()).toEqual([]);
});

// SIGN-19
test('mails the branch once per silence, despite repeated events', async () => {
  const [tenant, branch] = [uuidv7(), uuidv7()];
  await aShop(service as unknown as TestService<never>, tenant, branch);
  const event = toTestEvent(tenant, silent(branch));
  for (let times = 0; times < 3; times++) await service.options.bus?.publish([event]);
  await service.settled();
  const as = asStaff(tenant);
  const list = (await request(service, 'GET', '/api/messages', { as })).body.data as Message[];
  expect(list).toMatchObject([
    { kind: 'tv-silent', channel: 'email', recipient: branchEmail, subject: 'TV „Theke links“ meldet sich nicht' },
  ]);
  const mail = (await request(service, 'GET', `/api/messages/${list[0]?.id}`, { as })).body.data as WholeMessage;
  expect(mail.text).toContain('Zuletzt gemeldet');
  await service.tell(tenant, silent(branch));
  await service.settled();
  expect((await request(service, 'GET', '/api/messages', { as })).body.data).toHaveLength(2);
});
