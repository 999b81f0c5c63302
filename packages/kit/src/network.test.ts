import { expect, test } from '@jest/globals';
import { ipv6Prefix48, networkOf } from './network.ts';

test('an IPv4 address is a network of its own, however it is written', () => {
  expect(networkOf('203.0.113.7')).toBe('203.0.113.7');
  expect(networkOf('::ffff:203.0.113.7')).toBe('203.0.113.7');
  expect(networkOf('::FFFF:203.0.113.7')).toBe('203.0.113.7');
  expect(networkOf('203.0.113.8')).not.toBe(networkOf('203.0.113.7'));
});

test('all addresses of one /64 are one network, and those of the next one are not', () => {
  const network = networkOf('2001:db8:1:2::1');
  for (const same of ['2001:DB8:1:2:ffff:ffff:ffff:ffff', '2001:0db8:0001:0002::', '2001:db8:1:2::5%eth0'])
    expect(networkOf(same)).toBe(network);
  expect(networkOf('2001:db8:1:3::1')).not.toBe(network);
  expect(networkOf('::1')).toBe('0:0:0:0');
});

test('what is no address is itself', () => {
  expect([networkOf(''), networkOf('gateway')]).toEqual(['', 'gateway']);
});

// S6 of the second attack
test('the 65,536 networks of a customer are one site; an IPv4 address is none', () => {
  const site = ipv6Prefix48(networkOf('2001:db8:1:2::1'));
  expect(site).toBe('2001:db8:1');
  expect(ipv6Prefix48(networkOf('2001:db8:1:ffff::1'))).toBe(site);
  expect(ipv6Prefix48(networkOf('2001:db8:2:2::1'))).not.toBe(site);
  expect(['203.0.113.7', '::ffff:203.0.113.7', 'gateway'].map((address) => ipv6Prefix48(networkOf(address)))).toEqual(
    Array(3).fill(undefined),
  );
});
