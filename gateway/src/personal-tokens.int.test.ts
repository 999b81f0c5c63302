// ACCESS-16
import type { IncomingMessage, ServerResponse } from 'node:http';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { checkToken } from '@theke/contracts/identity/personal-token';
import { tenantChanged } from '@theke/contracts/identity/tenant';
import { users } from '@theke/contracts/identity/user';
import { identityHeader } from '@theke/kit/identity-token';
import { type GatewayAlone, startGatewayAlone } from '../testing/gateway-alone.ts';

const token = `thp_${'t'.repeat(43)}`;
const holder = {
  id: tenantChanged.example.id,
  user: { id: tenantChanged.example.id, ...users.example, branches: [] },
  scopes: ['orders.read'],
};
let forwarded: { url: string; user: unknown; authorization: unknown }[] = [];

async function serve(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
  let text = '';
  for await (const chunk of incoming) text += chunk;
  if (incoming.url === checkToken.path) {
    const isKnown = JSON.parse(text).token === token;
    response.statusCode = isKnown ? 200 : 404;
    response.end(JSON.stringify(isKnown ? { data: holder } : { errors: [{ code: 'NOT_FOUND', message: '.' }] }));
    return;
  }
  const [payload = ''] = String(incoming.headers[identityHeader]).split('.');
  const { user } = JSON.parse(Buffer.from(payload, 'base64url').toString()) as { user?: unknown };
  forwarded.push({ url: incoming.url ?? '', user, authorization: incoming.headers.authorization });
  response.end(JSON.stringify({ data: [] }));
}

let gateway: GatewayAlone;
beforeAll(async () => {
  gateway = await startGatewayAlone({ answer: serve });
});
afterAll(() => gateway.stop());

const ask = async (path: string, bearer: string) => {
  forwarded = [];
  return gateway.ask(path, { headers: { authorization: `Bearer ${bearer}` } });
};

test('forwards a call as its owner with the scopes of the token, and never the token', async () => {
  expect((await ask('/api/orders', token)).status).toBe(200);
  expect(forwarded).toMatchObject([{ user: { id: holder.user.id, scopes: ['orders.read'] } }]);
  expect(forwarded[0]?.authorization).toBeUndefined();
});

test('refuses an unknown token', async () => {
  expect((await ask('/api/orders', `thp_${'x'.repeat(43)}`)).status).toBe(401);
  expect(forwarded).toEqual([]);
});

test('refuses what no scope includes', async () => {
  expect((await ask('/api/users/me/sessions', token)).status).toBe(403);
  expect((await ask('/api/operations', token)).status).toBe(403);
});
