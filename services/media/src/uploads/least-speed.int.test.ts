import { once } from 'node:events';
import { request as requestHttp } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import express from 'express';
import { requireMinSpeed } from './least-speed.ts';

const app = express().post(
  '/',
  requireMinSpeed({ bytesPerSecond: 64_000, afterMs: 40 }),
  express.raw({ limit: '1mb' }),
  (_, response) => {
    response.sendStatus(201);
  },
);
const server = app.listen(0);
let port: number;
beforeAll(() => {
  port = (server.address() as AddressInfo).port;
});
afterAll(() => void server.close());

const begin = (length: number) =>
  requestHttp({
    port,
    method: 'POST',
    headers: { 'content-length': length, 'content-type': 'application/octet-stream' },
  });

test('ends a connection that sends one byte and stalls, with a response', async () => {
  const slow = begin(500_000);
  slow.on('error', () => undefined); // The unread rest of the body.
  slow.write('x');
  const [response] = await once(slow, 'response');
  expect([response.statusCode, response.headers.connection]).toEqual([408, 'close']);
  expect(JSON.parse(Buffer.concat(await response.toArray()).toString()).errors[0].message).toMatch(/zu langsam.*Bitte/);
  await once(slow, 'close');
});
