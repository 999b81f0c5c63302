// Above its capacity, with slow services, the gateway refuses requests at once and answers the admitted ones.
import type { IncomingMessage, ServerResponse } from 'node:http';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { until } from '@theke/kit/testing/until';
import { type GatewayAlone, startGatewayAlone } from '../testing/gateway-alone.ts';

const capacity = 4;
/** More than the default number of sockets of an agent. */
const streams = 300;

/** Opens streams; holds other requests until released. */
const held: ServerResponse[] = [];
let isSlow = false;
function serve(incoming: IncomingMessage, response: ServerResponse): void {
  if (incoming.url?.endsWith('/stream'))
    return void response.writeHead(200, { 'content-type': 'text/event-stream' }).write('event: ready\ndata: {}\n\n');
  if (isSlow) held.push(response);
  else answer(response);
}
const answer = (response: ServerResponse) =>
  void response.setHeader('content-type', 'application/json').end('{"data":{}}');

let gateway: GatewayAlone;
beforeAll(async () => {
  gateway = await startGatewayAlone({
    answer: serve,
    env: {
      MAX_REQUESTS: String(capacity),
      // A fifth is reserved for staff.
      MAX_STREAMS: String(streams * 1.25),
      MAX_STREAMS_PER_NETWORK: '100000',
      MAX_STREAMS_PER_LINK: '100000',
    },
  });
});
afterAll(() => gateway.stop());

const open = (path: string, accept = 'application/json') => gateway.open(path, { headers: { accept } });

async function get(path: string, accept = 'application/json') {
  const { status, headers, text } = await gateway.ask(path, { headers: { accept } });
  return { status, retryAfter: Number(headers['retry-after'] ?? 0), text };
}

const order = '/api/orders/public/ABCDEFGH/pruefwert';

test('refuses requests beyond the capacity at once with a message, and answers the others', async () => {
  isSlow = true;
  const replies = Array.from({ length: 20 }, () => get(order));
  await until('the service is at its capacity', () => held.length === capacity);
  let refused = 0;
  for (const reply of replies) void reply.then(({ status }) => status === 503 && refused++);
  await until('the other requests are refused', () => refused === 20 - capacity);
  // Page requests get an HTML page; probes and files are not limited.
  expect(await get('/', 'text/html')).toMatchObject({
    status: 503,
    text: expect.stringContaining('Gerade ist sehr viel los.'),
  });
  expect(await get('/health/live')).toMatchObject({ status: 200 });
  expect(await get('/mf/nichts.js')).toMatchObject({ status: 404 });

  isSlow = false;
  for (const response of held.splice(0)) answer(response);
  const statuses = (await Promise.all(replies)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(capacity);
  for (const { status, retryAfter, text } of await Promise.all(replies)) {
    if (status === 200) continue;
    expect(retryAfter).toBeGreaterThan(0);
    expect(JSON.parse(text).errors).toEqual([{ code: 'OVERLOADED', message: expect.stringMatching(/^Gerade .*\.$/) }]);
  }
  expect(await get(order)).toMatchObject({ status: 200 });
});

test(`${streams} open streams hold no request slots; one more is refused until another ends`, async () => {
  const opened = await Promise.all(Array.from({ length: streams }, () => open(`${order}/stream`)));
  expect(new Set(opened.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  expect(await get(order)).toMatchObject({ status: 200 });
  expect(await get(`${order}/stream`)).toMatchObject({ status: 503, retryAfter: expect.any(Number) });
  opened[0]?.destroy();
  await until('a slot is free', async () => {
    const reply = await open(`${order}/stream`);
    opened.push(reply);
    return reply.statusCode === 200;
  });
  for (const reply of opened) reply.destroy();
});
