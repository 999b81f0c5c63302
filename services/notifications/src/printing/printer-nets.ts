import { BlockList, isIP, isIPv6 } from 'node:net';

/** Where the printers of a shop stand that has this platform in its own house (RFC 1918, RFC 4193). */
const houseNets = '10.0.0.0/8,172.16.0.0/12,192.168.0.0/16,fc00::/7';

/** Nets as `10.0.0.0/8`, separated by commas. @returns undefined where one is none */
export function netsOf(text: string): BlockList | undefined {
  const nets = new BlockList();
  for (const each of text.split(',').flatMap((part) => part.trim() || [])) {
    const [address = '', bits, ...more] = each.split('/');
    const family = isIP(address);
    const isNet =
      family > 0 && more.length === 0 && /^\d{1,3}$/.test(bits ?? '') && Number(bits) <= (family === 4 ? 32 : 128);
    if (!isNet) return undefined;
    nets.addSubnet(address, Number(bits), family === 4 ? 'ipv4' : 'ipv6');
  }
  return nets;
}

/** What this installation may reach: in production what it names, else the house. */
export const printerNets = ({
  PRINTER_NETS,
  NODE_ENV,
}: {
  PRINTER_NETS?: string | undefined;
  NODE_ENV: string;
}): BlockList => netsOf(PRINTER_NETS ?? (NODE_ENV === 'production' ? '' : houseNets)) ?? new BlockList();

/**
 * Whether raw bytes may be sent to an address: only where a net says so. Whoever hosts many businesses names none, because a manager
 * of any of them chooses the address, and learns whether somebody listens there.
 */
export const mayPrintAt =
  (nets: BlockList) =>
  (address: string): boolean =>
    nets.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
