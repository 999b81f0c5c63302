import type { BlockList } from 'node:net';
import { AddressRule } from '@theke/kit/outgoing/address-rule';
import { Agent, fetch as fetchWith } from 'undici';

/** Time to connect and to wait for the next bytes of an answer, in ms. Models may think for a minute. */
const connectTimeout = 10_000;
const silenceTimeout = 120_000;

/** Limits requests to providers to the addresses that `AddressRule` allows; redirects are not followed. */
export class AddressGuard {
  readonly #rule: AddressRule;
  readonly #agents: { readonly [protocol: string]: Agent };

  /** @param isPublicAllowed whether providers may have public addresses */
  constructor(nets: BlockList | undefined, isPublicAllowed: boolean) {
    this.#rule = new AddressRule(nets, isPublicAllowed);
    const agentFor = (protocol: string) =>
      new Agent({
        connect: { lookup: this.#rule.lookupFor(protocol), timeout: connectTimeout },
        headersTimeout: silenceTimeout,
        bodyTimeout: silenceTimeout,
      });
    this.#agents = { 'https:': agentFor('https:'), 'http:': agentFor('http:') };
  }

  /** Whether an address is allowed now. A name that cannot be resolved is: the provider may be down. */
  mayReach(address: string): Promise<boolean> {
    return this.#rule.mayReach(address);
  }

  /** `fetch` within these limits. */
  readonly fetch: typeof fetch = async (input, init) => {
    const address = input instanceof Request ? input.url : String(input);
    const dispatcher = this.#agents[new URL(address).protocol];
    if (!dispatcher || !this.#rule.mayBegin(address)) throw new TypeError('address not allowed');
    const response = await fetchWith(address, { ...(init as object), redirect: 'error', dispatcher });
    return response as unknown as Response;
  };

  close(): Promise<unknown> {
    return Promise.all(Object.values(this.#agents).map((agent) => agent.destroy()));
  }
}
