import { networksPerPrefix48 } from '@theke/kit/network';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import type { RateLimitKey } from './rate-limit-key.ts';

type Counted = Pick<RateLimitKey, 'name' | 'site'>;

/** Counts events per caller, and those of all guests of an IPv6 /48 together, within a time window (ADR 0011). */
export class CountByNetwork {
  readonly #own: RateLimiterMemory;
  readonly #ofSites: RateLimiterMemory;

  /** @param seconds length of the window */
  constructor(max: number, seconds: number) {
    this.#own = new RateLimiterMemory({ points: max, duration: seconds });
    this.#ofSites = new RateLimiterMemory({ points: max * networksPerPrefix48, duration: seconds });
  }

  /** @throws RateLimiterRes if a limit is exceeded */
  async consume({ name, site }: Counted, weight = 1): Promise<void> {
    await this.#own.consume(name, weight);
    if (site !== undefined) await this.#ofSites.consume(site, weight);
  }

  /** Undoes one `consume`. */
  async reward({ name, site }: Counted): Promise<void> {
    await this.#own.reward(name);
    if (site !== undefined) await this.#ofSites.reward(site);
  }
}
