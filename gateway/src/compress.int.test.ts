// What is long is compressed in either layout, and what is short in neither: by a service in this process, which says how long it is, and by one behind
// a proxy.
import type { Server } from 'node:http';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { listen } from '@theke/kit/http/listen';
import { type GatewayAlone, startGatewayAlone } from '../testing/gateway-alone.ts';
import { orderingWithin } from '../testing/ordering-within.ts';
import type { ServiceAddress } from './service-client.ts';

let served: { port: number; server: Server; close(): Promise<void> };
const gateways: Partial<Record<'within' | 'apart', GatewayAlone>> = {};

beforeAll(async () => {
  const { app, serveWithin } = orderingWithin();
  served = await listen(app, 0, '127.0.0.1');
  const url = `http://127.0.0.1:${served.port}`;
  const start = (ordering: ServiceAddress) =>
    startGatewayAlone({ answer: (_request, response) => void response.end(), services: { ordering } });
  gateways.within = await start({ url, app, serveWithin });
  gateways.apart = await start({ url });
});
afterAll(async () => {
  await Promise.all(Object.values(gateways).map((one) => one.stop()));
  await served.close();
});

/** The answer's bytes, plain, and how they came. */
async function answerOf(way: 'within' | 'apart', letters: number, method = 'GET') {
  const headers = { 'accept-encoding': 'br' };
  const reply = await gateways[way]?.open(`/api/orders/public/${letters}/x`, { method, headers });
  if (!reply) throw new Error('it is not running');
  const chunks: Buffer[] = [];
  for await (const chunk of reply) chunks.push(chunk as Buffer);
  const [sent, encoding] = [Buffer.concat(chunks), reply.headers['content-encoding']];
  const plain = encoding === 'br' ? brotliDecompressSync(sent) : sent;
  return { status: reply.statusCode, encoding, length: reply.headers['content-length'], text: plain.toString() };
}

const [long, short] = [3_000, 2_000];
const said = (letters: number) => JSON.stringify({ data: 'ß'.repeat(letters) });

test.each(['within', 'apart'] as const)('%s: what is long is compressed, and is the same', async (way) => {
  expect(await answerOf(way, long)).toEqual({ status: 200, encoding: 'br', length: undefined, text: said(long) });
  expect(await answerOf(way, short)).toEqual({
    status: 200,
    encoding: undefined,
    length: String(Buffer.byteLength(said(short))),
    text: said(short),
  });
});

test.each(['within', 'apart'] as const)('%s: HEAD says how long it is, and nothing of it', async (way) => {
  const length = String(Buffer.byteLength(said(short)));
  expect(await answerOf(way, short, 'HEAD')).toEqual({ status: 200, encoding: undefined, length, text: '' });
});
