import { ipv6Prefix48, networkOf } from '@theke/kit/network';
import { Problem } from '@theke/kit/problem';
import type { RateLimiterRes } from 'rate-limiter-flexible';
import { tooMany } from '../api/rate-limits.ts';
import { CountByNetwork } from '../shares/count-by-network.ts';

/** Where a request comes from; `browser` where one that logged in before (known-browser.ts). */
export type From = { address: string; browser?: string | undefined };

/**
 * Sessions and keys that were made up cost identity a query each, so a network may show so many in a minute. Whoever was known ten
 * minutes ago is not held up by it (credential-cache.ts).
 */
export class UnknownCredentialLimiter {
  readonly #seen: CountByNetwork;

  constructor(perMinute: number) {
    this.#seen = new CountByNetwork(perMinute, 60);
  }

  /** @throws Problem 429 without asking */
  async count<V>({ address, browser }: From, ask: () => Promise<V>): Promise<V> {
    const network = networkOf(address);
    const origin = browser ? { name: `browser ${browser}` } : { name: network, site: ipv6Prefix48(network) };
    await this.#seen.consume(origin).catch((rejected: RateLimiterRes) => {
      throw tooMany(rejected);
    });
    try {
      const found = await ask();
      await this.#seen.reward(origin);
      return found;
    } catch (error) {
      // Nothing was said about it.
      if (!(error instanceof Problem) || error.status >= 500) await this.#seen.reward(origin);
      throw error;
    }
  }
}
