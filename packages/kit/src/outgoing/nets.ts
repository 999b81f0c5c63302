import { BlockList, isIP } from 'node:net';
import { z } from 'zod';

/** Private networks of a business that hosts this platform itself (RFC 1918, RFC 4193). */
export const houseNets = '10.0.0.0/8,172.16.0.0/12,192.168.0.0/16,fc00::/7';

/** Parses comma-separated networks like `10.0.0.0/8`. @returns undefined if one is invalid */
export function parseNets(text: string): BlockList | undefined {
  const nets = new BlockList();
  for (const net of text.split(',').flatMap((part) => part.trim() || [])) {
    const [address = '', bits, ...more] = net.split('/');
    const family = isIP(address);
    const isNet =
      family > 0 && more.length === 0 && /^\d{1,3}$/.test(bits ?? '') && Number(bits) <= (family === 4 ? 32 : 128);
    if (!isNet) return undefined;
    nets.addSubnet(address, Number(bits), family === 4 ? 'ipv4' : 'ipv6');
  }
  return nets;
}

/** A variable with networks; undefined if not set. */
export const netsVariable = z
  .string()
  .refine((text) => parseNets(text) !== undefined, {
    error: 'expected nets like 192.168.1.0/24, separated by commas',
  })
  .optional();
