// Long responses are compressed and short ones are not, both from a service in this process, which knows the length,
// and from one behind a proxy.
import { once } from 'node:events';
import { Agent, type IncomingMessage, request, type Server } from 'node:http';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type Listening, listen } from '@theke/kit/http/listen';
import express, { type Response } from 'express';
import { type GatewayAlone, startGatewayAlone } from '../testing/gateway-alone.ts';
import { orderingWithin } from '../testing/ordering-within.ts';
import { createCompress } from './compress.ts';
import type { ServiceAddress } from './service-client.ts';

let served: { port: number; server: Server; close(): Promise<void> };
let files: Listening;
const gateways: Partial<Record<'within' | 'apart', GatewayAlone>> = {};

beforeAll(async () => {
  const { app, serveWithin } = orderingWithin();
  served = await listen(app, 0, '127.0.0.1');
  const url = `http://127.0.0.1:${served.port}`;
  const media = express();
  media.get('/upload/:hash/:name', (_request, response) => void response.type('text').send(upload));
  files = await listen(media, 0, '127.0.0.1');
  const filesUrl = `http://127.0.0.1:${files.port}`;
  const start = (ordering: ServiceAddress, media: ServiceAddress) =>
    startGatewayAlone({ answer: (_request, response) => void response.end(), services: { ordering, media } });
  gateways.within = await start({ url, app, serveWithin }, { url: filesUrl, app: media });
  gateways.apart = await start({ url }, { url: filesUrl });
});
afterAll(async () => {
  await Promise.all(Object.values(gateways).map((one) => one.stop()));
  await served.close();
  await files.close();
});

const upload = 'Speisekarte '.repeat(10_000);

/** The decompressed response, with encoding and length as sent. */
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
const longText = (letters: number) => JSON.stringify({ data: 'ß'.repeat(letters) });

test.each(['within', 'apart'] as const)('%s: compresses a long response without changing it', async (way) => {
  expect(await answerOf(way, long)).toEqual({ status: 200, encoding: 'br', length: undefined, text: longText(long) });
  expect(await answerOf(way, short)).toEqual({
    status: 200,
    encoding: undefined,
    length: String(Buffer.byteLength(longText(short))),
    text: longText(short),
  });
});

test.each(['within', 'apart'] as const)('%s: answers HEAD with the length and without a body', async (way) => {
  const length = String(Buffer.byteLength(longText(short)));
  expect(await answerOf(way, short, 'HEAD')).toEqual({ status: 200, encoding: undefined, length, text: '' });
});

// Security finding H1 of the fifth attack: an encoder for each download took 10 MB of the gateway.
test.each(['within', 'apart'] as const)('%s: compresses no uploads, however many are downloaded', async (way) => {
  const replies = await Promise.all(
    Array.from({ length: 200 }, (_, at) =>
      gateways[way]?.ask(`/upload/hash/${at}-1.txt`, { headers: { 'accept-encoding': 'br' } }),
    ),
  );
  for (const reply of replies)
    expect([reply?.status, reply?.headers['content-encoding'], reply?.text.length]).toEqual([
      200,
      undefined,
      upload.length,
    ]);
});

describe('concurrent compression', () => {
  const open: Response[] = [];
  let door: Listening;
  const agent = new Agent({ keepAlive: false });
  /** Responds with this number of bytes, or starts a response that the test ends. */
  beforeAll(async () => {
    const app = express();
    app.set('trust proxy', 1);
    app.use(createCompress({ max: 3, perCaller: 2 }));
    app.get(
      '/bytes/:count',
      ({ params }, response) => void response.type('text').send('a'.repeat(Number(params.count))),
    );
    app.get('/slow', (_request, response) => {
      response.type('text').flushHeaders();
      open.push(response);
    });
    door = await listen(app, 0, '127.0.0.1');
  });
  afterAll(async () => {
    agent.destroy();
    await door.close();
  });
  const ask = (path: string, from: string) =>
    new Promise<IncomingMessage>((resolve, reject) => {
      const headers = { 'accept-encoding': 'br', 'x-forwarded-for': from };
      request({ port: door.port, host: '127.0.0.1', path, headers, agent }, resolve).on('error', reject).end();
    });
  const encodingOf = async (path: string, from: string) => {
    const reply = await ask(path, from);
    const chunks: Buffer[] = [];
    for await (const chunk of reply) chunks.push(chunk as Buffer);
    return { encoding: reply.headers['content-encoding'], first: chunks[0]?.[0] ?? 0 };
  };

  test('limits concurrent compressions in total and per network, and sends the rest uncompressed', async () => {
    const responses: IncomingMessage[] = [];
    for (const from of ['192.0.2.1', '192.0.2.1', '192.0.2.1', '192.0.2.2', '192.0.2.3'])
      responses.push(await ask('/slow', from));
    expect(responses.map(({ headers }) => headers['content-encoding'])).toEqual([
      'br',
      'br',
      undefined,
      'br',
      undefined,
    ]);
    expect((await encodingOf('/bytes/9000', '192.0.2.4')).encoding).toBeUndefined();
    // A client that disconnects frees its slot.
    const closed = once(open[0] as Response, 'close');
    responses[0]?.destroy();
    await closed;
    expect((await encodingOf('/bytes/9000', '192.0.2.4')).encoding).toBe('br');
    for (const response of open) response.end();
  });

  test('does not compress a response above a megabyte, and uses a brotli window of 256 kB', async () => {
    expect((await encodingOf('/bytes/1048577', '192.0.2.1')).encoding).toBeUndefined();
    // A brotli stream begins with its window size: a 1 bit, then n in three bits; the window has 2^(17 + n) bytes (RFC
    // 7932, section 9.1).
    const { encoding, first } = await encodingOf('/bytes/1048576', '192.0.2.1');
    expect([encoding, first & 0b1111]).toEqual(['br', 0b0011]);
  });
});
