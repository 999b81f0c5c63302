// Which host the gateway uses when a client sends conflicting headers; behind one proxy, with two tenants and a demo.
import type { IncomingMessage, ServerResponse } from 'node:http';
import { connect } from 'node:net';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { openSession } from '@theke/contracts/identity/session';
import { tenantChanged } from '@theke/contracts/identity/tenant';
import { users } from '@theke/contracts/identity/user';
import { unknownHost } from '@theke/contracts/unknown-codes';
import { verifyIdentity } from '@theke/kit/identity-token';
import { type GatewayAlone, secret, startGatewayAlone } from '../testing/gateway-alone.ts';

const [demo, one, two] = ['a', 'b', 'c'].map((last) => `0199f000-0000-7000-8000-00000000000${last}`) as [
  string,
  string,
  string,
];
const tenant = (id: string, ...hosts: string[]) => ({ ...tenantChanged.example, id, hosts, isDemo: id === demo });

/** Returns the headers and identity received from the gateway. */
function serve(incoming: IncomingMessage, response: ServerResponse): void {
  const { headers } = incoming;
  if (incoming.url === openSession.path) {
    const user = { id: one, ...users.example, branches: [] };
    const opened = { token: 'a-token-of-twenty-characters', expiresAt: '2030-01-01T00:00:00Z', user };
    return void response.writeHead(201).end(JSON.stringify({ data: opened }));
  }
  const who = verifyIdentity(secret, String(headers['x-theke-identity']), Date.now());
  const readForwarded = { host: headers['x-forwarded-host'], proto: headers['x-forwarded-proto'], tenant: who?.tenant };
  response.setHeader('content-type', 'application/json').end(JSON.stringify({ data: readForwarded }));
}

let gateway: GatewayAlone;
beforeAll(async () => {
  gateway = await startGatewayAlone({
    answer: serve,
    tenants: [tenant(demo, 'localhost'), tenant(one, 'eins.example'), tenant(two, 'zwei.example')],
    env: { TRUST_PROXY: '1' },
  });
});
afterAll(() => gateway.stop());

async function readForwarded(headers: Record<string, string>) {
  const { status, text } = await gateway.ask('/api/payments/public/EINS/hash', { headers });
  return status === 200 ? JSON.parse(text).data : status;
}

test('forwards the host of the tenant to services, whatever the client claims', async () => {
  const own = { host: 'eins.example', proto: 'https', tenant: one };
  const proxied = { host: 'eins.example', 'x-forwarded-proto': 'https' };
  expect(await readForwarded(proxied)).toEqual(own);
  for (const claimed of ['zwei.example', 'evil.example', '127.0.0.1:19798', 'evil.example, eins.example'])
    expect(await readForwarded({ ...proxied, 'x-forwarded-host': claimed, forwarded: `host=${claimed}` })).toEqual(own);
  expect(await readForwarded({ ...proxied, host: 'zwei.example:8443' })).toMatchObject({
    host: 'zwei.example:8443',
    tenant: two,
  });
});

// Third attack review, T5
test('forwards http or https only, whatever the client claims', async () => {
  const schemes = ['https', 'http', 'javascript', 'https://evil.example/?', 'HTTPS'];
  const host = 'eins.example';
  const replies = await Promise.all(
    schemes.map(async (scheme) => (await readForwarded({ host, 'x-forwarded-proto': scheme })).proto),
  );
  expect(replies).toEqual(['https', 'http', 'http', 'http', 'http']);
});

// Second attack review, S10
test('answers 404 for unknown services, including property names of objects', async () => {
  for (const path of ['/api/constructor', '/api/__proto__', '/api/toString/1', '/api/nothing'])
    expect([path, (await gateway.ask(path, { headers: { host: 'eins.example' } })).status]).toEqual([path, 404]);
});

// TENANT-02
test('answers 404 for an unknown host, and the demo on localhost and plain addresses', async () => {
  for (const host of ['localhost', 'localhost:8080', '192.168.0.7:8080', '[::1]:8080'])
    expect([host, (await readForwarded({ host })).tenant]).toEqual([host, demo]);
  for (const host of [
    'evil.example',
    'localhost.evil.example',
    '127.0.0.1.evil.example',
    'drei.localhost',
    'localhost.',
  ])
    expect([host, await readForwarded({ host })]).toEqual([host, 404]);
  // The error code lets a TV distinguish a changed domain from its own removal (SIGN-08).
  const call = await gateway.ask('/api/signage-player/state', { headers: { host: 'evil.example' } });
  expect(JSON.parse(call.text).errors).toEqual([
    {
      code: unknownHost,
      message: 'Unter dieser Adresse gibt es keinen Shop. Bitte überprüfen Sie die Schreibweise.',
    },
  ]);
  const page = await gateway.ask('/', { headers: { host: 'evil.example', accept: 'text/html' } });
  expect([page.status, page.text]).toEqual([404, expect.stringContaining('Hier ist kein Shop')]);
});

/** Sends the lines as they are, which Node's client does not. */
function status(lines: string[]): Promise<string | undefined> {
  return new Promise((resolve, reject) => {
    const socket = connect(gateway.port, '127.0.0.1', () => {
      socket.write([...lines, 'connection: close', '', ''].join('\r\n'), 'latin1');
    });
    let text = '';
    socket.setEncoding('utf8');
    socket.on('data', (chunk: string) => {
      text += chunk;
    });
    socket.on('close', () => resolve(text.split(' ')[1]));
    socket.on('error', reject);
  });
}

test('rejects two hosts or a malformed one', async () => {
  const post = 'POST /api/login HTTP/1.1';
  expect(await status([post, 'host: eins.example', 'host: zwei.example'])).toBe('400');
  expect(await status([post, 'host: eins.example', 'Host: eins.example'])).toBe('400');
  for (const port of [':8080;a=b', ':80 80', ':80\t80', ':8ü', ':', ':8080:9', '/', '@zwei.example'])
    expect([port, await status([post, `host: eins.example${port}`])]).toEqual([port, '400']);
});

test('does not cache a login’s response, and denies browser features to pages', async () => {
  const login = await gateway.ask('/api/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'a@eins.example', password: 'x' }),
  });
  expect([login.status, login.headers['cache-control']]).toEqual([200, 'no-store']);
  const page = await gateway.ask('/', { headers: { accept: 'text/html' } });
  expect(page.headers['permissions-policy']).toContain('camera=()');
});
