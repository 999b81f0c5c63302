import { expect, test } from '@jest/globals';
import { endpoint } from '@theke/contracts/endpoint';
import type { Request } from 'express';
import { z } from 'zod';
import { asGuest, asKey, asStaff, type Caller } from '../../testing/callers.ts';
import { deviceKeyHash, newDeviceKey } from '../device-key.ts';
import { parseCall } from './parse-call.ts';

const tenant = '0199f000-0000-7000-8000-00000000000b';
const state = endpoint({
  name: 'readSignState',
  service: 'signage',
  method: 'GET',
  path: '/signs/state',
  summary: 'Stand eines Schilds',
  needs: 'device',
  reply: { kind: 'empty' },
  status: 200,
  example: {},
});
const call = (headers: Record<string, string>, as: Caller = asGuest(tenant)) =>
  parseCall(state, { ...as, expires: 0 }, { url: '/signs/state', params: {}, headers } as unknown as Request);

test('rejects `__proto__` as a key in free-form objects', () => {
  const anything = endpoint({ ...state, method: 'POST', needs: 'public', body: z.record(z.string(), z.unknown()) });
  const send = (body: string) =>
    parseCall(anything, { ...asGuest(tenant), expires: 0 }, {
      url: '/signs/state',
      params: {},
      headers: {},
      body: JSON.parse(body),
    } as unknown as Request);
  expect(send('{"a": {"b": 1}}').body).toEqual({ a: { b: 1 } });
  for (const body of ['{"__proto__": {}}', '{"a": [{"__proto__": 1}]}'])
    expect(() => send(body)).toThrow('UNKNOWN_FIELD');
});

test('answers unstorable path parameters with 404', () => {
  const named = endpoint({ ...state, needs: 'public', path: '/signs/:name', params: z.object({ name: z.string() }) });
  const ask = (name: string) =>
    parseCall(named, { ...asGuest(tenant), expires: 0 }, {
      url: '/signs/x',
      params: { name },
      headers: {},
    } as unknown as Request);
  expect(ask('links').params).toEqual({ name: 'links' });
  for (const name of ['a\0', '\ud800']) expect(() => ask(name)).toThrow('NOT_FOUND');
});

test('passes a device handler the hash of the key, never the key', () => {
  const key = newDeviceKey();
  const given = call({ 'x-theke-device-key': key });
  expect(given.deviceKeyHash).toBe(deviceKeyHash(key));
  expect(JSON.stringify(given)).not.toContain(key);
});

test.each([
  ['nothing', {}],
  ['an empty key', { 'x-theke-device-key': '' }],
  ['a key longer than any', { 'x-theke-device-key': 'x'.repeat(101) }],
])('rejects a device with %s, also if someone is logged in', (_, headers: Record<string, string>) => {
  for (const as of [asGuest(tenant), asStaff(tenant), asKey(tenant, 'frontdesk', tenant)])
    expect(() => call(headers, as)).toThrow('DEVICE_KEY_MISSING');
});
