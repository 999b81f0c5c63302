import { expect, test } from '@jest/globals';
import { addressMark } from './address-mark.ts';

const mark = (address: string) => addressMark('secret', address);

test('hides an address in its mark and requires the key to guess it', () => {
  expect(mark('203.0.113.7')).toMatch(/^[\w-]{22}$/);
  expect(mark('203.0.113.7')).not.toBe(addressMark('other', '203.0.113.7'));
});

test('counts a whole IPv6 network once', () => {
  expect(mark('2001:db8:1:2::1')).toBe(mark('2001:db8:1:2:ffff:ffff:ffff:ffff'));
  expect(mark('2001:db8:1:2::1')).toBe(mark('2001:0DB8:0001:0002::1'));
  expect(mark('2001:db8::1')).toBe(mark('2001:db8:0:0:1::'));
  expect(mark('2001:db8:1:2::1')).not.toBe(mark('2001:db8:1:3::1'));
});

test('uses an IPv4 address as it is, also within IPv6', () => {
  expect(mark('::ffff:203.0.113.7')).toBe(mark('203.0.113.7'));
  expect(mark('203.0.113.7')).not.toBe(mark('203.0.113.8'));
});
