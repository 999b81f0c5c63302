import { expect, test } from '@jest/globals';
import { hostName } from './host-name.ts';

// TENANT-01
test.each([
  ['shop.example.at', 'shop.example.at'],
  ['Shop.Example.AT', 'shop.example.at'],
  ['bäckerei.example', 'xn--bckerei-5wa.example'],
  ['zweite.localhost', 'zweite.localhost'],
])('normalises %s to the host %s', (text, host) => {
  expect(hostName(text)).toBe(host);
});

test.each([
  '',
  'shop',
  'https://shop.example',
  'shop.example:8080',
  'shop.example/backend',
  'shop..example',
  'shop.example.',
  '-shop.example',
  'shop_1.example',
  'chef@shop.example',
  'shop .example',
  `${'a'.repeat(64)}.example`,
  `${'a.'.repeat(127)}example`,
])('rejects "%s"', (text) => {
  expect(hostName(text)).toBeUndefined();
});
