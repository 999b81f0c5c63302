import { networkOf } from '@theke/kit/network';
import { Problem } from '@theke/kit/problem';
import { RateLimiterMemory, type RateLimiterRes } from 'rate-limiter-flexible';
import { tooMany } from '../api/rate-limits.ts';

/**
 * Sessions and keys that were made up cost identity a query each, so a network may show so many in a minute. Whoever was known ten
 * minutes ago is not held up by it (credential-cache.ts).
 */
export class StrangerCount {
  readonly #limiter: RateLimiterMemory;

  constructor(perMinute: number) {
    this.#limiter = new RateLimiterMemory({ points: perMinute, duration: 60 });
  }

  /** @throws Problem 429 without asking */
  async count<V>(address: string, ask: () => Promise<V>): Promise<V> {
    const network = networkOf(address);
    await this.#limiter.consume(network).catch((rejected: RateLimiterRes) => {
      throw tooMany(rejected);
    });
    try {
      const found = await ask();
      await this.#limiter.reward(network);
      return found;
    } catch (error) {
      // Nothing was said about it.
      if (!(error instanceof Problem) || error.status >= 500) await this.#limiter.reward(network);
      throw error;
    }
  }
}
