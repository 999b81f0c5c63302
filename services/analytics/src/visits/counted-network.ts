import { ipv6Prefix48, networkOf, networksPerPrefix48 } from '@theke/kit/network';

/** Network whose visits share limits: an IPv4 address, or a /48 of IPv6. */
export type CountedNetwork = {
  name: string;
  /** Multiplier of its limits. */
  weight: number;
};

export function countedNetwork(address: string): CountedNetwork {
  const network = networkOf(address);
  const site = ipv6Prefix48(network);
  return site === undefined ? { name: network, weight: 1 } : { name: site, weight: networksPerPrefix48 };
}
