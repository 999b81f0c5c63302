import { isIPv6 } from 'node:net';

/**
 * The network of one connection, for counting by origin: an IPv4 address, or the first 64 bits of an IPv6 address,
 * whose owner may choose the rest freely.
 */
export function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
  if (!isIPv6(plain)) return plain;
  const [head = '', tail] = (plain.split('%')[0] ?? '').split('::');
  const first = head.split(':').filter(Boolean);
  const last = (tail ?? '').split(':').filter(Boolean);
  const groups = tail === undefined ? first : [...first, ...Array(8 - first.length - last.length).fill('0'), ...last];
  return groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}

/**
 * IPv6 /48 prefix, the usual allocation of one customer: 65,536 of the networks above, each with its own limit.
 * Undefined for IPv4.
 * @param network from `networkOf`
 */
export const ipv6Prefix48 = (network: string): string | undefined =>
  network.includes(':') ? network.split(':').slice(0, 3).join(':') : undefined;

/** Limit of a /48 prefix in networks: a provider may give each phone a network within one prefix. */
export const networksPerPrefix48 = 10;
