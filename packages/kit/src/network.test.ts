import { expect, test } from '@jest/globals';
import { ipv6Prefix48, networkOf } from './network.ts';

test('treats an IPv4 address as its own network in any notation', () => {
  expect(networkOf('203.0.113.7')).toBe('203.0.113.7');
  expect(networkOf('::ffff:203.0.113.7')).toBe('203.0.113.7');
  expect(networkOf('::FFFF:203.0.113.7')).toBe('203.0.113.7');
  expect(networkOf('203.0.113.8')).not.toBe(networkOf('203.0.113.7'));
});

test('maps all addresses of a /64 to one network', () => {
  const network = networkOf('2001:db8:1:2::1');
  for (const same of ['2001:DB8:1:2:ffff:ffff:ffff:ffff', '2001:0db8:0001:0002::', '2001:db8:1:2::5%eth0'])
    expect(networkOf(same)).toBe(network);
  expect(networkOf('2001:db8:1:3::1')).not.toBe(network);
  expect(networkOf('::1')).toBe('0:0:0:0');
});

test('returns other texts unchanged', () => {
  expect([networkOf(''), networkOf('gateway')]).toEqual(['', 'gateway']);
});

// Second attack review, S6
test('maps the 65,536 networks of a /48 to one prefix, and IPv4 to none', () => {
  const site = ipv6Prefix48(networkOf('2001:db8:1:2::1'));
  expect(site).toBe('2001:db8:1');
  expect(ipv6Prefix48(networkOf('2001:db8:1:ffff::1'))).toBe(site);
  expect(ipv6Prefix48(networkOf('2001:db8:2:2::1'))).not.toBe(site);
  expect(['203.0.113.7', '::ffff:203.0.113.7', 'gateway'].map((address) => ipv6Prefix48(networkOf(address)))).toEqual(
    Array(3).fill(undefined),
  );
});
