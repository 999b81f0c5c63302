import { ipv6Prefix48, networkOf } from '@theke/kit/network';
import { Problem } from '@theke/kit/problem';
import type { RateLimiterRes } from 'rate-limiter-flexible';
import { tooMany } from '../api/rate-limits.ts';
import { CountByNetwork } from '../shares/count-by-network.ts';

/** Origin of a request; `browser` is set if it logged in before (known-browser.ts). */
export type From = { address: string; browser?: string | undefined };

/**
 * Limits unknown sessions and keys per network and minute, because each costs identity a query. Credentials cached
 * within ten minutes are not affected (credential-cache.ts).
 */
export class UnknownCredentialLimiter {
  readonly #seen: CountByNetwork;

  constructor(perMinute: number) {
    this.#seen = new CountByNetwork(perMinute, 60);
  }

  /** @throws Problem 429 without calling identity */
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
      // Identity gave no answer, so the attempt does not count.
      if (!(error instanceof Problem) || error.status >= 500) await this.#seen.reward(origin);
      throw error;
    }
  }
}
