import type { RateLimitKey } from './rate-limit-key.ts';

export type PlacesOptions = {
  /** Maximum number of slots in total. */
  most: number;
  /** Slots among them reserved for staff and devices. */
  reserve?: number;
  /** Maximum number of slots per caller. */
  each: number;
};

/** Slots held by running requests or open streams, limited in total and per caller. No queueing. */
export class Places {
  readonly #options: Required<PlacesOptions>;
  readonly #byHolder = new Map<string, number>();
  #taken = 0;

  constructor({ most: max, reserve = 0, each }: PlacesOptions) {
    this.#options = { most: max, reserve, each };
  }

  /**
   * @returns a function that releases the slot (call once), or the reason: the caller's share or all slots are used up
   */
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
