import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterEach, expect, test } from '@jest/globals';
import express, { type RequestHandler } from 'express';
import { sendFile } from './send-file.ts';

let server: Server;
afterEach(() => new Promise((closed) => server.close(closed)));

async function ask(handler: RequestHandler, method = 'GET') {
  server = createServer(express().use(handler));
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  const outgoing = request({ host: '127.0.0.1', port, method });
  outgoing.on('error', () => undefined);
  return outgoing.end();
}

const aFile = () => ({ size: 6, stream: Readable.from([Buffer.from('abc'), Buffer.from('def')]) });

test.each([
  ['GET', 'abcdef'],
  ['HEAD', ''],
])('%s is sent with its length, and the file is closed', async (method, body) => {
  const file = aFile();
  const outgoing = await ask((_, response) => sendFile(response, file, { 'content-type': 'image/webp' }), method);
  const text = await new Promise<string>((answered) =>
    outgoing.on('response', async (reply) => {
      expect(reply.headers).toMatchObject({ 'content-length': '6', 'content-type': 'image/webp' });
      answered((await buffer(reply)).toString());
    }),
  );
  expect(text).toBe(body);
  expect(file.stream.destroyed).toBe(true);
});

test('closes the file without an error when the reader disconnects', async () => {
  const file = aFile();
  let left: () => void = () => undefined;
  const sent = new Promise<void>((done, failed) => {
    void ask((_, response) => {
      response.once('close', () => sendFile(response, file, {}).then(done, failed));
      left();
    }).then((outgoing) => {
      left = () => outgoing.destroy();
    });
  });
  await sent;
  expect(file.stream.destroyed).toBe(true);
});
