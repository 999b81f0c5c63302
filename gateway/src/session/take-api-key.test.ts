import { expect, test } from '@jest/globals';
import type { Request, Response } from 'express';
import { secretPaths, secretPattern } from './secret-paths.ts';
import { apiKeyOf, takeApiKey } from './take-api-key.ts';

const key = `thk_${'k'.repeat(43)}`;

function takeKey(url: string, authorization?: string) {
  const request = { url, originalUrl: url, headers: { ...(authorization ? { authorization } : {}) } } as Request;
  const response = { locals: {} } as Response;
  takeApiKey(request, response, () => undefined);
  return { key: apiKeyOf(response), url: request.url, originalUrl: request.originalUrl, headers: request.headers };
}

// ACCESS-09
test.each([
  [`/api/orders/frontdesk/b1/${key}`, '/api/orders/frontdesk/b1/-'],
  [`/api/orders/backoffice/b1/${key}?page=2`, '/api/orders/backoffice/b1/-?page=2'],
  [`/api/orders/FrontDesk/b1/${key}/`, '/api/orders/FrontDesk/b1/-/'],
  [`/api//orders/frontdesk//b1/${key}`, '/api//orders/frontdesk//b1/-'],
])('rewrites %s to %s', (url, rest) => {
  expect(takeKey(url)).toMatchObject({ key, url: rest, originalUrl: rest });
});

test('removes the authorization header and passes no credentials on', () => {
  expect(takeKey('/api/orders/current', `Bearer ${key}`)).toEqual({
    key,
    url: '/api/orders/current',
    originalUrl: '/api/orders/current',
    headers: {},
  });
  expect(takeKey('/api/orders/current', 'Basic ZG9yYTpnZWhlaW0=')).toMatchObject({ key: undefined, headers: {} });
});

// TIME-01
test.each([
  ['/api/devices/cloudprnt/thd_secret?type=text/plain', '/api/devices/cloudprnt/-?type=text/plain'],
  ['/api/time-tracking/thd_secret/people', '/api/time-tracking/-/people'],
  ['/api//Time-Tracking/thd_secret/7/me?x', '/api//Time-Tracking/-/7/me?x'],
])('moves a device’s key from %s to a header', (url, rest) => {
  expect(takeKey(url)).toMatchObject({
    key: undefined,
    url: rest,
    originalUrl: rest,
    headers: { 'x-theke-device-key': 'thd_secret' },
  });
});

const asDevice = (headers: Record<string, string>, url = '/api/signs/state') => {
  const request = { url, originalUrl: url, headers } as unknown as Request;
  const response = { locals: {} } as Response;
  takeApiKey(request, response, () => undefined);
  return { key: apiKeyOf(response), headers: request.headers };
};

test("accepts a device's key in either of two headers", () => {
  const handedOn = { key: undefined, headers: { 'x-theke-device-key': 'thd_secret' } };
  expect(asDevice({ 'x-theke-device-key': 'thd_secret' })).toEqual(handedOn);
  expect(asDevice({ authorization: 'Bearer thd_secret' })).toEqual(handedOn);
  // The two kinds of keys are not interchangeable, and the key in the path takes precedence.
  expect(asDevice({ authorization: `Bearer ${key}` })).toEqual({ key, headers: {} });
  expect(asDevice({ 'x-theke-device-key': 'thd_other' }, '/api/devices/cloudprnt/thd_secret')).toEqual(handedOn);
});

test('finds the secret of a path by its contract, in any spelling', () => {
  const pattern = secretPattern({ path: '/screens/:branch/play/:key/state' }, 'key');
  expect('/api//Screens/b1/play/secret/state?x=1'.replace(pattern, '$1-')).toBe('/api//Screens/b1/play/-/state?x=1');
  expect(pattern.test('/api/screens/b1/play')).toBe(false);
  expect(() => secretPattern({ path: '/screens/:id' }, 'key')).toThrow('no parameter "key"');
  expect(secretPaths.map(({ scheme }) => scheme).sort()).toEqual(['api-key', 'api-key', 'device', 'device', 'device']);
});

const asTablet = (url: string, cookie?: string) => {
  const headers = { host: 'marillo.example:8080', ...(cookie ? { cookie } : {}) };
  const request = { url, originalUrl: url, headers } as Request;
  const response = { locals: {} } as Response;
  takeApiKey(request, response, () => undefined);
  return { key: apiKeyOf(response), url: request.url };
};

// ACCESS-09
test('moves the front desk’s key to a cookie for its own calls only', () => {
  const cookie = `theke_frontdesk_8080=${key}`;
  expect(asTablet(`/frontdesk/b1/${key}`)).toEqual({ key, url: '/frontdesk/b1/-' });
  expect(asTablet('/frontdesk', cookie)).toEqual({ key, url: '/frontdesk' });
  expect(asTablet('/frontdesk/api/orders/current?branch=b1', cookie)).toEqual({
    key,
    url: '/api/orders/current?branch=b1',
  });
  // Without its cookie the request has no identity, even if a user is logged in.
  expect(asTablet('/frontdesk/api/orders/current')).toEqual({ key: '', url: '/api/orders/current' });
  expect(asTablet('/frontdesk')).toEqual({ key: undefined, url: '/frontdesk' });
  expect(asTablet('/api/orders/current', cookie)).toEqual({ key: undefined, url: '/api/orders/current' });
});

test('leaves all other URLs unchanged', () => {
  for (const url of ['/', '/api/orders/current?branch=b1', '/api/orders/public/UID/hash', '/api/orders/frontdesk/b1'])
    expect(takeKey(url)).toMatchObject({ key: undefined, url, originalUrl: url });
});
