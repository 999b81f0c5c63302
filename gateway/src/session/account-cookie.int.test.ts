import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '@jest/globals';
import express from 'express';
import { accountTokenHash, clearAccountCookie, setAccountCookie } from './account-cookie.ts';

const token = 'a-token-of-twenty-characters-or-more';
const hash = createHash('sha256').update(token).digest('base64url');

/** The cookie set behind a proxy with this protocol, and the hash read from a cookie on this path. */
async function answer(protocol: 'http' | 'https', { cookie = '', path = '/api/account', isCleared = false } = {}) {
  const app = express().set('trust proxy', 'loopback');
  app.get('/*path', (request, response) => {
    if (isCleared) clearAccountCookie(request, response);
    else setAccountCookie(request, response, token);
    response.send(accountTokenHash(request) ?? 'none');
  });
  const server = createServer(app).listen(0, '127.0.0.1');
  await new Promise((listening) => server.once('listening', listening));
  const { port } = server.address() as AddressInfo;
  const reply = await fetch(`http://127.0.0.1:${port}${path}`, {
    headers: { 'x-forwarded-proto': protocol, cookie: cookie.replace('PORT', String(port)) },
  });
  const text = await reply.text();
  server.closeAllConnections();
  await new Promise((closed) => server.close(closed));
  return { set: String(reply.headers.get('set-cookie')), hash: text, port };
}

// ACCT-04
test('sets a secure __Host- cookie over https, and one with the port over http, out of reach of scripts', async () => {
  const [secure, plain] = [await answer('https'), await answer('http')];
  expect(secure.set).toMatch(new RegExp(`^__Host-theke-guest=${token};`));
  expect(plain.set).toMatch(new RegExp(`^theke_guest_${plain.port}=${token};`));
  expect([secure, plain].map(({ set }) => /; Secure/.test(set))).toEqual([true, false]);
  for (const { set } of [secure, plain]) expect(set).toMatch(/; HttpOnly.*; SameSite=Lax|; SameSite=Lax.*; HttpOnly/);
  expect((await answer('https', { isCleared: true })).set).toMatch(/^__Host-theke-guest=;.*Expires=Thu, 01 Jan 1970/);
});

// ACCT-04
test('reads the cookie for calls about the account only, and each over its own protocol', async () => {
  const [secure, plain] = [`__Host-theke-guest=${token}`, `theke_guest_PORT=${token}`];
  expect((await answer('https', { cookie: secure })).hash).toBe(hash);
  expect((await answer('http', { cookie: plain, path: '/api/account/orders' })).hash).toBe(hash);
  expect((await answer('http', { cookie: secure })).hash).toBe('none');
  for (const path of ['/api/orders', '/api/accounts', '/store/innenstadt', '/api/init'])
    expect([path, (await answer('http', { cookie: plain, path })).hash]).toEqual([path, 'none']);
  expect((await answer('http', { cookie: 'theke_guest_PORT=zu kurz' })).hash).toBe('none');
});
