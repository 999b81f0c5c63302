import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '@jest/globals';
import express from 'express';
import { sessionTokenOf, setSessionCookie } from './session-cookie.ts';

const token = 'a-token-of-twenty-characters-or-more';

/** The cookie set by a login behind a proxy with this protocol, and the token read from a cookie. */
async function answer(protocol: 'http' | 'https', cookie = ''): Promise<{ set: string; token: string; port: number }> {
  const app = express().set('trust proxy', 'loopback');
  app.get('/', (request, response) => {
    setSessionCookie(request, response, token, new Date('2026-12-01T00:00:00Z'));
    response.send(sessionTokenOf(request) ?? 'none');
  });
  const server = createServer(app).listen(0, '127.0.0.1');
  await new Promise((listening) => server.once('listening', listening));
  const { port } = server.address() as AddressInfo;
  const reply = await fetch(`http://127.0.0.1:${port}/`, {
    headers: { 'x-forwarded-proto': protocol, cookie: cookie.replace('PORT', String(port)) },
  });
  const text = await reply.text();
  server.closeAllConnections();
  await new Promise((closed) => server.close(closed));
  return { set: String(reply.headers.get('set-cookie')), token: text, port };
}

// SESSION-01
test('sets a secure __Host- cookie over https, and one with the port over http, both HttpOnly', async () => {
  const secure = await answer('https');
  expect(secure.set).toMatch(new RegExp(`^__Host-theke=${token};`));
  const plain = await answer('http');
  expect(plain.set).toMatch(new RegExp(`^theke_${plain.port}=${token};`));
  expect([secure, plain].map(({ set }) => /; Secure/.test(set))).toEqual([true, false]);
  for (const { set } of [secure, plain]) {
    expect(set).toContain('; HttpOnly');
    expect(set).toContain('; SameSite=Lax');
  }
});

test('reads each cookie over its own protocol only', async () => {
  expect((await answer('https', `__Host-theke=${token}`)).token).toBe(token);
  expect((await answer('http', `theke_PORT=${token}`)).token).toBe(token);
  expect((await answer('http', `__Host-theke=${token}`)).token).toBe('none');
  expect((await answer('https', `theke_PORT=${token}`)).token).toBe('none');
});
