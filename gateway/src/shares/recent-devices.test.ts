import { EventEmitter } from 'node:events';
import { expect, test } from '@jest/globals';
import { deviceKeyHeader } from '@theke/contracts/device-key';
import type { Request, Response } from 'express';
import { RecentDevices } from './recent-devices.ts';

const key = 'thd_the-key-of-a-screen';

/** A directory of devices, and a call that one of them makes. */
function aGateway() {
  const devices = new RecentDevices(() => 0);
  const call = (method: string, path: string, statusCode: number) => {
    const response = Object.assign(new EventEmitter(), { statusCode, locals: { caller: { tenant: { id: 'linde' } } } });
    const request = { method, path, headers: { [deviceKeyHeader]: key } };
    devices.watch(request as unknown as Request, response as unknown as Response);
    response.emit('finish');
  };
  return { call, isKnown: (tenant = 'linde') => devices.find(tenant, key) !== undefined };
}

test('knows a TV by its accepted report until its key is rejected, only at its tenant', () => {
  const { call, isKnown } = aGateway();
  expect(isKnown()).toBe(false);
  call('POST', '/api/signage-player/report', 204);
  expect([isKnown(), isKnown('krone')]).toEqual([true, false]);
  call('POST', '/api/signage-player/report', 503);
  expect(isKnown()).toBe(true);
  call('POST', '/api/signage-player/report', 401);
  expect(isKnown()).toBe(false);
});

// SIGN-08: Anybody can ask for a pairing code and gets a key with it: a guest's limits apply to it.
test('knows no screen by answers that unpaired ones get, too', () => {
  const { call, isKnown } = aGateway();
  call('GET', '/api/signage-player/state', 200);
  call('GET', '/api/signage-player/state', 304);
  call('POST', '/api/signage-player/pairing', 201);
  expect(isKnown()).toBe(false);
});
