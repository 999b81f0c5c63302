import { expect, test } from '@jest/globals';
import type { Request } from 'express';
import { knownBrowser } from './known-browser.ts';

const secret = 'a-secret-of-this-test-and-of-nobody-else';
const [tenant, other] = ['0199f000-0000-7000-8000-00000000000b', '0199f000-0000-7000-8000-00000000000c'];
let now = Date.parse('2026-11-22T12:00:00Z');
const browsers = knownBrowser(secret, () => now);
const coming = (cookie = ''): Request => ({ secure: true, headers: { host: 'eins.example', cookie } }) as Request;
const sent = (set: string): string => set.split(';')[0] as string;

// SESSION-07
test('recognizes a browser for the accounts that logged in with it only', () => {
  const first = coming(sent(browsers.remember(coming(), tenant, 'mara@eins.example')));
  const id = browsers.idOf(first, tenant);
  expect(id).toMatch(/^[\w-]{16}$/);
  expect(browsers.idFor(first, tenant, ' MARA@eins.example')).toBe(id);
  expect(browsers.idFor(first, tenant, 'jonas@eins.example')).toBeUndefined();
  const both = coming(sent(browsers.remember(first, tenant, 'jonas@eins.example')));
  expect(['mara', 'jonas'].map((name) => browsers.idFor(both, tenant, `${name}@eins.example`))).toEqual([id, id]);
});

test('remembers the last eight accounts of a shared tablet', () => {
  let at = coming();
  for (let person = 0; person < 10; person += 1)
    at = coming(sent(browsers.remember(at, tenant, `p${person}@x.example`)));
  const cookies = Array.from(
    { length: 10 },
    (_, person) => browsers.idFor(at, tenant, `p${person}@x.example`) !== undefined,
  );
  expect(cookies).toEqual([false, false, ...Array(8).fill(true)]);
});

test('rejects a cookie that was tampered with, foreign, of another tenant or a year old', () => {
  const set = sent(browsers.remember(coming(), tenant, 'mara@eins.example'));
  const [name, payload, signature] = set.split(/[=.]/) as [string, string, string];
  const forged = Buffer.from(JSON.stringify({ id: 'x', accounts: [], until: now + 1_000 })).toString('base64url');
  const theirs = sent(knownBrowser(`${secret}!`, () => now).remember(coming(), tenant, 'mara@eins.example'));
  for (const cookie of [
    `${name}=${forged}.${signature}`,
    `${name}=${payload}`,
    `${name}=${payload}.`,
    `${name}=.`,
    theirs,
  ])
    expect([cookie, browsers.idOf(coming(cookie), tenant)]).toEqual([cookie, undefined]);
  expect(browsers.idOf(coming(set), other)).toBeUndefined();
  now += 366 * 86_400_000;
  expect(browsers.idOf(coming(set), tenant)).toBeUndefined();
});
