// Wrong passwords of others do not lock out a browser that logged in before.
import type { IncomingMessage, ServerResponse } from 'node:http';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { openSession, openSessionByLink } from '@theke/contracts/identity/session';
import { tenantChanged } from '@theke/contracts/identity/tenant';
import { users } from '@theke/contracts/identity/user';
import { type GatewayAlone, startGatewayAlone } from '../testing/gateway-alone.ts';

const max = 6;
const password = 'ein-langes-passwort';
let attempts: { email: string; browser?: string }[] = [];

async function serve(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
  let text = '';
  for await (const chunk of incoming) text += chunk;
  const body = text && JSON.parse(text);
  if (incoming.url === openSession.path) attempts.push(body);
  const isRight = incoming.url === openSessionByLink.path || body.password === password;
  const user = { id: tenantChanged.example.id, ...users.example, branches: [] };
  const { isKept = false } = body;
  const session = { token: 'a-token-of-twenty-characters', expiresAt: '2030-01-01T00:00:00Z', isKept, user };
  response.statusCode = isRight ? 201 : 401;
  response.end(
    JSON.stringify(isRight ? { data: session } : { errors: [{ code: 'INVALID_CREDENTIALS', message: '.' }] }),
  );
}

let gateway: GatewayAlone;
beforeAll(async () => {
  gateway = await startGatewayAlone({ answer: serve, env: { TRUST_PROXY: '1', RATE_LIMIT_LOGIN: String(max) } });
});
afterAll(() => gateway.stop());

const { email } = users.example;
async function login(given: string, { from, cookie = '' }: { from: string; cookie?: string }) {
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': from, cookie };
  const body = JSON.stringify({ email, password: given });
  const { status, headers: replyHeaders } = await gateway.ask('/api/login', { method: 'POST', headers, body });
  return { status, cookies: (replyHeaders['set-cookie'] ?? []).map((one) => String(one).split(';')[0]) };
}

// SESSION-07
test('refuses a network after too many guesses, but not a known browser, which is named to identity', async () => {
  const { cookies } = await login(password, { from: '203.0.113.1' });
  expect(cookies).toEqual([expect.stringMatching(/^theke_80=/), expect.stringMatching(/^theke_browser_80=/)]);
  const cookie = String(cookies[1]);
  for (let guess = 1; guess <= max; guess += 1)
    expect((await login('geraten', { from: '203.0.113.2' })).status).toBe(401);
  expect((await login(password, { from: '203.0.113.2' })).status).toBe(429);
  attempts = [];
  expect((await login(password, { from: '203.0.113.2', cookie })).status).toBe(200);
  expect(attempts).toEqual([{ email, password, isKept: false, browser: expect.stringMatching(/^[\w-]{16}$/) }]);
  // Wrong guesses of a known browser count for that browser in any network. A login link still works.
  for (let guess = 1; guess <= max; guess += 1) await login('geraten', { from: `203.0.113.${10 + guess}`, cookie });
  expect((await login(password, { from: '203.0.113.20', cookie })).status).toBe(429);
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': '203.0.113.20', cookie };
  const byLink = await gateway.ask('/api/login-link', { method: 'POST', headers, body: '{"token":"x"}' });
  expect(byLink.status).toBe(200);
});

// SESSION-10
test('sets a session cookie without expiry unless the user stays logged in', async () => {
  const cookieOf = async (body: object) => {
    const { headers } = await gateway.ask('/api/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': '203.0.113.40' },
      body: JSON.stringify({ email, password, ...body }),
    });
    return String((headers['set-cookie'] ?? [])[0]);
  };
  expect(await cookieOf({})).not.toMatch(/expires|max-age/i);
  expect(await cookieOf({ isKept: true })).toMatch(/Expires=Tue, 01 Jan 2030/);
});

test('rejects a browser id from the client', async () => {
  attempts = [];
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': '203.0.113.30' };
  const body = JSON.stringify({ email, password, browser: 'one-that-i-made-up' });
  expect((await gateway.ask('/api/login', { method: 'POST', headers, body })).status).toBe(422);
  expect(attempts).toEqual([]);
});
