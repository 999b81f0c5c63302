import { createHmac } from 'node:crypto';
import { isIPv6 } from 'node:net';

/** The half of an IPv6 address that belongs to one connection: its owner chooses the other half as often as he likes. */
function network(address: string): string {
  if (!isIPv6(address) || address.startsWith('::ffff:')) return address.replace(/^::ffff:/, '');
  const [head = '', tail] = address.split('::');
  const first = head.split(':').filter(Boolean);
  const last = (tail ?? '').split(':').filter(Boolean);
  const groups = tail === undefined ? first : [...first, ...Array(8 - first.length - last.length).fill('0'), ...last];
  return groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}

/** Stands for where somebody comes from, without telling it: an address is personal, and only counted. */
export const addressMark = (secret: string, address: string): string =>
  createHmac('sha256', `upload address:${secret}`).update(network(address)).digest('base64url').slice(0, 22);
