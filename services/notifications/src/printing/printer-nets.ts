import { BlockList, isIP, isIPv6 } from 'node:net';

/** Private networks of a shop that hosts this platform itself (RFC 1918, RFC 4193). */
const houseNets = '10.0.0.0/8,172.16.0.0/12,192.168.0.0/16,fc00::/7';

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

/** Networks that this installation may reach: in production the configured ones, else the private ones. */
export const printerNets = ({
  PRINTER_NETS,
  NODE_ENV,
}: {
  PRINTER_NETS?: string | undefined;
  NODE_ENV: string;
}): BlockList => parseNets(PRINTER_NETS ?? (NODE_ENV === 'production' ? '' : houseNets)) ?? new BlockList();

/**
 * Whether raw bytes may be sent to an address: only within the configured networks. A hosting provider configures none:
 * any tenant's manager chooses addresses and could scan the network.
 */
export const mayPrintAt =
  (nets: BlockList) =>
  (address: string): boolean =>
    nets.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
