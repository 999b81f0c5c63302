import type { RateLimitKey } from './rate-limit-key.ts';

export type PlacesOptions = {
  /** At a time, of everybody. */
  most: number;
  /** Of those, for staff and their devices alone. */
  reserve?: number;
  /** At a time, of one holder. */
  each: number;
};

/** What is held while a request is under way or a stream open: so many in all, so many of one holder. Nobody waits. */
export class Places {
  readonly #options: Required<PlacesOptions>;
  readonly #byHolder = new Map<string, number>();
  #taken = 0;

  constructor({ most: max, reserve = 0, each }: PlacesOptions) {
    this.#options = { most: max, reserve, each };
  }

  /** @returns what gives the place back, once; why not where there is none: the holder's share is used up, or everything is */
  take({ name, isGuest }: RateLimitKey): (() => void) | 'share' | 'all' {
    const { most: max, reserve, each } = this.#options;
    const own = this.#byHolder.get(name) ?? 0;
    if (own >= each) return 'share';
    if (this.#taken >= (isGuest ? max - reserve : max)) return 'all';
    this.#taken += 1;
    this.#byHolder.set(name, own + 1);
    return () => {
      this.#taken -= 1;
      const left = (this.#byHolder.get(name) ?? 1) - 1;
      if (left > 0) this.#byHolder.set(name, left);
      else this.#byHolder.delete(name);
    };
  }
}
