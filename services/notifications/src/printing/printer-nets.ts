import { BlockList, isIPv6 } from 'node:net';
import { houseNets, parseNets } from '@theke/kit/outgoing/nets';

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
