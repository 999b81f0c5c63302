import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { asKey, asStaff } from '@theke/kit/testing/callers';
import { request } from '@theke/kit/testing/request';
import { v7 as uuidv7 } from 'uuid';
import { anOrder } from '../../testing/order-samples.ts';
import { openPrintingFixture, type PrintingFixture } from '../../testing/printing-fixture.ts';
import { startRawPrinter } from '../../testing/raw-printer-simulator.ts';
import { maxAttempts } from './print-job.ts';

let fixture: PrintingFixture;
beforeAll(async () => {
  fixture = await openPrintingFixture();
});
afterAll(() => fixture.service.stop());
afterEach(() => expect(fixture.service.log.filter(({ level }) => level === 'error')).toEqual([]));

test('prints an order once on a polling printer, despite repeated events and confirmations', async () => {
  const shop = await fixture.aTenant();
  const { device, poll } = await shop.aCloudPrinter();
  expect(await poll()).toBeUndefined();
  const order = await shop.placed({ ticketNumber: 47 });
  await shop.publish(order.placed());
  const [paper] = (await poll({ times: 3 })) ?? [];
  expect(paper).toContain('47         19:50 - 20:00');
  expect(paper).not.toContain('DUPLIKAT');
  expect(await poll()).toBeUndefined();
  const { jobs, seenAt, status } = await shop.stateOf(device);
  expect(jobs).toMatchObject([{ uid: order.uid, ticketNumber: 47, state: 'printed', attempts: 0 }]);
  expect([seenAt, status]).toEqual([fixture.clock().toISOString(), '200 OK']);
});

test('returns the job again to a printer that lost power, marked as a possible duplicate', async () => {
  const shop = await fixture.aTenant();
  const { poll } = await shop.aCloudPrinter();
  await shop.placed();
  expect(await poll({ powerLostAfter: 'printing' })).toHaveLength(1);
  expect((await poll())?.[0]).toContain('SCHON GEDRUCKT');
  expect(await poll()).toBeUndefined();
});

test('serves a printer with older firmware that sends no token', async () => {
  const shop = await fixture.aTenant();
  const { poll } = await shop.aCloudPrinter();
  const [one, other] = [await shop.placed(), await shop.placed()];
  const papers = [await poll({ knowsTokens: false }), await poll({ knowsTokens: false })].flat();
  expect(papers[0]).toContain(one.uid);
  expect(papers[1]).toContain(other.uid);
  expect(await poll({ knowsTokens: false })).toBeUndefined();
});

test('retries a job that the printer refuses, then gives it up with a readable reason', async () => {
  const shop = await fixture.aTenant();
  const { device, poll } = await shop.aCloudPrinter();
  await shop.placed();
  for (let tries = 1; tries <= maxAttempts; tries += 1) await poll({ code: '520 Download timed out' });
  expect(await poll()).toBeUndefined();
  expect((await shop.stateOf(device)).jobs).toMatchObject([
    { state: 'failed', attempts: maxAttempts, lastError: 'Der Drucker meldet: 520 Download timed out.' },
  ]);
});

test('marks a reprinted receipt as a duplicate only if it was printed before', async () => {
  const shop = await fixture.aTenant();
  const { poll } = await shop.aCloudPrinter({ printsOn: 'never', copies: 2 });
  const order = await shop.placed();
  expect(await poll()).toBeUndefined();
  await shop.publish(shop.requested(order));
  const [first = ''] = (await poll()) ?? [];
  expect(first.split(`Bestellung ${order.uid}`)).toHaveLength(3);
  expect(first).not.toContain('DUPLIKAT');
  await shop.publish(shop.requested(order));
  expect((await poll())?.[0]).toContain('DUPLIKAT');
});

test('prints dishes for the kitchen and prices for the counter, neither marked as a duplicate', async () => {
  const shop = await fixture.aTenant();
  const kitchen = await shop.aCloudPrinter({ prints: 'kitchen-slip' });
  const counter = await shop.aCloudPrinter({ printsOn: 'confirmed' });
  const order = await shop.placed({ ticketNumber: 47 });
  const [slip = ''] = (await kitchen.poll()) ?? [];
  expect(slip).toContain(`Bestellung ${order.uid}`);
  expect(slip).not.toMatch(/Gesamt|EUR|€|\d,\d\d/);
  await shop.publish(order.confirmed());
  const [receipt = ''] = (await counter.poll()) ?? [];
  expect(receipt).toContain('Gesamt');
  expect(receipt).not.toContain('DUPLIKAT');
  await shop.publish(shop.requested(order));
  expect((await kitchen.poll())?.[0]).toContain('DUPLIKAT');
});

test("prints at the configured moment, for the printer's own branch, and not after a cancellation", async () => {
  const shop = await fixture.aTenant();
  const onPlaced = await shop.aCloudPrinter();
  const onConfirmed = await shop.aCloudPrinter({ printsOn: 'confirmed' });
  const off = await shop.aCloudPrinter();
  const body = { ...off.device, isEnabled: false };
  const { id: _, createdAt: __, updatedAt: ___, ...draft } = body;
  expect((await shop.staff('PUT', `/api/devices/${off.device.id}`, draft)).status).toBe(200);
  const order = await shop.placed();
  await shop.placed({ branch: uuidv7() });
  const canceled = await shop.placed();
  await shop.publish(canceled.canceled());
  expect(await onConfirmed.poll()).toBeUndefined();
  await shop.publish(order.confirmed());
  for (const { poll } of [onPlaced, onConfirmed]) {
    expect((await poll())?.[0]).toContain(order.uid);
    expect(await poll()).toBeUndefined();
  }
  await expect(off.poll()).rejects.toThrow('404');
});

test('prints a receipt requested before its order arrived once the order is there', async () => {
  const shop = await fixture.aTenant();
  const { poll } = await shop.aCloudPrinter({ printsOn: 'never' });
  const order = anOrder({ branch: shop.branch });
  await shop.publish(shop.requested(order));
  expect(await poll()).toBeUndefined();
  await shop.publish(order.placed());
  expect((await poll())?.[0]).toContain(order.uid);
});

test('grants a key access to one printer, revokes it on renewal, and stores none in clear text', async () => {
  const shop = await fixture.aTenant();
  const { device, key, poll } = await shop.aCloudPrinter();
  const stranger = await fixture.aTenant();
  const ask = (as: ReturnType<typeof shop.asPrinter>) => as('POST', '/api/devices/cloudprnt/-', {});
  expect((await ask(shop.asPrinter(key))).status).toBe(200);
  expect((await ask(stranger.asPrinter(key))).status).toBe(404);
  expect((await ask(shop.asPrinter('thd_nobody'))).status).toBe(404);
  const next = await shop.keyOf(device);
  await expect(poll()).rejects.toThrow('404');
  expect((await ask(shop.asPrinter(next))).status).toBe(200);
  const stored = JSON.stringify([
    await fixture.service.sql('select * from device_state'),
    await fixture.service.sql('select * from outbox'),
    fixture.service.events,
    fixture.service.log,
  ]);
  for (const one of [key, next]) expect(stored).not.toContain(one);
});

test('neither returns nor finishes a job of another printer', async () => {
  const shop = await fixture.aTenant();
  const mine = await shop.aCloudPrinter();
  const others = await shop.aCloudPrinter({ printsOn: 'never' });
  await shop.placed();
  const { jobs } = await shop.stateOf(mine.device);
  const ask = shop.asPrinter(others.key);
  const at = `/api/devices/cloudprnt/-?token=${jobs[0]?.id}`;
  expect((await ask('GET', `${at}&type=text/plain`)).status).toBe(404);
  expect((await ask('DELETE', `${at}&code=OK`)).status).toBe(200);
  expect((await shop.stateOf(mine.device)).jobs).toMatchObject([{ state: 'queued' }]);
  expect((await ask('GET', `${at}&type=image/png`)).status).toBe(415);
});

test('sends each order once to a raw printer, in ESC/POS', async () => {
  const printer = await startRawPrinter();
  const shop = await fixture.aTenant();
  const device = await shop.aDevice({ type: 'escpos', address: printer.address });
  const order = await shop.placed();
  await fixture.service.runTimers();
  await fixture.service.runTimers();
  expect(printer.paper).toHaveLength(1);
  expect(printer.paper[0]).toContain(order.uid);
  expect(printer.paper[0]?.startsWith('\x1b@')).toBe(true);
  expect((await shop.stateOf(device)).jobs).toMatchObject([{ state: 'printed' }]);
  await printer.close();
});

test('reconnects to a raw printer that closed the connection, and marks the paper as a possible duplicate', async () => {
  const printer = await startRawPrinter({ drops: 1 });
  const shop = await fixture.aTenant();
  const device = await shop.aDevice({ type: 'escpos', address: printer.address });
  await shop.placed();
  await fixture.service.runTimers();
  expect((await shop.stateOf(device)).jobs).toMatchObject([
    { state: 'queued', attempts: 1, lastError: 'Die Verbindung zum Drucker brach ab.' },
  ]);
  fixture.later(1);
  await fixture.service.runTimers();
  expect(printer.paper).toHaveLength(1);
  expect(printer.paper[0]).toContain('SCHON GEDRUCKT');
  await printer.close();
});

test('sends nothing to a raw printer without paper, and prints on one without status commands', async () => {
  const [empty, silent] = [await startRawPrinter({ kind: 'no-paper' }), await startRawPrinter({ kind: 'silent' })];
  const shop = await fixture.aTenant();
  const device = await shop.aDevice({ type: 'escpos', address: empty.address });
  await shop.aDevice({ type: 'escpos', address: silent.address });
  await shop.placed();
  await fixture.service.runTimers();
  expect([empty.paper.length, silent.paper.length]).toEqual([0, 1]);
  expect((await shop.stateOf(device)).jobs).toMatchObject([
    { state: 'queued', lastError: 'Der Drucker hat kein Papier.' },
  ]);
  await Promise.all([empty.close(), silent.close()]);
});

test('gives up on an unreachable printer after the maximum attempts', async () => {
  const shop = await fixture.aTenant();
  const printer = await startRawPrinter();
  await printer.close();
  const device = await shop.aDevice({ type: 'escpos', address: printer.address });
  await shop.placed();
  for (let tries = 0; tries < maxAttempts; tries += 1) {
    await fixture.service.runTimers();
    fixture.later(120);
  }
  expect((await shop.stateOf(device)).jobs).toMatchObject([
    { state: 'failed', attempts: maxAttempts, lastError: 'Der Drucker ist nicht erreichbar.' },
  ]);
});

test("prints a test and a notice, and lists a printer's jobs as its log", async () => {
  const shop = await fixture.aTenant();
  const { device, poll } = await shop.aCloudPrinter();
  const ask = (what: string) => shop.staff('POST', `/api/devices/${device.id}/${what}`, {});
  expect((await ask('test/print')).status).toBe(202);
  expect((await ask('test/notification')).status).toBe(202);
  const papers = [await poll(), await poll()].flat().join('');
  expect(papers).toContain('Testdruck');
  expect(papers).toContain('Testmeldung');
  await ask('request-device-logs');
  expect((await shop.stateOf(device)).log).toHaveLength(2);
});

test('registers a tablet, returns a notice once, and accepts its log on request', async () => {
  const shop = await fixture.aTenant();
  const as = asKey(shop.tenant, 'frontdesk', shop.branch);
  const identifier = uuidv7();
  const beat = (branch = shop.branch) =>
    shop.staff('POST', '/api/devices/beat', { branch, identifier, name: 'Tablet' }, as);
  const [first, second] = await Promise.all([beat(), beat()]);
  const { device } = first.body.data as { device: { id: string } };
  expect(second.body.data).toEqual({ device, isNoticeWanted: false, isLogWanted: false });
  expect((await shop.staff('GET', '/api/devices')).body.data).toMatchObject([{ id: device.id, type: 'frontdesk' }]);
  await shop.staff('POST', `/api/devices/${device.id}/test/notification`, {});
  await shop.staff('POST', `/api/devices/${device.id}/request-device-logs`, {});
  expect((await beat()).body.data).toMatchObject({ isNoticeWanted: true, isLogWanted: true });
  expect((await beat()).body.data).toMatchObject({ isNoticeWanted: false, isLogWanted: true });
  const lines = ['18:30 verbunden'];
  expect((await shop.staff('POST', '/api/devices/log', { device: device.id, lines }, as)).status).toBe(204);
  expect((await beat()).body.data).toMatchObject({ isLogWanted: false });
  expect((await shop.staff('GET', `/api/devices/${device.id}/state`)).body.data).toMatchObject({ log: lines });
  expect((await beat(uuidv7())).status).toBe(404);
  const print = await shop.staff('POST', `/api/devices/${device.id}/test/print`, {});
  expect([print.status, print.body.errors?.[0]?.code]).toEqual([409, 'DEVICE_PRINTS_NOT']);
});

test('reuses the tablet of a browser that lost its identifier, unless that tablet is still active', async () => {
  const shop = await fixture.aTenant();
  const as = asKey(shop.tenant, 'frontdesk', shop.branch);
  const beat = async (identifier: string, name = 'Tablet Schank') => {
    const { body } = await shop.staff('POST', '/api/devices/beat', { branch: shop.branch, identifier, name }, as);
    return (body.data as { device: { id: string } }).device.id;
  };
  const [first, forgetful, beside] = [uuidv7(), uuidv7(), uuidv7()];
  const tablet = await beat(first);
  fixture.later(3);
  expect(await beat(forgetful)).toBe(tablet);
  // Both are active: two tablets.
  expect(await beat(beside)).not.toBe(tablet);
  expect(await beat(forgetful)).toBe(tablet);
  // Another name is another tablet.
  fixture.later(3);
  expect(await beat(uuidv7(), 'Tablet Garten')).not.toBe(tablet);
  expect((await shop.staff('GET', '/api/devices')).body.meta?.total).toBe(3);
});

test('shows employees the devices of their branches, and lets only managers change them', async () => {
  const shop = await fixture.aTenant();
  const { device } = await shop.aCloudPrinter();
  const employee = (branches: string[]) => asStaff(shop.tenant, { roles: ['ROLE_EMPLOYEE'], branches });
  const seen = async (branches: string[]) => {
    const as = employee(branches);
    const list = await shop.staff('GET', '/api/devices', undefined, as);
    const read = (path = '') => shop.staff('GET', `/api/devices/${device.id}${path}`, undefined, as);
    return [list.body.meta?.total, (await read()).status, (await read('/state')).status];
  };
  expect(await seen([shop.branch])).toEqual([1, 200, 200]);
  expect(await seen([uuidv7()])).toEqual([0, 404, 404]);
  expect((await shop.staff('POST', `/api/devices/${device.id}/key`, {}, employee([shop.branch]))).status).toBe(403);
});

test('returns a receipt as PDF to users who can see the order', async () => {
  const shop = await fixture.aTenant();
  const order = await shop.placed();
  const read = (as = asStaff(shop.tenant)) =>
    request(fixture.service, 'GET', `/api/receipts/${order.id}`, { as, now: fixture.clock() });
  const pdf = await read();
  expect([pdf.status, pdf.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  expect(pdf.bytes.subarray(0, 5).toString()).toBe('%PDF-');
  expect((await read(asKey(shop.tenant, 'frontdesk', shop.branch))).status).toBe(200);
  expect((await read(asKey(shop.tenant, 'frontdesk', uuidv7()))).status).toBe(404);
  expect((await read(asStaff(uuidv7()))).status).toBe(404);
});

test('deletes print jobs with an erased person and with a deleted device', async () => {
  const shop = await fixture.aTenant();
  const { device, poll } = await shop.aCloudPrinter();
  const [erased, other] = [await shop.placed(), await shop.placed()];
  await shop.publish(erased.erased());
  expect((await poll())?.[0]).toContain(other.uid);
  expect(await poll()).toBeUndefined();
  await shop.placed();
  expect((await shop.staff('DELETE', `/api/devices/${device.id}`)).status).toBe(204);
  expect(await fixture.service.sql('select 1 from print_job where device_id = $1', [device.id])).toEqual([]);
  expect(await fixture.service.sql('select 1 from device_state where device_id = $1', [device.id])).toEqual([]);
});

test('requires an existing branch for a device and an address for a raw printer', async () => {
  const shop = await fixture.aTenant();
  const draft = { name: 'Drucker', identifier: uuidv7(), branch: { id: shop.branch }, type: 'escpos' };
  const field = async (body: object) =>
    (await shop.staff('POST', '/api/devices', body)).body.errors?.map((fault) => fault.field);
  expect(await field(draft)).toEqual(['address']);
  expect(await field({ ...draft, address: 'http://x' })).toEqual(['address']);
  expect(await field({ ...draft, address: '10.0.0.9', branch: { id: uuidv7() } })).toEqual(['branch']);
});
