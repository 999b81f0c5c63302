// A service with two replicas behind one address, as in a cluster: connections alternate between them.
import { Agent, createServer, type IncomingMessage, request, type Server } from 'node:http';
import { type AddressInfo, connect, createServer as createDoor } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { tenantChanged } from '@theke/contracts/identity/tenant';
import { serviceOperations } from '@theke/contracts/operations/service-operations';
import { setContext } from '@theke/kit/http/app';
import { type Listening, listen } from '@theke/kit/http/listen';
import { openMetrics } from '@theke/kit/metrics/metrics';
import { noTracing } from '@theke/kit/tracing/tracing';
import express, { type Response } from 'express';
import { setCaller } from '../caller.ts';
import { createCompress } from '../compress.ts';
import { createServiceClient } from '../service-client.ts';
import { createForward } from './forward.ts';

const secret = 'a-secret-of-this-test-and-of-nobody-else';
const quiet = { debug: () => undefined, info: () => undefined, warn: () => undefined, error: () => undefined };

/** Number of requests per replica. */
const counts = [0, 0];
/** The replica that ends on its next request, and the one that has ended and accepts no connections. */
let mortal: number | undefined;
let dead: number | undefined;
const replicas: Server[] = counts.map((_, index) =>
  createServer((incoming, response) => {
    counts[index] = (counts[index] ?? 0) + 1;
    if (mortal !== index && dead !== index) {
      response.setHeader('content-type', 'application/json').end('{"data":{}}');
      return;
    }
    [mortal, dead] = [undefined, index];
    incoming.socket.destroy();
  }),
);
let connections = 0;
const door = createDoor((from) => {
  const next = connections++ % 2;
  const replica = replicas[next === dead ? 1 - next : next] as Server;
  const to = connect((replica.address() as AddressInfo).port, '127.0.0.1');
  for (const [one, other] of [
    [from, to],
    [to, from],
  ] as const) {
    one.on('error', () => undefined); // 'close' follows
    one.on('close', () => other.destroy());
  }
  from.pipe(to).pipe(from);
});

let time = Date.now();
const now = () => time;
const who = { tenant: tenantChanged.example.id, address: '127.0.0.1' };
let forwarding: ReturnType<typeof createForward>;
let client: ReturnType<typeof createServiceClient>;
let gateway: Listening;
const agent = new Agent({ keepAlive: true, maxSockets: 1 });
beforeAll(async () => {
  for (const one of [...replicas, door]) await new Promise<void>((done) => one.listen(0, '127.0.0.1', done));
  const services = { ordering: { url: `http://127.0.0.1:${(door.address() as AddressInfo).port}` } };
  forwarding = createForward(services, secret, now, quiet, createCompress());
  client = createServiceClient(services, secret, now);
  const app = express();
  app.use(setContext(quiet, { metrics: openMetrics().of('gateway'), tracing: noTracing }));
  app.use((incoming, response: Response, next) => {
    setCaller(response, { tenant: tenantChanged.example } as Parameters<typeof setCaller>[1]);
    forwarding.forward('ordering', incoming, response, next);
  });
  gateway = await listen(app, 0, '127.0.0.1');
});
afterAll(async () => {
  agent.destroy();
  await gateway.close();
  forwarding.close();
  client.close();
  for (const one of replicas) one.closeAllConnections();
  for (const one of [...replicas, door]) one.close();
});
beforeEach(() => {
  counts.fill(0);
  [mortal, dead] = [undefined, undefined];
  // Expires the connections kept by earlier tests.
  time += 60_000;
});

const call = (method: string) =>
  new Promise<IncomingMessage>((resolve, reject) => {
    request({ port: gateway.port, host: '127.0.0.1', method, path: '/api/orders', agent }, (reply) => {
      reply.resume();
      reply.once('end', () => resolve(reply));
    })
      .on('error', reject)
      .end();
  });
const readState = () => client.call(serviceOperations('ordering').readState, who, {});

test.each([
  ['forwarded requests', () => call('GET')],
  ['requests of the gateway itself', readState],
])('balances requests to a replica that was added later: %s', async (_what, ask) => {
  for (let second = 0; second < 60; second++) {
    await ask();
    time += 1_000;
  }
  expect(counts[0]).toBeGreaterThan(10);
  expect(counts[1]).toBeGreaterThan(10);
  // Connections are reused instead of one per request.
  expect(connections).toBeLessThan(60);
});

/** Sends requests until each replica has died during one eight times. @returns the answers */
async function answersOfDying(ask: () => Promise<unknown>): Promise<unknown[]> {
  const answers: unknown[] = [];
  for (let deaths = 0; deaths < 16; ) {
    if (answers.length > 500) throw new Error(`${deaths} deaths only: connections are never closed`);
    [mortal, dead] = [deaths % 2, undefined];
    answers.push(await ask());
    if (dead !== undefined) deaths++;
    time += 1_000;
  }
  return answers;
}
const status = async (method: string) => (await call(method)).statusCode;

test('retries a read on another replica if its replica dies', async () => {
  expect(new Set(await answersOfDying(() => status('GET')))).toEqual(new Set([200]));
  expect(new Set(await answersOfDying(async () => (await readState()) && 'told'))).toEqual(new Set(['told']));
});

test('answers an order with 503 if its replica dies, without sending it to another', async () => {
  const answers = await answersOfDying(() => status('POST'));
  expect(answers.filter((one) => one === 503)).toHaveLength(16);
  expect((counts[0] ?? 0) + (counts[1] ?? 0)).toBe(answers.length);
});

test('does not forward the connection header of a service', async () => {
  expect((await call('GET')).headers.connection).toBe('keep-alive');
});
