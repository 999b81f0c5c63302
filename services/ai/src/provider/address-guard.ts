import { lookup } from 'node:dns/promises';
import { type BlockList, isIP, isIPv6 } from 'node:net';
import { isPublicAddress } from '@theke/kit/outgoing/is-public-address';
import { lookupAllowed } from '@theke/kit/outgoing/lookup-allowed';
import { Agent, fetch as fetchWith } from 'undici';

/** Time to connect and to wait for the next bytes of an answer, in ms. Models may think for a minute. */
const connectTimeout = 10_000;
const silenceTimeout = 120_000;

/**
 * Limits requests to providers: public addresses by https, and the operator's networks. The address of a connection is
 * the one that was checked, which prevents DNS rebinding; redirects are not followed.
 */
export class AddressGuard {
  readonly #nets: BlockList | undefined;
  readonly #isPublicAllowed: boolean;
  readonly #agents: { readonly [protocol: string]: Agent };

  /** @param isPublicAllowed whether providers may have public addresses */
  constructor(nets: BlockList | undefined, isPublicAllowed: boolean) {
    this.#nets = nets;
    this.#isPublicAllowed = isPublicAllowed;
    const agentFor = (protocol: string) =>
      new Agent({
        connect: { lookup: lookupAllowed((address) => this.#isAllowed(protocol, address)), timeout: connectTimeout },
        headersTimeout: silenceTimeout,
        bodyTimeout: silenceTimeout,
      });
    this.#agents = { 'https:': agentFor('https:'), 'http:': agentFor('http:') };
  }

  #isAllowed(protocol: string, address: string): boolean {
    if (this.#nets?.check(address, isIPv6(address) ? 'ipv6' : 'ipv4')) return true;
    return this.#isPublicAllowed && protocol === 'https:' && isPublicAddress(address);
  }

  /** Whether an address is allowed now. A name that cannot be resolved is: the provider may be down. */
  async mayReach(address: string): Promise<boolean> {
    const { protocol, host } = hostOf(address);
    if (isIP(host)) return this.#isAllowed(protocol, host);
    const addresses = await lookup(host, { all: true }).catch(() => []);
    return addresses.every((found) => this.#isAllowed(protocol, found.address));
  }

  /** `fetch` within these limits. */
  readonly fetch: typeof fetch = async (input, init) => {
    const address = input instanceof Request ? input.url : String(input);
    const { protocol, host } = hostOf(address);
    const dispatcher = this.#agents[protocol];
    // Node looks only names up, not IP addresses.
    if (!dispatcher || (isIP(host) && !this.#isAllowed(protocol, host))) throw new TypeError('address not allowed');
    const response = await fetchWith(address, { ...(init as object), redirect: 'error', dispatcher });
    return response as unknown as Response;
  };

  close(): Promise<unknown> {
    return Promise.all(Object.values(this.#agents).map((agent) => agent.destroy()));
  }
}

function hostOf(address: string): { protocol: string; host: string } {
  const { protocol, hostname } = new URL(address);
  return { protocol, host: hostname.replace(/^\[|\]$/g, '') };
}
