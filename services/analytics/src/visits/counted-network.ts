import { ipv6Prefix48, networkOf, networksPerPrefix48 } from '@theke/kit/network';

/** Whose visits are counted together: those of an IPv4 address, or of a /48 of IPv6. */
export type CountedNetwork = {
  name: string;
  /** How many networks it counts as. */
  weight: number;
};

export function countedNetwork(address: string): CountedNetwork {
  const network = networkOf(address);
  const site = ipv6Prefix48(network);
  return site === undefined ? { name: network, weight: 1 } : { name: site, weight: networksPerPrefix48 };
}
