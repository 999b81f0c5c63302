import { expect, test } from '@jest/globals';
import { isPublicAddress } from './is-public-address.ts';

test.each([
  '127.0.0.1',
  '10.1.2.3',
  '172.16.0.1',
  '172.31.255.255',
  '192.168.1.50',
  '169.254.169.254',
  '100.64.0.1',
  '0.0.0.0',
  '224.0.0.1',
  '255.255.255.255',
  '::1',
  '::',
  '::ffff:127.0.0.1',
  '::ffff:10.0.0.1',
  '::ffff:7f00:1',
  'fd12:3456::1',
  'fe80::1',
  '64:ff9b::a00:1',
  '2002:a00:1::1',
  'ff02::1',
])('rejects %s as a push endpoint', (address) => expect(isPublicAddress(address)).toBe(false));

test.each(['142.250.74.138', '172.15.0.1', '172.32.0.1', '100.128.0.1', '2a00:1450:4014:80e::200a', '34.107.221.82'])(
  'accepts %s as public',
  (address) => expect(isPublicAddress(address)).toBe(true),
);
