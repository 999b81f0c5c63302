import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { areWebHosts, isHostAllowed, listWebHosts, maxWebHosts } from './web-hosts.ts';

test('lists each origin once, in the order of the setting', () => {
  expect(listWebHosts(' https://Wetter.example.at/  https://karte.example:8443\nhttps://wetter.example.at ')).toEqual([
    'https://wetter.example.at',
    'https://karte.example:8443',
  ]);
  expect(listWebHosts('')).toEqual([]);
});

test('lists nothing if one of the hosts is invalid, and at most twenty', () => {
  for (const host of [
    'http://a.example',
    'a.example',
    'https://*.example',
    'https://a.example/pfad',
    "'self'",
    'data:',
  ])
    expect([host, listWebHosts(`https://gut.example ${host}`)]).toEqual([host, []]);
  const many = (count: number) => Array.from({ length: count }, (_, index) => `https://h${index}.example`).join(' ');
  expect([areWebHosts(many(maxWebHosts)), areWebHosts(many(maxWebHosts + 1))]).toEqual([true, false]);
});

test('lists nothing but https origins, whatever is entered', () => {
  const piece = fc.constantFrom('https://', 'http://', 'a.example', ':8', '/', '*', ';', "'self'", ' ', '@', '\\', 'x');
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
      for (const host of listWebHosts(pieces.join(''))) expect(host).toMatch(/^https:\/\/[a-z0-9.-]+(:\d+)?$/);
    }),
    { numRuns: 1_000 },
  );
});

// SIGN-13
test('allows pages of listed hosts only', () => {
  const hosts = listWebHosts('https://wetter.example.at https://karte.example:8443');
  for (const url of [
    'https://wetter.example.at/heute?ort=graz',
    'https://WETTER.example.at',
    'https://karte.example:8443/',
  ])
    expect([url, isHostAllowed(url, hosts)]).toEqual([url, true]);
  for (const url of [
    'http://wetter.example.at/',
    'https://karte.example/',
    'https://wetter.example.at.evil.example/',
    'https://sub.wetter.example.at/',
    'https://wetter.example.at@evil.example/',
    'https://name:geheim@wetter.example.at/',
    'https://wetter.example.at:444/',
    'javascript:alert(1)',
    '//wetter.example.at/',
    '',
  ])
    expect([url, isHostAllowed(url, hosts)]).toEqual([url, false]);
  expect(isHostAllowed('https://wetter.example.at/', [])).toBe(false);
});
