import { expect, test } from '@jest/globals';
import { refusePage } from './permitted-page.ts';

const own = 'https://marillo.example';

test('permits pages of listed hosts', () => {
  expect(refusePage('https://wetter.example/heute', ['Wetter.example'], own)).toBeUndefined();
});

test('refuses other hosts, their subdomains and unencrypted pages', () => {
  for (const url of ['https://a.wetter.example', 'https://wetter.example.evil.example', 'http://wetter.example'])
    expect(refusePage(url, ['wetter.example'], own)).toContain('„Webseiten auf TVs“');
});

test('refuses pages of its own origin even if the host is listed: they could leave the sandbox', () =>
  expect(refusePage(`${own}/menu`, ['marillo.example'], own)).toContain('eigenen Shops'));
