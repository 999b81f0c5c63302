import { lookup } from 'node:dns/promises';
import { type BlockList, isIP, isIPv6, type LookupFunction } from 'node:net';
import { isPublicAddress } from './is-public-address.ts';
import { lookupAllowed } from './lookup-allowed.ts';

/**
 * Which addresses of programs that a tenant enters may be called: public ones by https, and the operator's networks by
 * http, too. A connection goes to the address that was checked, which prevents DNS rebinding.
 */
export class AddressRule {
  readonly #nets: BlockList | undefined;
  readonly #isPublicAllowed: boolean;

  /** @param isPublicAllowed whether public addresses may be called */
  constructor(nets: BlockList | undefined, isPublicAllowed = true) {
    this.#nets = nets;
    this.#isPublicAllowed = isPublicAllowed;
  }

  #isAllowed(protocol: string, address: string): boolean {
    if (this.#nets?.check(address, isIPv6(address) ? 'ipv6' : 'ipv4')) return true;
    return this.#isPublicAllowed && protocol === 'https:' && isPublicAddress(address);
  }

  /**
   * Whether an address is allowed now. A name that cannot be resolved counts as allowed, because its server may be
   * down.
   */
  async mayReach(address: string): Promise<boolean> {
    const { protocol, host } = partsOf(address);
    if (isIP(host)) return this.#isAllowed(protocol, host);
    const addresses = await lookup(host, { all: true }).catch(() => []);
    return addresses.every((found) => this.#isAllowed(protocol, found.address));
  }

  /**
   * Whether a call may begin: checks protocol and IP addresses. `lookupFor` checks names, and Node calls it for names
   * only.
   */
  mayBegin(address: string): boolean {
    const { protocol, host } = partsOf(address);
    return ['https:', 'http:'].includes(protocol) && (isIP(host) === 0 || this.#isAllowed(protocol, host));
  }

  /** Resolves names for connections of a protocol. */
  lookupFor(protocol: string): LookupFunction {
    return lookupAllowed((address) => this.#isAllowed(protocol, address));
  }
}

function partsOf(address: string): { protocol: string; host: string } {
  const { protocol, hostname } = new URL(address);
  return { protocol, host: hostname.replace(/^\[|\]$/g, '') };
}
