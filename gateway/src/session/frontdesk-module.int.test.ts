import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Problem } from '@theke/kit/problem';
import express, { type ErrorRequestHandler } from 'express';
import { type Caller, setCaller } from '../caller.ts';
import { frontdeskModule } from './frontdesk-module.ts';

let isOn: boolean | undefined;
let purpose: string | undefined;
const fail: ErrorRequestHandler = (error, _request, response, _next) => {
  const { status, faults } = error as Problem;
  response.status(status).json({ errors: faults });
};
const server = createServer(
  express()
    .use((_request, response, next) => {
      const config = { ...(isOn !== undefined && { enablePluginFrontdesk: isOn }) };
      setCaller(response, { config, ...(purpose && { key: { purpose } }) } as unknown as Caller);
      next();
    })
    .use(frontdeskModule)
    .use((_request, response) => void response.send('open'))
    .use(fail),
);
beforeAll(() => new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve)));
afterAll(() => new Promise((resolve) => void server.close(resolve)));

async function opens(path: string, as?: string): Promise<[number, string]> {
  purpose = as;
  const reply = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`);
  return [reply.status, await reply.text()];
}
const paths = ['/frontdesk', '/frontdesk/b1/-'];

// SHAPE-07, ACCESS-12
test.each([true, undefined])('lets the front desk and its keys through if its module is on (%s)', async (given) => {
  isOn = given;
  for (const path of [...paths, '/api/orders/current']) expect(await opens(path, 'frontdesk')).toEqual([200, 'open']);
});

// SHAPE-07, ACCESS-12
test("blocks the front desk's page and keys if its module is off, and nothing else", async () => {
  isOn = false;
  for (const path of paths)
    for (const as of [undefined, 'frontdesk'])
      expect(await opens(path, as)).toEqual([404, expect.stringContaining('Die Theke ist ausgeschaltet')]);
  expect(await opens('/api/orders/current', 'frontdesk')).toEqual([403, expect.stringContaining('FRONTDESK_OFF')]);
  for (const as of [undefined, 'backoffice']) expect(await opens('/api/orders/current', as)).toEqual([200, 'open']);
  expect(await opens('/frontdesks')).toEqual([200, 'open']);
});
