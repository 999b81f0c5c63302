import { expect, test } from '@jest/globals';
import { load, withBareServer } from './load.ts';

test('of requests that begin at a rate none is measured from a moment that is still to come', async () => {
  const requests = [{ method: 'GET', path: '/', headers: { host: 'localhost' } }];
  const found = await withBareServer(100, (port) =>
    load({ port, requests, connections: 4, rate: 200, warmUp: 0.2, seconds: 1 }),
  );
  // An answer of this server takes less than a millisecond, which is what a timer may be early by.
  expect(found.fastest).toBeGreaterThan(0);
  expect(found.answered).toBeGreaterThan(150);
}, 30_000);
