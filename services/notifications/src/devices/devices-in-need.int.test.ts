// Devices that need attention, as shown to staff in the morning.
import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import type { DeviceNeed } from '@theke/contracts/notifications/device';
import { asGuest, asStaff } from '@theke/kit/testing/callers';
import { v7 as uuidv7 } from 'uuid';
import { openPrintingFixture, type PrintingFixture } from '../../testing/printing-fixture.ts';
import { maxAttempts } from '../printing/print-job.ts';

let fixture: PrintingFixture;
beforeAll(async () => {
  fixture = await openPrintingFixture();
});
afterAll(() => fixture.service.stop());
afterEach(() => expect(fixture.service.log.filter(({ level }) => level === 'error')).toEqual([]));

type Shop = Awaited<ReturnType<PrintingFixture['aTenant']>>;
const inNeed = async ({ staff }: Shop, as?: Parameters<Shop['staff']>[3]) =>
  (await staff('GET', '/api/devices/in-need', undefined, as)).body.data as DeviceNeed[];

test('reports a given-up job until it is printed again or its order ends', async () => {
  const shop = await fixture.aTenant();
  const { device, poll } = await shop.aCloudPrinter({ name: 'Küche' });
  const order = await shop.placed();
  expect(await inNeed(shop)).toEqual([]);
  for (let tries = 1; tries <= maxAttempts; tries += 1) await poll({ code: '520 Download timed out' });
  expect(await inNeed(shop)).toMatchObject([
    {
      device: { id: device.id },
      name: 'Küche',
      branch: { id: shop.branch },
      reason: 'unprinted',
      says: null,
      papers: 1,
    },
  ]);
  const other = await shop.placed();
  await poll();
  // A print of another order does not resolve this one.
  expect(await inNeed(shop)).toMatchObject([{ reason: 'unprinted', papers: 1 }]);
  fixture.later(1);
  await shop.publish(shop.requested(order));
  expect(await poll()).toHaveLength(1);
  expect(await inNeed(shop)).toEqual([]);
  await shop.publish(shop.requested(other));
  for (let tries = 1; tries <= maxAttempts; tries += 1) await poll({ code: '520 Download timed out' });
  expect(await inNeed(shop)).toMatchObject([{ reason: 'unprinted', papers: 1 }]);
  await shop.publish(other.canceled());
  expect(await inNeed(shop)).toEqual([]);
});

test('reports a job that waits longer than the polling interval, and a silent printer', async () => {
  const shop = await fixture.aTenant();
  const { device, poll } = await shop.aCloudPrinter();
  // Neither was ever seen, and no job waits for them.
  await shop.aDevice({ type: 'frontdesk', name: 'Tablet' });
  await shop.aDevice({ type: 'escpos', name: 'Bar', address: '127.0.0.1:9', printsOn: 'never' });
  await poll();
  const seen = fixture.clock().toISOString();
  fixture.later(1);
  await shop.placed();
  expect(await inNeed(shop)).toEqual([]);
  fixture.later(3);
  expect(await inNeed(shop)).toMatchObject([{ device: { id: device.id }, reason: 'silent', since: seen, papers: 1 }]);
  expect(await poll()).toHaveLength(1);
  expect(await inNeed(shop)).toEqual([]);
  // A disabled printer is not reported.
  fixture.later(30);
  expect(await inNeed(shop)).toMatchObject([{ reason: 'silent' }]);
  const { id, createdAt: _, updatedAt: __, ...draft } = device;
  expect((await shop.staff('PUT', `/api/devices/${id}`, { ...draft, isEnabled: false })).status).toBe(200);
  expect(await inNeed(shop)).toEqual([]);
});

test("reports a printer's own status text, only to its branch's staff", async () => {
  const shop = await fixture.aTenant();
  const { key } = await shop.aCloudPrinter({ name: 'Tresen' });
  await shop.asPrinter(key)('POST', '/api/devices/cloudprnt/-', { statusCode: '410 Out of paper' });
  const [need] = await inNeed(shop);
  expect([need?.reason, need?.says]).toEqual(['reports', '410 Out of paper']);
  const employee = (branch: string) => asStaff(shop.tenant, { roles: ['ROLE_EMPLOYEE'], branches: [branch] });
  expect(await inNeed(shop, employee(shop.branch))).toHaveLength(1);
  expect(await inNeed(shop, employee(uuidv7()))).toEqual([]);
  expect((await shop.staff('GET', '/api/devices/in-need', undefined, asGuest(shop.tenant))).status).toBe(401);
  expect(await inNeed(await fixture.aTenant())).toEqual([]);
});

test("lists devices with their last contact, also disabled ones, only to their branch's staff", async () => {
  const shop = await fixture.aTenant();
  const { device, poll } = await shop.aCloudPrinter({ name: 'Bar' });
  const off = await shop.aDevice({ type: 'frontdesk', name: 'Altes Tablet', isEnabled: false });
  await poll();
  const contacts = async (as?: Parameters<Shop['staff']>[3]) =>
    (await shop.staff('GET', '/api/devices/contacts', undefined, as)).body.data;
  const branch = { id: shop.branch };
  expect(await contacts()).toEqual([
    { device: { id: off.id }, name: 'Altes Tablet', branch, type: 'frontdesk', isEnabled: false, seenAt: null },
    {
      ...{ device: { id: device.id }, name: 'Bar', branch, type: 'cloudprnt', isEnabled: true },
      seenAt: fixture.clock().toISOString(),
    },
  ]);
  const employee = (branch: string) => asStaff(shop.tenant, { roles: ['ROLE_EMPLOYEE'], branches: [branch] });
  expect(await contacts(employee(shop.branch))).toHaveLength(2);
  expect(await contacts(employee(uuidv7()))).toEqual([]);
});
