import { EventEmitter } from 'node:events';
import { setImmediate as turn } from 'node:timers/promises';
import { expect, jest, test } from '@jest/globals';
import { deviceKeyHeader } from '@theke/contracts/device-key';
import type { Problem } from '@theke/kit/problem';
import type { Request, Response } from 'express';
import type { GatewayConfig } from '../config.ts';
import { admit } from './admit.ts';

const max = {
  MAX_REQUESTS: 20,
  MAX_REQUESTS_PER_NETWORK: 3,
  MAX_REQUESTS_PER_TENANT: 5,
  MAX_DOWNLOADS: 20,
  MAX_DOWNLOADS_PER_NETWORK: 3,
  MAX_DOWNLOADS_PER_TENANT: 4,
  MAX_STREAMS: 20,
  MAX_STREAMS_PER_NETWORK: 9,
  MAX_STREAMS_PER_TENANT: 6,
  MAX_STREAMS_PER_LINK: 2,
};

/** A gateway whose requests last until ended. @param started called with the path when a request is passed on */
function aGateway(limits: Partial<typeof max> = {}, started: (path: string) => void = () => undefined) {
  const handler = admit({ ...max, ...limits } as unknown as GatewayConfig, ({ headers }) =>
    headers.cookie
      ? { name: `user ${headers.cookie}`, isGuest: false }
      : {
          name: `network ${headers.host}`,
          isGuest: true,
          site: headers.host?.includes(':') ? '2001:db8:1' : undefined,
        },
  );
  /** @returns the status if refused, otherwise a function that ends the request */
  return (
    path: string,
    {
      tenant = 'linde',
      person,
      network = 'a',
      key,
    }: { tenant?: string; person?: string; network?: string; key?: string },
  ) => {
    const response = Object.assign(new EventEmitter(), {
      closed: false,
      locals: { caller: { tenant: { id: tenant } } },
    });
    let refusal: Problem | undefined;
    const request = { path, ip: network, headers: { cookie: person, host: network, [deviceKeyHeader]: key } };
    handler(request as unknown as Request, response as unknown as Response, (problem?: unknown) => {
      refusal = problem as Problem | undefined;
      if (!refusal) started(path);
    });
    const end = () => {
      response.closed = true;
      response.emit('close');
    };
    return refusal?.status ?? end;
  };
}
const statusesOf = (answers: (number | (() => void))[]) => answers.filter((one) => typeof one === 'number');

// Second attack review, S3
test.each([
  ['requests', '/api/orders', max.MAX_REQUESTS_PER_TENANT],
  ['downloads', '/upload/hash/1-1.txt', max.MAX_DOWNLOADS_PER_TENANT],
  ['streams', '/api/orders/stream', max.MAX_STREAMS_PER_TENANT],
])('limits one tenant to its share of %s, however many people and keys it has', (_, path, share) => {
  const come = aGateway();
  const own = Array.from({ length: 20 }, (_, person) => come(path, { person: `key ${person}` }));
  expect(statusesOf(own)).toEqual(Array(20 - share).fill(429));
  expect(come(path, { tenant: 'krone', person: 'mara' })).not.toBe(429);
  // Requests of the tenant's guests do not count against the tenant's limit.
  expect(come(path, { network: 'b' })).toBeInstanceOf(Function);
  (own[0] as () => void)();
  expect(come(path, { person: 'late' })).toBeInstanceOf(Function);
});

// Third attack review, T7
test.each([
  ['calls', (at: number) => `/api/orders/${at}`, 6],
  ['pages', (at: number) => `/store/linde.${at}`, 2],
])('limits concurrent %s per tenant, and starts the next one in a later turn', async (_, pathOf, many) => {
  const started: string[] = [];
  const come = aGateway({ MAX_REQUESTS_PER_TENANT: 20 }, (path) => started.push(path));
  const paths = Array.from({ length: many + 2 }, (_, at) => pathOf(at));
  const ends = paths.map((path, at) => come(path, { person: `key ${at}` }) as () => void);
  await turn();
  expect(started).toEqual(paths.slice(0, many));
  // A client that has left is skipped.
  ends[many]?.();
  ends[0]?.();
  expect(started.length).toBe(many);
  await turn();
  await turn();
  expect(started).toEqual([...paths.slice(0, many), paths[many + 1]]);
  // Other tenants and guests do not wait.
  come(pathOf(90), { tenant: 'krone', person: 'mara' });
  come(pathOf(91), { network: 'b' });
  expect(started.slice(-2)).toEqual([pathOf(90), pathOf(91)]);
});

// Security findings H1 and M1 of the fifth attack
test('sends twelve uploads per network at a time and skips clients that have left', async () => {
  const started: string[] = [];
  const come = aGateway({ MAX_DOWNLOADS: 1_000, MAX_DOWNLOADS_PER_NETWORK: 200 }, (path) => started.push(path));
  jest.useFakeTimers({ doNotFake: ['setImmediate'] });
  const ends = Array.from({ length: 200 }, (_, at) => come(`/upload/hash/${at}-1.txt`, {}) as () => void);
  // Downloads keep their slots, even if their readers are slow.
  jest.advanceTimersByTime(60_000);
  jest.useRealTimers();
  await turn();
  expect(started.length).toBe(12);
  for (const end of ends.slice(12, 100)) end();
  ends[0]?.();
  await turn();
  await turn();
  expect(started.slice(12)).toEqual(['/upload/hash/100-1.txt']);
  come('/upload/hash/1-1.txt', { network: 'b' });
  expect(started.length).toBe(14);
});

test('starts twelve images at a time and frees the slot of a slow reader after a second', async () => {
  const started: string[] = [];
  const come = aGateway({ MAX_DOWNLOADS: 1_000, MAX_DOWNLOADS_PER_NETWORK: 200 }, (path) => started.push(path));
  jest.useFakeTimers({ doNotFake: ['setImmediate'] });
  for (let at = 0; at < 30; at += 1) come(`/image/${at}.webp`, {});
  expect(started.length).toBe(12);
  jest.advanceTimersByTime(1_000);
  jest.useRealTimers();
  await turn();
  expect(started.length).toBe(24);
});

// Third attack review, T7
test('frees the queue slot of a slow call after a second', async () => {
  jest.useFakeTimers({ doNotFake: ['setImmediate'] });
  const started: string[] = [];
  const come = aGateway({ MAX_REQUESTS_PER_TENANT: 20 }, (path) => started.push(path));
  for (let at = 0; at < 8; at += 1) come('/api/payments', { person: `key ${at}` });
  expect(started.length).toBe(6);
  jest.advanceTimersByTime(1_000);
  jest.useRealTimers();
  await turn();
  expect(started.length).toBe(8);
});

// Second attack review, S4
test('limits the streams of a link in any spelling', () => {
  const come = aGateway();
  const link = '/api/orders/public/LINK/hash/stream';
  const spellings = [link, `${link}/`, link.replace('stream', 'STREAM'), link.replace('public', 'Public')];
  expect(spellings.map((path, at) => typeof come(path, { network: String(at) }))).toEqual([
    'function',
    'function',
    'number',
    'number',
  ]);
  // Streams do not use slots of requests.
  const streams = Array.from({ length: 4 }, (_, at) =>
    come(`/api/orders/public/LINK${at}/hash/STREAM`, { network: 'x' }),
  );
  expect(statusesOf(streams)).toEqual([]);
  expect(come('/api/orders', { network: 'x' })).toBeInstanceOf(Function);
});

// Second attack review, S6
test.each([
  ['requests', () => '/api/orders', 5],
  ['downloads', () => '/upload/hash/1-1.txt', 5],
  ['streams', (at: number) => `/api/orders/public/LINK${at}/hash/stream`, max.MAX_STREAMS_PER_NETWORK],
])('limits the guests of one IPv6 /48 to a quarter of all %s', (_, pathOf, share) => {
  const come = aGateway();
  const own = Array.from({ length: 20 }, (_, at) => come(pathOf(at), { network: `2001:db8:1:${at}` }));
  expect(statusesOf(own)).toEqual(Array(20 - share).fill(429));
  expect(come(pathOf(100), { network: 'b' })).toBeInstanceOf(Function);
});

test('counts the streams of TVs by key, and those of order links by link whatever key is sent', () => {
  const come = aGateway({ MAX_STREAMS_PER_NETWORK: 20 });
  const tvs = Array.from({ length: 9 }, (_, tv) => come('/api/signage-player/stream', { key: `tv ${tv}` }));
  expect(statusesOf(tvs)).toEqual([]);
  const one = Array.from({ length: 3 }, () => come('/api/signage-player/stream', { key: 'tv 0' }));
  expect(statusesOf(one)).toEqual([429, 429]);
  const link = Array.from({ length: 3 }, (_, at) => come('/api/orders/public/A/b/stream', { key: `made up ${at}` }));
  expect(statusesOf(link)).toEqual([429]);
});
