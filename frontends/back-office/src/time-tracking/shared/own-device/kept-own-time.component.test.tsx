import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { QueryClient } from '@tanstack/react-query';
import { waitFor } from '@testing-library/react';
import type { Me } from '@theke/contracts/identity/user';
import type { OwnTime } from '@theke/contracts/time-tracking/own-time';
import { forgetSession } from '../../../identity/shared/forget-session.ts';
import {
  clearOwnTimeCache,
  keepNobodyElse,
  keepOwnTime,
  outdatedAt,
  readOwnTimeCache,
  startOwnTimeCache,
} from './own-time-cache.ts';

const me = { id: 'lena', firstName: 'Lena' } as Me;
const now = Date.parse('2026-11-21T12:00:00.000Z');
const worked = { startAt: '2026-11-21T08:00:00.000Z', endAt: '2026-11-21T11:00:00.000Z' };
const ownTime = {
  user: { id: 'lena' },
  presence: 'in',
  since: worked.startAt,
  today: { shift: null, worked: [worked], breakDue: null, warnings: [] },
} as unknown as OwnTime;
const ownTimeData = { me, own: ownTime, at: now };

const messages: unknown[] = [];
const existingCaches = new Set<string>();
const unregister = jest.fn(async () => true);
const worker = (received: unknown[]) => ({ postMessage: (message: unknown) => received.push(message) });
type Worker = ReturnType<typeof worker>;
const registration = { installing: null, waiting: null as Worker | null, active: worker(messages), unregister };
beforeEach(() => {
  messages.length = 0;
  unregister.mockClear();
  existingCaches.clear();
  registration.waiting = null;
  localStorage.clear();
  const serviceWorker = {
    register: async () => registration,
    ready: registration,
    getRegistration: async () => registration,
  };
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: serviceWorker });
  const value = {
    has: async (name: string) => existingCaches.has(name),
    delete: async (name: string) => existingCaches.delete(name),
    match: async (_: string, { cacheName }: { cacheName: string }) => (existingCaches.has(cacheName) ? {} : undefined),
  };
  Object.defineProperty(window, 'caches', { configurable: true, value });
});
afterEach(() => {
  clearOwnTimeCache();
  delete document.documentElement.dataset.keptAt;
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

const startClient = (at = now) => {
  const client = new QueryClient();
  startOwnTimeCache(client, at);
  return client;
};

test('TIME-21: a page loaded offline knows the user and their state, and refetches when online', () => {
  keepOwnTime(ownTimeData);
  expect(startClient().getQueryData(['me'])).toBeUndefined();
  document.documentElement.dataset.keptAt = '17';
  const client = startClient();
  expect([client.getQueryData(['me']), client.getQueryData(['own-time'])]).toEqual([me, ownTime]);
  expect(client.getQueryState(['me'])?.dataUpdatedAt).toBe(outdatedAt);
});

test("TIME-21: on a later day the work continues, and that day's hours are not shown", () => {
  keepOwnTime(ownTimeData);
  document.documentElement.dataset.keptAt = '17';
  const tomorrow = startClient(now + 24 * 60 * 60_000).getQueryData<OwnTime>(['own-time']);
  expect([tomorrow?.presence, tomorrow?.today.worked]).toEqual(['in', []]);
});

test("TIME-21: logging out deletes the user's data; the worker is unregistered unless push needs it", async () => {
  existingCaches.add('theke-own-time');
  keepOwnTime(ownTimeData);
  await waitFor(() => expect(messages).toEqual([{ type: 'keep-own-time' }]));
  forgetSession(new QueryClient());
  expect(readOwnTimeCache()).toBeUndefined();
  await waitFor(() => expect(unregister).toHaveBeenCalledTimes(1));
  expect([messages.at(-1), existingCaches.size]).toEqual([{ type: 'forget-own-time' }, 0]);
});

test.each([
  ['only the newer worker is asked if the page is cached', true, []],
  ['both workers are asked if the page is not cached', false, ['keep-own-time']],
])('TIME-21: with a newer worker on its way %s; both delete the page at logout', async (_, isKept, expected) => {
  const newer: unknown[] = [];
  registration.waiting = worker(newer);
  if (isKept) existingCaches.add('theke-own-time');
  keepOwnTime(ownTimeData);
  await waitFor(() => expect(newer).toEqual([{ type: 'keep-own-time' }]));
  forgetSession(new QueryClient());
  await waitFor(() => expect(newer.at(-1)).toEqual({ type: 'forget-own-time' }));
  expect(messages).toEqual([...expected, 'forget-own-time'].map((type) => ({ type })));
});

test('TIME-21: another user finds no data of the previous one; the same user does', () => {
  keepOwnTime(ownTimeData);
  keepNobodyElse('lena');
  expect(readOwnTimeCache()).toEqual(ownTimeData);
  keepNobodyElse('tom');
  expect(readOwnTimeCache()).toBeUndefined();
  expect(JSON.stringify({ ...localStorage })).not.toContain('Lena');
});
