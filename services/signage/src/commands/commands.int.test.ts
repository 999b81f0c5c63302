// Commands from staff to a TV and back.
import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import type { Tv } from '@theke/contracts/signage/device';
import { asStaff } from '@theke/kit/testing/callers';
import { v7 as uuidv7 } from 'uuid';
import { openSignageFixture, type SignageFixture } from '../../testing/signage-fixture.ts';

let fixture: SignageFixture;
beforeAll(async () => {
  fixture = await openSignageFixture();
});
afterAll(() => fixture.service.stop());
afterEach(() => expect(fixture.service.log.filter(({ level }) => level === 'error')).toEqual([]));

async function aTvWithCommands() {
  const shop = await fixture.aShop();
  const tv = await shop.aTv();
  const path = `/api/digital-signage-devices/${tv.device.id}/command`;
  const send = (body: object) => shop.staff('POST', path, body);
  const abort = (body: object = {}) => shop.staff('POST', `${path}/abort`, body);
  const states = async () => (await shop.status(tv.device)).status.commands.map(({ kind, state }) => [kind, state]);
  return { shop, tv, send, abort, states };
}

test('SIGN-06: answers with the TV, which carries the command out once', async () => {
  const { shop, tv, send, states } = await aTvWithCommands();
  const commandId = uuidv7();
  const sent = await send({ id: tv.device.id, command: 'volume', volume: 20, commandId });
  expect(sent.status).toBe(200);
  expect(sent.body.data).toMatchObject({
    id: tv.device.id,
    name: 'Theke links',
    status: { commands: [{ id: commandId, kind: 'volume', volume: 20, state: 'queued', askedBy: 'Dora Huber' }] },
  });
  // A lost reply is repeated with the same id.
  await send({ command: 'volume', volume: 20, commandId });
  const before = await tv.call('GET', '/state');
  expect(before.body.data).toMatchObject({ commands: [{ id: commandId, kind: 'volume', volume: 20 }] });
  expect(await states()).toEqual([['volume', 'sent']]);
  // It stays in the state until the TV reports its end.
  expect((await tv.state()).commands).toHaveLength(1);
  for (const state of ['acknowledged', 'acknowledged', 'done', 'done'])
    expect((await tv.call('POST', `/commands/${commandId}`, { state, result: 'nach 0,4 s' })).status).toBe(204);
  expect((await tv.state()).commands).toEqual([]);
  expect((await shop.status(tv.device)).status.commands).toMatchObject([
    { state: 'done', result: 'nach 0,4 s', finishedAt: fixture.clock().toISOString() },
  ]);
  expect((await tv.call('POST', `/commands/${commandId}`, { state: 'failed' })).status).toBe(409);
});

test('refuses a command to a TV without a key, and a volume without a value', async () => {
  const shop = await fixture.aShop();
  const device = await shop.aDevice();
  const path = `/api/digital-signage-devices/${device.id}/command`;
  const refused = await shop.staff('POST', path, { command: 'reload' });
  expect([refused.status, refused.body.errors?.[0]?.code]).toEqual([409, 'TV_NOT_PAIRED']);
  const without = await shop.staff('POST', path, { command: 'volume' });
  expect([without.status, without.body.errors?.[0]?.field]).toEqual([422, 'volume']);
});

test('aborts what the TV has not begun, and expires after ten minutes', async () => {
  const { tv, send, abort, states } = await aTvWithCommands();
  await send({ command: 'reload' });
  const [reload] = (await tv.state()).commands;
  await tv.call('POST', `/commands/${reload?.id}`, { state: 'acknowledged' });
  await send({ command: 'identify' });
  await send({ command: 'screenshot' });
  const refused = await abort({ commandId: reload?.id });
  expect([refused.status, refused.body.errors?.[0]?.message]).toEqual([
    409,
    'Befehl konnte nicht abgebrochen werden. Der TV hat ihn bereits empfangen, oder er ist abgeschlossen.',
  ]);
  const aborted = await abort();
  expect(aborted.status).toBe(200);
  expect((aborted.body.data as Tv).status.commands.map(({ state }) => state)).toEqual([
    'aborted',
    'aborted',
    'acknowledged',
  ]);
  expect((await tv.state()).commands).toHaveLength(1);
  fixture.later(10);
  expect((await tv.state()).commands).toEqual([]);
  expect((await states()).at(-1)).toEqual(['reload', 'expired']);
  expect((await tv.call('POST', `/commands/${reload?.id}`, { state: 'done' })).status).toBe(409);
});

test('holds at most twenty open commands', async () => {
  const { send, abort } = await aTvWithCommands();
  for (let count = 0; count < 20; count += 1) expect((await send({ command: 'identify' })).status).toBe(200);
  expect((await send({ command: 'identify' })).status).toBe(409);
  await abort();
  expect((await send({ command: 'identify' })).status).toBe(200);
});

test('concurrent commands with one id are one command', async () => {
  const { shop, tv, send } = await aTvWithCommands();
  const commandId = uuidv7();
  const replies = await Promise.all(Array.from({ length: 8 }, () => send({ command: 'reload', commandId })));
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
  expect((await shop.status(tv.device)).status.commands).toHaveLength(1);
});

test('stores the last four screenshots, and nothing that is no picture', async () => {
  const { shop, tv } = await aTvWithCommands();
  const png = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
  for (let count = 0; count < 6; count += 1) {
    fixture.later(1);
    expect((await tv.call('POST', '/screenshot', { data: `data:image/jpeg;base64,${png}` })).status).toBe(204);
  }
  const { screenshots } = (await shop.status(tv.device)).status;
  expect(screenshots.map(({ at }) => at)).toHaveLength(4);
  const path = `/api/digital-signage-devices/${tv.device.id}/screenshots/${screenshots[0]?.id}`;
  const picture = await shop.staff('GET', path);
  // The type comes from the bytes, not from the TV.
  expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/png']);
  expect(picture.bytes.toString('base64')).toBe(png);
  const stranger = shop.as(asStaff(shop.tenant, { roles: ['ROLE_EMPLOYEE'], branches: [uuidv7()] }));
  expect((await stranger('GET', path)).status).toBe(404);
  const html = Buffer.from('<script>alert(1)</script>').toString('base64');
  const hostile = await tv.call('POST', '/screenshot', { data: `data:image/png;base64,${html}` });
  expect([hostile.status, hostile.body.errors?.[0]?.code]).toEqual([422, 'NOT_A_PICTURE']);
  expect((await tv.call('POST', '/screenshot', { data: `data:image/svg+xml;base64,${html}` })).status).toBe(422);
});
