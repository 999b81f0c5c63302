import { isIPv6 } from 'node:net';

/**
 * The part of an address that belongs to one connection, for whatever is counted by where it comes from: an IPv4 address, or the
 * first half of an IPv6 one, whose owner chooses the other half as often as he likes.
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
 * What one customer of a provider has as a rule, of IPv6: 65,536 of the networks above, each with a share of its own. Undefined for
 * IPv4, where an address is all that somebody has.
 * @param network as `networkOf` tells it
 */
export const ipv6Prefix48 = (network: string): string | undefined =>
  network.includes(':') ? network.split(':').slice(0, 3).join(':') : undefined;

/** As much as so many networks may do the guests of a site together: a provider may give each telephone a network of one site. */
export const networksPerPrefix48 = 10;
