import { readFileSync } from 'node:fs';
import { BlockList, isIP } from 'node:net';
import { z } from 'zod';

/** Whether an address is in one of the networks. */
export type InNetworks = (address: string) => boolean;

/** @throws an Error naming the first invalid network */
function networksOf(text: string): BlockList {
  const list = new BlockList();
  const written = text
    .split('\n')
    .flatMap((line) => (line.split('#')[0] ?? '').split(/[\s,]+/))
    .filter(Boolean);
  for (const network of written) {
    const [net = '', bits, ...more] = network.split('/');
    const version = isIP(net);
    const length = bits === undefined ? (version === 4 ? 32 : 128) : /^\d{1,3}$/.test(bits) ? Number(bits) : Number.NaN;
    if (version === 0 || more.length > 0 || !(length <= (version === 4 ? 32 : 128)))
      throw new Error(`"${network}" is not a network such as 203.0.113.0/24 or 2001:db8::/32`);
    list.addSubnet(net, length, version === 4 ? 'ipv4' : 'ipv6');
  }
  return list;
}

/**
 * Networks whose visits are not counted, configured by the operator: data centres, monitoring. Written as
 * `203.0.113.0/24 2001:db8::/32`, or as the path of a file with one per line and `#` for comments. Read once at
 * startup.
 */
export const uncountedNetworks = z
  .string()
  .default('')
  .transform((written, context): InNetworks => {
    try {
      const list = networksOf(/^\.{0,2}\//.test(written) ? readFileSync(written, 'utf8') : written);
      return (address) => {
        const plain = address.split('%')[0] ?? '';
        const version = isIP(plain);
        return version !== 0 && list.check(plain, version === 4 ? 'ipv4' : 'ipv6');
      };
    } catch (error) {
      context.addIssue({ code: 'custom', message: (error as Error).message });
      return z.NEVER;
    }
  });
