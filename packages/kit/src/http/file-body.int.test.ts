import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createUpload } from '@theke/contracts/media/upload';
import express, { type ErrorRequestHandler, type Request } from 'express';
import { Problem } from '../problem.ts';
import { fileBody } from './file-body.ts';

const answerProblem: ErrorRequestHandler = (error, _request, response, _next) => {
  response.status(error instanceof Problem ? error.status : error.status).json(error.faults ?? error.type);
};
const app = express()
  .post('/', fileBody(createUpload), (request: Request & { bytes?: Buffer }, response) => {
    const { body, bytes } = request;
    response.json({ body, bytes: bytes?.toString('base64') });
  })
  .use(answerProblem);
const server = app.listen(0);
afterAll(() => void server.close());
let url: string;
beforeAll(() => {
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
});

async function post(body: string, headers: Record<string, string> = {}) {
  const response = await fetch(url, {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json', ...headers },
  });
  return { status: response.status, body: (await response.json()) as unknown };
}

/** Covers all byte values and every remainder of four base64 characters. */
const fileOf = (length: number) => Buffer.from(Array.from({ length }, (_, at) => (at * 7) % 256)).toString('base64');

test.each([12_001, 12_002, 24_575, 24_576, 24_577, 49_152, 100_000])('converts a file of %d bytes', async (length) => {
  const base64 = fileOf(length);
  const named = { name: 'Käse "alt" \\ jung.png', data: 'data:image/png;base64,' };
  for (const text of [base64, base64.replaceAll('/', '\\/')])
    for (const json of [
      `{"name":${JSON.stringify(named.name)},"data":"data:image/png;base64,${text}"}`,
      ` { "data" : "data:image/png;base64,${text}" , "name" : ${JSON.stringify(named.name)} } `,
    ])
      expect(await post(json)).toEqual({ status: 200, body: { body: named, bytes: base64 } });
});

test('leaves short files and other values as they are', async () => {
  for (const body of [{ data: 'data:text/plain;base64,SGFsbG8=', name: 'a.txt' }, { data: 1 }, [], null])
    expect(await post(JSON.stringify(body))).toEqual({ status: 200, body: { body } });
  expect((await post('{"data":"data:')).status).toBe(400);
});

test('rejects invalid or truncated base64', async () => {
  for (const text of [`${fileOf(30_000)}!`, fileOf(30_000).slice(1), `=${fileOf(30_000)}===`, `${fileOf(30_000)}\\n`])
    expect(await post(`{"data":"data:image/png;base64,${text}"}`)).toMatchObject({
      status: 422,
      body: [{ code: 'FILE_INCOMPLETE', field: 'data' }],
    });
});

test.each([
  ['two files', JSON.stringify({ data: `data:;base64,${fileOf(20_000)}`, name: fileOf(20_000) })],
  ['a long name', JSON.stringify({ data: 'data:;base64,AAAA', name: 'x'.repeat(70_000) })],
  ['many names', JSON.stringify(Array.from({ length: 10_000 }, () => 'abcdefghi'))],
])('answers %s with 413', async (_, body) => {
  expect((await post(body)).status).toBe(413);
});

test('refuses a body above the limit before it has arrived', async () => {
  const max = ' '.repeat(createUpload.bodyLimit + 1);
  expect((await post(max)).status).toBe(413);
});
