import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { QueryClient } from '@tanstack/react-query';
import { waitFor } from '@testing-library/react';
import type { Me } from '@theke/contracts/identity/user';
import type { OwnTime } from '@theke/contracts/time-tracking/own-time';
import { forgetSession } from '../../../identity/shared/forget-session.ts';
import {
  clearOwnTimeCache,
  heardLongAgo,
  keepNobodyElse,
  keepOwnTime,
  readOwnTimeCache,
  startOwnTimeCache,
} from './own-time-cache.ts';

const me = { id: 'lena', firstName: 'Lena' } as Me;
const now = Date.parse('2026-11-21T12:00:00.000Z');
const worked = { startAt: '2026-11-21T08:00:00.000Z', endAt: '2026-11-21T11:00:00.000Z' };
const own = {
  user: { id: 'lena' },
  presence: 'in',
  since: worked.startAt,
  today: { shift: null, worked: [worked], breakDue: null, warnings: [] },
} as unknown as OwnTime;
const kept = { me, own, at: now };

const told: unknown[] = [];
const held = new Set<string>();
const unregister = jest.fn(async () => true);
const worker = (heard: unknown[]) => ({ postMessage: (what: unknown) => heard.push(what) });
type Worker = ReturnType<typeof worker>;
const registration = { installing: null, waiting: null as Worker | null, active: worker(told), unregister };
beforeEach(() => {
  told.length = 0;
  unregister.mockClear();
  held.clear();
  registration.waiting = null;
  localStorage.clear();
  const serviceWorker = {
    register: async () => registration,
    ready: registration,
    getRegistration: async () => registration,
  };
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: serviceWorker });
  const value = {
    has: async (name: string) => held.has(name),
    delete: async (name: string) => held.delete(name),
    match: async (_: string, { cacheName }: { cacheName: string }) => (held.has(cacheName) ? {} : undefined),
  };
  Object.defineProperty(window, 'caches', { configurable: true, value });
});
afterEach(() => {
  clearOwnTimeCache();
  delete document.documentElement.dataset.keptAt;
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

const begun = (at = now) => {
  const client = new QueryClient();
  startOwnTimeCache(client, at);
  return client;
};

test('TIME-21: a page loaded offline knows the user and their state, and refetches when online', () => {
  keepOwnTime(kept);
  expect(begun().getQueryData(['me'])).toBeUndefined();
  document.documentElement.dataset.keptAt = '17';
  const client = begun();
  expect([client.getQueryData(['me']), client.getQueryData(['own-time'])]).toEqual([me, own]);
  expect(client.getQueryState(['me'])?.dataUpdatedAt).toBe(heardLongAgo);
});

test("TIME-21: on a later day the work continues, and that day's hours are not shown", () => {
  keepOwnTime(kept);
  document.documentElement.dataset.keptAt = '17';
  const tomorrow = begun(now + 24 * 60 * 60_000).getQueryData<OwnTime>(['own-time']);
  expect([tomorrow?.presence, tomorrow?.today.worked]).toEqual(['in', []]);
});

test("TIME-21: logging out deletes the user's data; the worker is unregistered unless push needs it", async () => {
  held.add('theke-own-time');
  keepOwnTime(kept);
  await waitFor(() => expect(told).toEqual([{ type: 'keep-own-time' }]));
  forgetSession(new QueryClient());
  expect(readOwnTimeCache()).toBeUndefined();
  await waitFor(() => expect(unregister).toHaveBeenCalledTimes(1));
  expect([told.at(-1), held.size]).toEqual([{ type: 'forget-own-time' }, 0]);
});

test.each([
  ['what is kept already is the newer one’s alone, so that the older one can go', true, []],
  ['what is not kept yet is both’s', false, ['keep-own-time']],
])('TIME-21: with a newer worker on its way %s; both forget', async (_, isKept, expected) => {
  const newer: unknown[] = [];
  registration.waiting = worker(newer);
  if (isKept) held.add('theke-own-time');
  keepOwnTime(kept);
  await waitFor(() => expect(newer).toEqual([{ type: 'keep-own-time' }]));
  forgetSession(new QueryClient());
  await waitFor(() => expect(newer.at(-1)).toEqual({ type: 'forget-own-time' }));
  expect(told).toEqual([...expected, 'forget-own-time'].map((type) => ({ type })));
});

test('TIME-21: another user finds no data of the previous one; the same user does', () => {
  keepOwnTime(kept);
  keepNobodyElse('lena');
  expect(readOwnTimeCache()).toEqual(kept);
  keepNobodyElse('tom');
  expect(readOwnTimeCache()).toBeUndefined();
  expect(JSON.stringify({ ...localStorage })).not.toContain('Lena');
});
