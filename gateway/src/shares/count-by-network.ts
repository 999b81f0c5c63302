import { networksPerPrefix48 } from '@theke/kit/network';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import type { RateLimitKey } from './rate-limit-key.ts';

type Counted = Pick<RateLimitKey, 'name' | 'site'>;

/** Counts in a span of time what a holder does, and what all guests of a site do together (ADR 0011). */
export class CountByNetwork {
  readonly #own: RateLimiterMemory;
  readonly #ofSites: RateLimiterMemory;

  /** @param seconds how long the span is */
  constructor(max: number, seconds: number) {
    this.#own = new RateLimiterMemory({ points: max, duration: seconds });
    this.#ofSites = new RateLimiterMemory({ points: max * networksPerPrefix48, duration: seconds });
  }

  /** @throws RateLimiterRes where it is too much */
  async consume({ name, site }: Counted, weight = 1): Promise<void> {
    await this.#own.consume(name, weight);
    if (site !== undefined) await this.#ofSites.consume(site, weight);
  }

  /** It does not count after all. */
  async reward({ name, site }: Counted): Promise<void> {
    await this.#own.reward(name);
    if (site !== undefined) await this.#ofSites.reward(site);
  }
}
